import {createServer} from 'node:http';
import sirv from 'sirv';
import {contentType} from '../serve/headers';
import {listen} from '../serve/listen';
import {fail} from '../support/process';

export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What went over the wire for one request, without headers. */
export type Sent = {readonly path: string; readonly kind: Kind; readonly bytes: number};

export type Host = {
  /** Without a slash at its end. */
  readonly url: string;
  /** What was sent since the last call. */
  readonly take: () => readonly Sent[];
  /** Since when nothing was asked for, as `performance.now()` counts. */
  readonly quietSince: () => number;
  readonly close: () => void;
};

const kindOf = (type: string): Kind =>
  (
    [
      [/html/, 'html'],
      [/css/, 'css'],
      [/javascript/, 'js'],
      [/font/, 'font'],
    ] as const
  ).find(([test]) => test.test(type))?.[1] ?? 'other';

/**
 * Serves folders, the first that has a file, by the rule that is the same for every site: brotli, what has a hash in
 * its name for ever, all else asked for again.
 */
export async function host(folders: readonly string[]): Promise<Host> {
  let sent: Sent[] = [];
  let quietSince = performance.now();
  const handlers = folders.map((folder) =>
    sirv(folder, {
      etag: true,
      brotli: true,
      extensions: ['html'],
      setHeaders(res, path) {
        const isHashed = /^\/(?:zh\/)?assets\//.test(path);
        res.setHeader('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  const server = createServer({keepAliveTimeout: 75_000}, (req, res) => {
    const path = (req.url ?? '/').replace(/\?.*/, '');
    quietSince = performance.now();
    res.once('close', () => {
      quietSince = performance.now();
      const bytes = res.statusCode === 200 ? Number(res.getHeader('content-length') ?? 0) : 0;
      const type = String(res.getHeader('content-type') ?? contentType(path));
      sent.push({path, kind: kindOf(type), bytes});
    });
    const missing = (): void => void res.writeHead(404).end();
    handlers.reduceRight<() => void>(
      (next, handler) => () => void handler(req, res, next),
      missing,
    )();
  });
  const port = await listen(server, 4740, false);
  if (port === null) fail('No port is free for a built site.');
  return {
    url: `http://localhost:${port}`,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    quietSince: () => quietSince,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
