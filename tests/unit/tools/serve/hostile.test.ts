import {connect} from 'node:net';
import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {createSiteServer} from '../../../../tools/serve/server';
import {hostilePaths} from '../../../support/hostile';
import {removeFolder, writeSite} from '../../../support/siteFolder';

/** The head of an answer to exactly this path, which every client would tidy up first. */
function headOf(server: Server, path: string): Promise<string> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => (text += String(chunk)))
      .setTimeout(2000, () => reject(new Error(path)))
      .on('end', () => resolve(text.split('\r\n\r\n')[0] ?? ''))
      .on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n\r\n`);
  });
}

let dir: string;
let server: Server;
beforeAll(() => {
  dir = writeSite();
});
afterEach(() => server.close());
afterAll(() => removeFolder(dir));

it.each([
  ['/', 'http://localhost:3000'],
  ['/pr-7/', 'https://docs.example'],
])('no path below %s leads to another host or writes a header', async (base, siteUrl) => {
  expect(hostilePaths.length).toBeGreaterThan(200);
  server = createSiteServer({dir, base, siteUrl});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const statuses = new Set<string>();
  for (const hostile of hostilePaths) {
    const path = hostile.startsWith('/') ? base + hostile.slice(1) : hostile;
    const [line = '', ...headers] = (await headOf(server, path)).split('\r\n');
    const status = line.split(' ')[1] ?? '';
    statuses.add(status);
    const location = headers
      .find((header) => /^location:/i.test(header))
      ?.slice('location: '.length);
    const said = `${path}: ${line} ${location ?? ''}`;
    expect([said, headers.filter((header) => /^set-cookie/i.test(header))]).toEqual([said, []]);
    if (location === undefined) {
      expect([said, ['200', '400', '404'].includes(status)]).toEqual([said, true]);
    } else {
      expect([said, new URL(location, 'https://docs.example').origin]).toEqual([
        said,
        'https://docs.example',
      ]);
      expect([said, status]).toEqual([said, '308']);
      // One that a browser reads in one way only.
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }
  }
  // All kinds of answers are met.
  expect([...statuses].sort()).toEqual(['200', '308', '400', '404']);
});
