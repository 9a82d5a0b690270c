import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {join} from 'node:path';
import {listen, stopServer} from '../../../tools/serve/listen';

/** Response of a host, in this order: results, an HTTP status, a closed connection, none at all, or HTML. */
export type Behaviour = 'ok' | number | 'drop' | 'silent' | 'html';

export type Asked = {
  readonly host: string;
  readonly method: string;
  readonly url: URL;
  readonly body: {readonly requests: readonly Readonly<Record<string, unknown>>[]};
};

export type Provider = {
  /** Chromium flags that map the host names of the provider to this server. */
  readonly chromiumArguments: readonly string[];
  /** Requests since the last call of `forget` or `reset`. */
  readonly asked: readonly Asked[];
  /** Sets the behaviour of hosts, by a part of the host name. All other hosts respond with results. */
  readonly behave: (behaviours: Readonly<Record<string, Behaviour>>) => void;
  readonly answerWith: (hits: readonly unknown[]) => void;
  /** Empties `asked`. `reset` also restores the default behaviours and results. */
  readonly forget: () => void;
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
};

/** Returns a search record in the format of Algolia's crawler. */
export function record(objectID: string, title: string, url: string): Record<string, unknown> {
  const none = {lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const shown = {value: title, matchLevel: 'full', matchedWords: []};
  return {
    objectID,
    url,
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Documentation', lvl1: 'Page', lvl2: title, ...none},
    _snippetResult: {hierarchy: {lvl2: shown}},
    _highlightResult: {hierarchy: {lvl0: {value: 'Documentation'}, lvl2: shown}},
  };
}

const usual = [
  record('1', 'A <mark>long</mark> page', 'https://docs.example/pr-7/guide/long#first'),
];

/** Starts a server that responds like the search provider. `chromiumArguments` direct the provider's hosts to it. */
export async function startProvider(): Promise<Provider> {
  // Key and certificate in one file, generated for these tests only.
  const pem = readFileSync(join(import.meta.dirname, 'provider-not-a-secret.pem'));
  const asked: Asked[] = [];
  let behaviours: Readonly<Record<string, Behaviour>> = {};
  let hits: readonly unknown[] = usual;

  const server = createServer({key: pem, cert: pem}, (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0]!;
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      asked.push({
        host,
        method: request.method ?? '',
        url: new URL(request.url ?? '', `https://${host}`),
        body: JSON.parse(text || '{}') as Asked['body'],
      });
      const behaviour =
        Object.entries(behaviours).find(([part]) => host.includes(part))?.[1] ?? 'ok';
      if (behaviour === 'drop') return void request.socket.destroy();
      if (behaviour === 'silent') return;
      const status = typeof behaviour === 'number' ? behaviour : 200;
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'content-type': behaviour === 'html' ? 'text/html' : 'application/json',
      });
      if (behaviour === 'html') return void response.end('<!doctype html><p>Hello');
      const body =
        status === 200
          ? {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20}]}
          : {message: `Refused with ${status}`, status};
      response.end(JSON.stringify(body));
    });
  });
  const to = `127.0.0.1:${await listen(server)}`;
  return {
    chromiumArguments: [
      `--host-resolver-rules=MAP *.algolia.net:443 ${to}, MAP *.algolianet.com:443 ${to}`,
      '--ignore-certificate-errors',
    ],
    asked,
    behave: (next) => (behaviours = next),
    answerWith: (next) => (hits = next),
    forget: () => void (asked.length = 0),
    reset() {
      asked.length = 0;
      behaviours = {};
      hits = usual;
    },
    stop: () => stopServer(server),
  };
}
