import {createServer} from 'node:http';
import sirv from 'sirv';
import {contentType} from '../serve/headers';
import {listen, stopServer} from '../serve/listen';

export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;
type Kind = (typeof kinds)[number];

/** A sent response; `bytes` is the size of its body, which is compressed if a compressed file exists. */
export type Sent = {readonly path: string; readonly kind: Kind; readonly bytes: number};

export type StaticServer = Awaited<ReturnType<typeof startStaticServer>>;

/** Starts a server that sends a file from the first folder that has it. Headers of all compared sites are the same. */
export async function startStaticServer(folders: readonly string[]) {
  const sent: Sent[] = [];
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
    const send = ([handler, ...rest]: typeof handlers): void =>
      handler ? handler(req, res, () => send(rest)) : void res.writeHead(404).end();
    send(handlers);
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    takeSent: (): readonly Sent[] => sent.splice(0),
    /** Returns the time of the last request or response, on the clock of `performance.now()`. */
    lastActive: () => lastActive,
    close: () => stopServer(server),
  };
}
