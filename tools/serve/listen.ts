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

/** Listens on the port, or, when it is taken and any will do, on the next free one. Null: it is taken. */
export async function listen(server: Server, port: number, fixed: boolean): Promise<number | null> {
  const last = fixed ? port : Math.min(port + 100, 65535);
  for (let candidate = port; candidate <= last; candidate++) {
    if (await tryListen(server, candidate)) return candidate;
  }
  return null;
}

/** Listens for people: says which port it is when that is not the expected one, and ends the command without any. */
export async function listenOrFail(server: Server, port: number, fixed: boolean): Promise<number> {
  const taken = await listen(server, port, fixed);
  if (taken === null) {
    fail(`Port ${port} is taken. Set PORT to a free one, or unset it to have one found.`);
  }
  if (taken !== port) console.log(`Port ${port} is taken, so this is ${taken}.`);
  return taken;
}

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await tryListen(server, 0);
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
