import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {delivery} from '../../src/site/delivery';
import {defaultLocale, type Locale} from '../../src/site/locales';
import {normalizePath} from '../../src/lib/address/normalizePath';
import {originsInPage} from '../../src/config/searchOrigins';
import {movedAddress} from '../../src/lib/address/movedAddress';
import {localeOfPath, resolveAddress} from '../../src/lib/address/resolveAddress';
import {prefers} from './accept';
import {
  cacheControl,
  contentType,
  isCompressible,
  pageLinks,
  robotsTag,
  securityHeaders,
  mirrorLinks,
} from './headers';
import {scriptHashes} from './inlineScripts';
import {outputVersion, pageFile, readRoutes, stampFile, mirrorFile} from '../build/output';

type SiteOptions = {
  /** The build output. */
  readonly dir: string;
  /** Base path, beginning and ending in a slash. */
  readonly base: string;
  /** Public address; https turns strict transport security on. */
  readonly siteUrl: string;
};

/** What answers of a page's address depend on; a file is the same for everybody but for its coding. */
const vary = {page: 'accept, accept-encoding', file: 'accept-encoding'} as const;

const wantsMarkdown = (req: IncomingMessage): boolean =>
  prefers(req.headers.accept, delivery.markdown.type);

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers for one finished build, with everything that can be known beforehand read once. */
function answersFor({dir, base, siteUrl}: SiteOptions): Answer {
  const routes = readRoutes(dir);
  const documents = [...[...routes].map(pageFile), ...Object.values(delivery.notFound)];
  const pages = documents
    .filter((file) => existsSync(join(dir, file)))
    .map((file) => readFileSync(join(dir, file), 'utf8'));
  const headers = securityHeaders(scriptHashes(pages), siteUrl, originsInPage(pages[0] ?? ''));
  const addressOf = (path: string): string => encodeURI(base + path.replace(/^\//, ''));
  const links = new Map<string, string>(
    [...routes].flatMap((route) => {
      const document = pageFile(route);
      const mirror = mirrorFile(document);
      if (!existsSync(join(dir, mirror))) return [];
      return [
        [`/${document}`, pageLinks(addressOf(mirror), base)],
        [`/${mirror}`, mirrorLinks(addressOf(route), base, siteUrl)],
      ] as const;
    }),
  );
  const varies = new WeakMap<ServerResponse, string>();
  const files = sirv(dir, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, file) {
      res.setHeader('content-type', contentType(file));
      // sirv has put its own there.
      const value = varies.get(res);
      if (value === undefined) res.removeHeader('vary');
      else res.setHeader('vary', value);
    },
  });

  function notFound(req: IncomingMessage, res: ServerResponse, locale: Locale): void {
    const isMarkdown = wantsMarkdown(req);
    const inForm = (name: string): string => (isMarkdown ? mirrorFile(name) : name);
    const own = inForm(delivery.notFound[locale]);
    const name = existsSync(join(dir, own)) ? own : inForm(delivery.notFound[defaultLocale]);
    const file = join(dir, name);
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
    res.setHeader('vary', vary.page);
    res.writeHead(404, {'content-type': contentType(name), 'content-length': body.length});
    res.end(body);
  }

  function redirect(res: ServerResponse, to: string): void {
    res.setHeader('cache-control', 'no-cache');
    res.writeHead(delivery.redirectStatus, {location: to, 'content-length': 0});
    res.end();
  }

  function file(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    otherwise: () => void,
    varying: string = vary.file,
  ): void {
    // sirv listed the folder at the start and would find out too late that a file is gone.
    if (!existsSync(join(dir, decodeURI(path)))) return otherwise();
    res.setHeader('cache-control', cacheControl(path));
    if (isCompressible(path)) {
      res.setHeader('vary', varying);
      varies.set(res, varying);
    }
    const robots = robotsTag(path);
    if (robots !== undefined) res.setHeader('x-robots-tag', robots);
    const link = links.get(decodeURI(path));
    if (link !== undefined) res.setHeader('link', link);
    req.url = path;
    files(req, res, () => {
      for (const name of ['cache-control', 'x-robots-tag', 'link']) res.removeHeader(name);
      otherwise();
    });
  }

  /** A page, or its mirror for who would rather have that. */
  function page(
    req: IncomingMessage,
    res: ServerResponse,
    route: string,
    otherwise: () => void,
  ): void {
    const document = pageFile(route);
    const mirror = mirrorFile(document);
    const isMirror = wantsMarkdown(req) && existsSync(join(dir, mirror));
    file(req, res, `/${isMirror ? mirror : document}`, otherwise, vary.page);
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

    const moved = movedAddress(pathname, query, base, delivery.redirects);
    if (moved) return redirect(res, moved);

    const address = resolveAddress(pathname, routes, base);
    if (address.kind === 'page') return page(req, res, address.route, missing);
    if (address.kind === 'redirect') return redirect(res, address.to + query);

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

/**
 * How long a connection may idle, in ms. With Node's 5 s a client that pauses writes into one that is being closed,
 * and its request is lost.
 */
const keepAliveTimeout = 75_000;

/** A server for the build in `dir`, by the delivery table. A finished rebuild is picked up by itself. */
export function createSiteServer(options: SiteOptions): Server {
  let version = outputVersion(options.dir);
  let answer = answersFor(options);
  return createServer({keepAliveTimeout}, (req, res) => {
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
