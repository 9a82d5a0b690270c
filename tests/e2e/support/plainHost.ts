import {createServer, type RequestListener} from 'node:http';
import {listen, stopServer} from '../../../tools/serve/listen';
import {fileServer} from '../../support/fileServer';
import {buildDir} from './pages';

export type PlainHost = {readonly origin: string; readonly stop: () => Promise<void>};

/** Starts a static host without rules: files, `x.html` for `/x`, the index of a folder, one 404 page. */
export const startPlainHost = (dir = buildDir): Promise<PlainHost> => startHost(fileServer(dir));

/** Starts a host on a free port, for a test that decides how a file is sent. */
export async function startHost(listener: RequestListener): Promise<PlainHost> {
  const server = createServer(listener);
  return {origin: `http://localhost:${await listen(server)}`, stop: () => stopServer(server)};
}
