import * as http from 'node:http';
import * as https from 'node:https';
import {buffer} from 'node:stream/consumers';
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

/** Creates a client that sends paths unchanged, unlike `fetch`, which normalises dot segments and slashes. */
export function httpClient(origin: string) {
  const {Agent, request: send} = origin.startsWith('https:') ? https : http;
  const agent = new Agent({keepAlive: true, maxSockets: 24});
  const {hostname, port} = new URL(origin);
  async function request(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<HttpResponse> {
    const options = {hostname, port, path, method, headers, agent, timeout: 20_000};
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const outgoing = send(options, resolve).on('error', reject).end();
      outgoing.on('timeout', () => outgoing.destroy(new Error('No response within 20 s')));
    });
    const coding = response.headers['content-encoding'] ?? 'identity';
    const sent = await buffer(response);
    const body = sent.length === 0 ? sent : (decoders[coding]?.(sent) ?? sent);
    return {status: response.statusCode ?? 0, headers: response.headers, coding, body};
  }
  return {origin, request, close: () => agent.destroy()};
}
