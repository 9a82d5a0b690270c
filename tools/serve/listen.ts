import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fail} from '../support/process';

function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** Listens on the port or, unless it is fixed, on one of the next 100. Returns the port, or null if none is free. */
export async function listen(server: Server, port: number, fixed: boolean): Promise<number | null> {
  const last = fixed ? port : Math.min(port + 100, 65535);
  for (let candidate = port; candidate <= last; candidate++) {
    if (await tryListen(server, candidate)) return candidate;
  }
  return null;
}

/** Listens as `listen` does and prints a port other than the given one. Ends the process if none is free. */
export async function listenOrFail(server: Server, port: number, fixed: boolean): Promise<number> {
  const taken = await listen(server, port, fixed);
  if (taken === null) {
    fail(`Port ${port} is taken. Set PORT to a free port, or unset it to use the next free one.`);
  }
  if (taken !== port) console.log(`Port ${port} is taken, using ${taken}.`);
  return taken;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await tryListen(server, 0);
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
