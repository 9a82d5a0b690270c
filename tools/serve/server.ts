import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {outputVersion, stampFile} from '../build/output';
import {answer, missing, type Answer} from './answer';
import {contentType} from './headers';
import {readSite, type SiteOptions} from './readSite';

const codings = {br: '.br', gzip: '.gz'} as const;

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Creates the request handler for a finished build. The build is read once, not for each request. */
function createListener(options: SiteOptions): Listener {
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
      const value = varies.get(res);
      if (value === undefined) res.removeHeader('vary');
      else res.setHeader('vary', value);
    },
  });

  /** Contents of 404 documents, cached because vulnerability scanners request many missing files. */
  const bodies = new Map<string, Buffer>();
  function bodyOf(file: string, accepted: string) {
    const coding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && existsSync(join(dir, file + codings[name])),
    );
    const path = join(dir, file + (coding ? codings[coding] : ''));
    const body = bodies.get(path) ?? (existsSync(path) ? readFileSync(path) : Buffer.from('404'));
    bodies.set(path, body);
    return {coding, body};
  }

  function send(req: IncomingMessage, res: ServerResponse, {status, headers, file}: Answer): void {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (file === undefined) {
      res.writeHead(status, {'content-length': 0}).end();
    } else if (status === 404) {
      const {coding, body} = bodyOf(file, String(req.headers['accept-encoding'] ?? ''));
      if (coding) res.setHeader('content-encoding', coding);
      res.writeHead(404, {'content-length': body.length}).end(body);
    } else {
      varies.set(res, headers.vary);
      req.url = `/${encodeURI(file)}`;
      files(req, res);
    }
  }

  return (req, res) => {
    const asked = {method: req.method, url: req.url ?? '', accept: req.headers.accept};
    const found = answer(site, asked);
    // sirv lists the folder only at the start, so it would fail for a file that was deleted since.
    const isDeleted = found.status === 200 && !existsSync(join(dir, found.file ?? ''));
    send(req, res, isDeleted ? missing(site, asked) : found);
  };
}

function sendUnavailable(res: ServerResponse): void {
  res.writeHead(503, {'content-type': contentType('x.txt'), 'retry-after': '5'});
  res.end('The site is being built, or its last build failed.\n');
}

/** Time until an idle connection is closed, in ms. Node's default of 5 s often ends while a client sends a request. */
const keepAliveTimeout = 75_000;

/** Creates a server for the build in `dir`. As soon as a new build is finished, the server uses the new build. */
export function createSiteServer(options: SiteOptions): Server {
  let version = outputVersion(options.dir);
  let respond = createListener(options);
  return createServer({keepAliveTimeout}, (req, res) => {
    try {
      const now = outputVersion(options.dir);
      if (now !== version) {
        // Without the stamp file, a build is running, and the folder contains files of two builds.
        if (!existsSync(join(options.dir, stampFile))) return sendUnavailable(res);
        respond = createListener(options);
        version = now;
      }
      respond(req, res);
    } catch (error) {
      // Keeps the server running if a request is invalid or the build is incomplete.
      console.error(error);
      if (!res.headersSent) res.writeHead(500, {'content-type': contentType('x.txt')});
      res.end('500');
    }
  });
}
