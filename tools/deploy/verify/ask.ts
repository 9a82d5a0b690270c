import {Agent, request as plain, type IncomingHttpHeaders} from 'node:http';
import {Agent as SafeAgent, request as safe} from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly coding: string;
  /** Unpacked. */
  readonly body: Buffer;
};

/** Asks a host for paths as they stand: `fetch` would tidy dot segments and slashes up first. */
export function asker(origin: string, sockets = 24) {
  const isSafe = origin.startsWith('https:');
  const options = {keepAlive: true, maxSockets: sockets};
  const agent = isSafe ? new SafeAgent(options) : new Agent(options);
  const {hostname, port} = new URL(origin);
  function ask(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<Got> {
    return new Promise((resolve, reject) => {
      const send = isSafe ? safe : plain;
      const req = send({hostname, port, path, method, headers, agent, timeout: 20_000}, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => {
          const coding = res.headers['content-encoding'] ?? 'identity';
          try {
            const body = unpack(Buffer.concat(chunks), coding);
            resolve({status: res.statusCode ?? 0, headers: res.headers, coding, body});
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
      req.on('timeout', () => req.destroy(new Error('No answer within 20 s')));
      req.on('error', reject);
      req.end();
    });
  }
  return {ask, close: () => agent.destroy()};
}

function unpack(body: Buffer, coding: string): Buffer {
  if (body.length === 0) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}
