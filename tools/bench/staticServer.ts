import {createServer} from 'node:http';
import sirv from 'sirv';
import {contentType} from '../serve/headers';
import {listen} from '../serve/listen';
import {fail} from '../support/process';

export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;
type Kind = (typeof kinds)[number];

/** A response body, in bytes as sent. */
export type Sent = {readonly path: string; readonly kind: Kind; readonly bytes: number};

export type StaticServer = {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** Returns what was sent since the last call. */
  readonly takeSent: () => readonly Sent[];
  /** Time of the last request or response, as `performance.now()` counts. */
  readonly lastActive: () => number;
  readonly close: () => void;
};

/**
 * Serves files from the first folder that has them. All compared sites get the same headers: brotli, immutable caching
 * of files with a hash in their name, revalidation of all others.
 */
export async function startStaticServer(folders: readonly string[]): Promise<StaticServer> {
  let sent: Sent[] = [];
  let lastActive = performance.now();
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
    lastActive = performance.now();
    res.once('close', () => {
      lastActive = performance.now();
      const bytes = res.statusCode === 200 ? Number(res.getHeader('content-length') ?? 0) : 0;
      const type = String(res.getHeader('content-type') ?? contentType(path));
      const kind = kinds.find((name) => type.includes(name === 'js' ? 'javascript' : name));
      sent.push({path, kind: kind ?? 'other', bytes});
    });
    const notFound = (): void => void res.writeHead(404).end();
    handlers.reduceRight<() => void>(
      (next, handler) => () => void handler(req, res, next),
      notFound,
    )();
  });
  const port = await listen(server, 4740, false);
  if (port === null) fail('No free port from 4740 to 4840 for a built site.');
  return {
    url: `http://localhost:${port}`,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    lastActive: () => lastActive,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
