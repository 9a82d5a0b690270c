import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import sirv from 'sirv';
import {outputVersion, stampFile} from '../build/output';
import {answer, missing, type Answer} from './answer';
import {contentType, isCompressible, minimumBytes} from './headers';
import {readSite, type SiteOptions} from './readSite';

type Listener = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Creates the request handler for a finished build. The build is read once, not for each request. */
function createListener(options: SiteOptions): Listener {
  const {dir} = options;
  const site = readSite(options);
  const varies = new WeakMap<ServerResponse, string | undefined>();
  const files = sirv(dir, {
    dev: false,
    etag: true,
    extensions: [],
    setHeaders(res) {
      const value = varies.get(res);
      if (value === undefined) res.removeHeader('vary');
      else res.setHeader('vary', value);
    },
  });

  const compressed = compressedFiles();
  /** Contents of 404 documents, cached because vulnerability scanners request many missing files. */
  const missingBodies = new Map<string, Promise<Buffer>>();
  function missingBody(path: string): Promise<Buffer> {
    const body =
      missingBodies.get(path) ??
      (existsSync(path) ? readFile(path) : Promise.resolve(Buffer.from('404')));
    missingBodies.set(path, body);
    return body;
  }

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    {status, headers, file}: Answer,
  ): Promise<void> {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (file === undefined) return void res.writeHead(status, {'content-length': 0}).end();
    const path = join(dir, file);
    const stats = isCompressible(file) ? statSync(path, {throwIfNoEntry: false}) : undefined;
    // A part of a file is sent as it is.
    const isWhole = stats !== undefined && stats.size >= minimumBytes && !req.headers.range;
    const coding = isWhole ? acceptedCoding(String(req.headers['accept-encoding'])) : undefined;
    if (status !== 404 && coding === undefined) {
      varies.set(res, headers.vary);
      req.url = `/${encodeURI(file)}`;
      return files(req, res);
    }
    if (status !== 404) {
      const etag = `W/"${stats!.size}-${stats!.mtimeMs}-${coding}"`;
      res.setHeader('etag', etag);
      if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
    }
    const body = await (coding ? compressed(path, coding) : missingBody(path));
    if (coding) res.setHeader('content-encoding', coding);
    res.writeHead(status, {'content-length': body.length}).end(body);
  }

  return (req, res) => {
    const asked = {method: req.method, url: req.url ?? '', accept: req.headers.accept};
    const found = answer(site, asked);
    // sirv lists the folder only at the start, so it would fail for a file that was deleted since.
    const isDeleted = found.status === 200 && !existsSync(join(dir, found.file ?? ''));
    return send(req, res, isDeleted ? missing(site, asked) : found);
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
    const answerOrThrow = async (): Promise<void> => {
      const now = outputVersion(options.dir);
      if (now !== version) {
        // Without the stamp file, a build is running, and the folder contains files of two builds.
        if (!existsSync(join(options.dir, stampFile))) return sendUnavailable(res);
        respond = createListener(options);
        version = now;
      }
      await respond(req, res);
    };
    // Keeps the server running if a request is invalid or the build is incomplete.
    answerOrThrow().catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500, {'content-type': contentType('x.txt')});
      res.end('500');
    });
  });
}

const extensions = {br: '.br', gzip: '.gz'} as const;

type Coding = keyof typeof extensions;

/** Brotli quality: 5 has 10 % more bytes than 10, which `npm run build -- --compress` uses, and takes a twentieth. */
const params = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 5,
};

const compress: Readonly<Record<Coding, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) => promisify(brotliCompress)(data, {params}),
  gzip: (data) => promisify(gzip)(data),
};

/** Returns the best coding that an `Accept-Encoding` header names and does not rule out by the weight 0. */
function acceptedCoding(header = ''): Coding | undefined {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', weight = 'q=1'] = item.toLowerCase().split(';');
      return [name.trim(), Number(weight.replace(/.*=/, ''))];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => (weights.get(coding) ?? 0) > 0);
}

/** Returns a function that reads files compressed, from `.br` and `.gz` files if they exist. Results are cached. */
function compressedFiles(): (file: string, coding: Coding) => Promise<Buffer> {
  const bodies = new Map<string, Promise<Buffer>>();
  return (file, coding) => {
    const path = file + extensions[coding];
    const body =
      bodies.get(path) ??
      (existsSync(path) ? readFile(path) : readFile(file).then((data) => compress[coding](data)));
    bodies.set(path, body);
    return body;
  };
}
