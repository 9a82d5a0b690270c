import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {delivery} from '../../site/delivery';
import {defaultLocale, type Locale} from '../../site/locales';
import {normalizePath} from '../routes/normalizePath';
import {localeOfPath, resolveAddress} from '../routes/resolveAddress';
import {cacheControl, contentType, isCompressible, securityHeaders} from './headers';
import {scriptHashes} from './inlineScripts';
import {outputVersion, pageFile, readRoutes, stampFile} from './output';

export type SiteOptions = {
  /** The build output. */
  readonly dir: string;
  /** Base path, beginning and ending in a slash. */
  readonly base: string;
  /** Public address; https turns strict transport security on. */
  readonly siteUrl: string;
};

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers for one finished build, with everything that can be known beforehand read once. */
function answersFor({dir, base, siteUrl}: SiteOptions): Answer {
  const routes = readRoutes(dir);
  const documents = [...[...routes].map(pageFile), ...Object.values(delivery.notFound)];
  const headers = securityHeaders(
    scriptHashes(
      documents
        .filter((file) => existsSync(join(dir, file)))
        .map((file) => readFileSync(join(dir, file), 'utf8')),
    ),
    siteUrl,
  );
  const files = sirv(dir, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, file) {
      res.setHeader('content-type', contentType(file));
      if (!isCompressible(file)) res.removeHeader('vary');
    },
  });

  function notFound(req: IncomingMessage, res: ServerResponse, locale: Locale): void {
    const own = join(dir, delivery.notFound[locale]);
    const file = existsSync(own) ? own : join(dir, delivery.notFound[defaultLocale]);
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const coding = (
      [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const
    ).find(([name, ending]) => accepted.includes(name) && existsSync(file + ending));
    const body = existsSync(file) ? readFileSync(file + (coding?.[1] ?? '')) : Buffer.from('404');
    if (coding) res.setHeader('content-encoding', coding[0]);
    res.setHeader('cache-control', 'no-cache');
    res.setHeader('vary', 'accept-encoding');
    res.writeHead(404, {'content-type': contentType('x.html'), 'content-length': body.length});
    res.end(body);
  }

  function redirect(res: ServerResponse, to: string, query: string): void {
    res.setHeader('cache-control', 'no-cache');
    res.writeHead(delivery.redirectStatus, {location: to + query, 'content-length': 0});
    res.end();
  }

  function file(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    otherwise: () => void,
  ): void {
    // sirv listed the folder at the start and would find out too late that a file is gone.
    if (!existsSync(join(dir, decodeURI(path)))) return otherwise();
    res.setHeader('cache-control', cacheControl(path));
    if (isCompressible(path)) res.setHeader('vary', 'accept-encoding');
    req.url = path;
    files(req, res, () => {
      res.removeHeader('cache-control');
      otherwise();
    });
  }

  return (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {allow: 'GET, HEAD', 'content-length': 0});
      res.end();
      return;
    }
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '') ?? [];
    const normal = normalizePath(pathname);
    const missing = (): void => notFound(req, res, localeOfPath(pathname, base));

    const moved = delivery.redirects.find(({from}) => normal === base + from.slice(1));
    if (moved) return redirect(res, base + moved.to.slice(1), query);

    const address = resolveAddress(pathname, routes, base);
    if (address.kind === 'page') return file(req, res, `/${pageFile(address.route)}`, missing);
    if (address.kind === 'redirect') return redirect(res, address.to, query);

    const path = `/${pathname.slice(base.length)}`;
    const isFile =
      normal !== null &&
      pathname.startsWith(base) &&
      !path.endsWith('/') &&
      !/\.(?:br|gz)$/.test(path) &&
      !delivery.hidden.includes(decodeURI(path).slice(1));
    if (isFile) file(req, res, path, missing);
    else missing();
  };
}

function unfinished(res: ServerResponse): void {
  res.writeHead(503, {'content-type': contentType('x.txt'), 'retry-after': '5'});
  res.end('The site is being built, or its last build failed.\n');
}

/** A server for the build in `dir`, by the delivery table. A finished rebuild is picked up by itself. */
export function createSiteServer(options: SiteOptions): Server {
  let version = outputVersion(options.dir);
  let answer = answersFor(options);
  return createServer((req, res) => {
    try {
      const now = outputVersion(options.dir);
      if (now !== version) {
        // The files of a build in progress do not fit together, nor what is known of their sizes.
        if (!existsSync(join(options.dir, stampFile))) return unfinished(res);
        answer = answersFor(options);
        version = now;
      }
      answer(req, res);
    } catch (error) {
      // One bad request or a half-written build must not end the server.
      console.error(error);
      if (!res.headersSent) res.writeHead(500, {'content-type': contentType('x.txt')});
      res.end('500');
    }
  });
}
