import * as http from 'node:http';
import * as https from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export type HttpResponse = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly coding: string;
  readonly body: Buffer;
};

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Creates a client that sends paths unchanged; `fetch` would normalise dot segments and slashes. */
export function httpClient(origin: string, sockets = 24) {
  const {Agent, request: send} = origin.startsWith('https:') ? https : http;
  const agent = new Agent({keepAlive: true, maxSockets: sockets});
  const {hostname, port} = new URL(origin);
  function request(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const options = {hostname, port, path, method, headers, agent, timeout: 20_000};
      const outgoing = send(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const coding = response.headers['content-encoding'] ?? 'identity';
          const sent = Buffer.concat(chunks);
          try {
            const body = sent.length === 0 ? sent : (decoders[coding]?.(sent) ?? sent);
            resolve({status: response.statusCode ?? 0, headers: response.headers, coding, body});
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('No response within 20 s')));
      outgoing.on('error', reject);
      outgoing.end();
    });
  }
  return {request, close: () => agent.destroy()};
}
