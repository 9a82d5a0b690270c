import {createServer, type RequestListener} from 'node:http';
import {listen, stopServer} from '../../../tools/serve/listen';
import {fileServer} from '../../support/fileServer';
import {buildDir} from './pages';

export type PlainHost = {readonly origin: string; readonly stop: () => Promise<void>};

/** Starts a host without the site's redirects and headers, which serves `x.html` for `/x` and has one 404 page. */
export const startPlainHost = (dir = buildDir): Promise<PlainHost> => startHost(fileServer(dir));

/** Starts an HTTP server with this listener on a free port. */
export async function startHost(listener: RequestListener): Promise<PlainHost> {
  const server = createServer(listener);
  return {origin: `http://localhost:${await listen(server)}`, stop: () => stopServer(server)};
}
