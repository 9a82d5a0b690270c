import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, normalize} from 'node:path';
import {contentType} from '../../../tools/serve/headers';
import {buildDir} from './pages';

export type PlainHost = {readonly origin: string; readonly stop: () => Promise<void>};

/** Starts a static host without rules: files, `x.html` for `/x`, the index of a folder, one 404 page. */
export async function startPlainHost(dir = buildDir): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
    const asked = path.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html'];
    const found = asked.map((ending) => join(dir, path + ending)).find(isFile);
    const file = found ?? join(dir, '404.html');
    response.writeHead(found ? 200 : 404, {'content-type': contentType(file)});
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
