import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {outputVersion, stampFile} from '../build/output';
import {answer, missing, type Answer} from './answer';
import {contentType} from './headers';
import {readSite, type SiteOptions} from './site';

const codings = {br: '.br', gzip: '.gz'} as const;

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers for one finished build, with everything that can be known beforehand read once. */
function answersFor(options: SiteOptions): Listener {
  const {dir} = options;
  const site = readSite(options);
  const varies = new WeakMap<ServerResponse, string | undefined>();
  const files = sirv(dir, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res) {
      // sirv has put its own there.
      const value = varies.get(res);
      if (value === undefined) res.removeHeader('vary');
      else res.setHeader('vary', value);
    },
  });

  /** A whole file, and what it is packed in, read once: those who ask for what is not there may be many. */
  const read = new Map<string, readonly [coding: string | undefined, body: Buffer]>();
  function bodyOf(file: string, accepted: string) {
    const coding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && existsSync(join(dir, file + codings[name])),
    );
    const path = join(dir, file + (coding ? codings[coding] : ''));
    const found =
      read.get(path) ??
      ([coding, existsSync(path) ? readFileSync(path) : Buffer.from('404')] as const);
    read.set(path, found);
    return found;
  }

  function send(req: IncomingMessage, res: ServerResponse, {status, headers, file}: Answer): void {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (file === undefined) {
      res.writeHead(status, {'content-length': 0});
      res.end();
    } else if (status === 404) {
      const [coding, body] = bodyOf(file, String(req.headers['accept-encoding'] ?? ''));
      if (coding) res.setHeader('content-encoding', coding);
      res.writeHead(404, {'content-length': body.length});
      res.end(body);
    } else {
      varies.set(res, headers.vary);
      req.url = `/${encodeURI(file)}`;
      files(req, res);
    }
  }

  return (req, res) => {
    const asked = {method: req.method, url: req.url ?? '', accept: req.headers.accept};
    const found = answer(site, asked);
    // sirv listed the folder at the start and would find out too late that a file is gone.
    const isGone = found.status === 200 && !existsSync(join(dir, found.file ?? ''));
    send(req, res, isGone ? missing(site, asked) : found);
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
  let respond = answersFor(options);
  return createServer({keepAliveTimeout}, (req, res) => {
    try {
      const now = outputVersion(options.dir);
      if (now !== version) {
        // The files of a build in progress do not fit together, nor what is known of their sizes.
        if (!existsSync(join(options.dir, stampFile))) return unfinished(res);
        respond = answersFor(options);
        version = now;
      }
      respond(req, res);
    } catch (error) {
      // One bad request or a half-written build must not end the server.
      console.error(error);
      if (!res.headersSent) res.writeHead(500, {'content-type': contentType('x.txt')});
      res.end('500');
    }
  });
}
