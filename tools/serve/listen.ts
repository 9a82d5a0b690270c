import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fail} from '../support/process';

/** Listens on a port, by default on any free port, and returns the port. Throws if the port is taken. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Listens on the port or, unless it is fixed, on one of the next 100 ports. Ends the process if no port is free. */
export async function listenOrFail(server: Server, port: number, fixed: boolean): Promise<number> {
  const last = fixed ? port : Math.min(port + 100, 65535);
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await listen(server, candidate);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    if (candidate !== port) console.log(`Port ${port} is taken, using ${candidate}.`);
    return candidate;
  }
  fail(`Port ${port} is taken. Set PORT to a free port, or unset it to use the next free one.`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await stopServer(server);
  return port;
}
