import {createServer, type RequestListener} from 'node:http';
import {listen, stopServer} from '../../../tools/serve/listen';
import {fileServer} from '../../support/fileServer';
import {buildDir} from './pages';

export type PlainHost = {readonly origin: string; readonly stop: () => Promise<void>};

/** Starts a host that serves files, `x.html` for `/x` and one 404 page, without redirects and headers of the site. */
export const startPlainHost = (dir = buildDir): Promise<PlainHost> => startHost(fileServer(dir));

/** Starts a host on a free port that answers requests by the listener. */
export async function startHost(listener: RequestListener): Promise<PlainHost> {
  const server = createServer(listener);
  return {origin: `http://localhost:${await listen(server)}`, stop: () => stopServer(server)};
}
