import {connect} from 'node:net';
import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {createSiteServer} from '../../../../tools/serve/server';
import {hostilePaths} from '../../../support/hostile';
import {removeFolder, writeSite} from '../../../support/siteFolder';

/** Sends a path unchanged, which clients would normalise, and returns the head of the response. */
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
])('no path below %s redirects to another host or adds a header', async (base, siteUrl) => {
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
    const request = `${path}: ${line} ${location ?? ''}`;
    expect([request, headers.filter((header) => /^set-cookie/i.test(header))]).toEqual([
      request,
      [],
    ]);
    if (location === undefined) {
      expect([request, ['200', '400', '404'].includes(status)]).toEqual([request, true]);
    } else {
      expect([request, new URL(location, 'https://docs.example').origin]).toEqual([
        request,
        'https://docs.example',
      ]);
      expect([request, status]).toEqual([request, '308']);
      // An address that browsers cannot interpret differently.
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }
  }
  expect([...statuses].sort()).toEqual(['200', '308', '400', '404']);
});
