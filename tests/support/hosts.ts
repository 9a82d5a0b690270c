import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sirv from 'sirv';
import {writers} from '../../tools/deploy/rules';
import {githubPages} from '../../tools/deploy/rules/githubPages';
import {hosts, type Host, type HostName} from '../../tools/deploy/hosts';
import {asker} from '../../tools/deploy/verify/ask';
import {compare} from '../../tools/deploy/verify/compare';
import {freePort} from '../../tools/serve/listen';
import {createSiteServer} from '../../tools/serve/server';
import {readSite, type SiteOptions} from '../../tools/serve/site';

const nginx = '/usr/sbin/nginx';
const caddy = '/usr/bin/caddy';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Running = {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** The folder that is served, when it is not that of the build. */
  readonly dir?: string;
  /** What stands in for the host here lacks besides. */
  readonly lacks?: Host['lacks'];
};
type Start = (options: SiteOptions, folder: string) => Promise<Running>;

async function listening(server: Server): Promise<Running> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return {port: (server.address() as AddressInfo).port, stop};
}

/** A program that listens on a port until it is stopped. */
async function running(program: string, args: readonly string[], port: number, folder: string) {
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: {...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const {ask, close} = asker(`http://127.0.0.1:${port}`);
  while (child.exitCode === null) {
    const isUp = await ask('/').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  close();
  if (child.exitCode !== null) throw new Error(`${program} does not take its rules.`);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return {port, stop};
}

const startNginx: Start = async (options, folder) => {
  const port = await freePort();
  const rules = writers.nginx!(readSite(options))['site.conf']!;
  const isPacked = existsSync(brotli);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `${isPacked ? `load_module ${brotli};` : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${rules
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/srv/site', options.dir)
      .replace(/ *brotli_static on;/, isPacked ? '$&' : '')} }`,
  );
  return {
    ...(await running(nginx, ['-c', conf, '-e', join(folder, 'error.log')], port, folder)),
    ...(!isPacked && {lacks: {br: 'has no brotli module here'}}),
  };
};

const startCaddy: Start = async (options, folder) => {
  const port = await freePort();
  const rules = writers.caddy!(readSite(options)).Caddyfile!;
  const file = join(folder, 'Caddyfile');
  const name = /^\S+(?= \{\n\troot)/m;
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\n${rules.replace(name, `http://127.0.0.1:${port}`).replaceAll('/srv/site', options.dir)}`,
  );
  return running(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], port, folder);
};

/** A host's own service of files, without rules of ours. Who looks for a page at a clean address finds it. */
function fileServer(dir: string): RequestListener {
  const isFile = (file: string): boolean => /\.\w+$/.test(file) && existsSync(file);
  const files = sirv(dir, {dotfiles: true, etag: true});
  return (req, res) => {
    const path = decodeURIComponent((req.url ?? '').replace(/\?.*/s, ''));
    const asked = path.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html'];
    const found = asked.find((ending) => isFile(join(dir, path + ending)));
    if (found === undefined) {
      res.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      res.end(req.method === 'HEAD' ? undefined : readFileSync(join(dir, '404.html')));
      return;
    }
    req.url = encodeURI(path + found);
    files(req, res);
  };
}

const clouds = 'is asked for what stands in for it, which packs nothing';

/** A host that runs a module of ours in front of its files: what its documentation promises, and no more. */
function startCloud(name: HostName, file: string, run: Edge): Start {
  return async (options, folder) => {
    const {base, dir} = options;
    const behind = await listening(createServer(fileServer(dir)));
    const text = writers[name]!(readSite(options))[file]!;
    writeFileSync(join(folder, 'edge.mjs'), text);
    const edge = (await import(join(folder, 'edge.mjs'))) as Record<string, Handler>;
    const fetchFile = (request: Request): Promise<Response> => {
      const {pathname} = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('accept-encoding', 'identity');
      headers.delete('connection');
      const url = `http://127.0.0.1:${behind.port}${pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/.missing'}`;
      return fetch(url, {method: request.method, headers});
    };
    const front = await listening(
      createServer((req, res) => {
        void run(edge, requestOf(req), fetchFile).then(async (answer) => {
          res.writeHead(answer.status, Object.fromEntries(answer.headers));
          res.end(Buffer.from(await answer.arrayBuffer()));
        });
      }),
    );
    const stop = async (): Promise<void> => {
      await front.stop();
      await behind.stop();
    };
    return {port: front.port, stop, lacks: {br: clouds, gzip: clouds}};
  };
}

type FetchFile = (request: Request) => Promise<Response>;
type Edge = (
  edge: Readonly<Record<string, Handler>>,
  request: Request,
  files: FetchFile,
) => Promise<Response>;
type Handler = (...args: unknown[]) => Promise<Response>;

function requestOf(req: IncomingMessage): Request {
  const headers = Object.entries(req.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return new Request(new URL(req.url ?? '/', 'http://host'), {
    method: req.method ?? 'GET',
    headers,
  });
}

export const starts: Readonly<Record<HostName, Start>> = {
  bundled: (options) => listening(createSiteServer(options)),
  nginx: startNginx,
  caddy: startCaddy,
  netlify: startCloud('netlify', 'netlify/edge-functions/site.js', (edge, request, files) =>
    edge.default!(request, {next: files}),
  ),
  cloudflare: startCloud('cloudflare', 'site/_worker.js', ({default: worker}, request, files) =>
    (worker as unknown as {fetch: Handler}).fetch(request, {ASSETS: {fetch: files}}),
  ),
  vercel: startCloud('vercel', 'middleware.js', async (edge, request, files) => {
    const said = await edge.default!(request);
    const to = said.headers.get('x-middleware-rewrite');
    if (to === null) return said;
    const found = await files(new Request(to, request));
    const headers = new Headers(found.headers);
    said.headers.forEach((value, name) => headers.set(name, value));
    return new Response(found.body, {status: found.status, headers});
  }),
  'github-pages': async (options, folder) => {
    const dir = join(folder, 'site');
    githubPages(readSite(options), options.dir, dir);
    const {base} = options;
    const files = fileServer(dir);
    const server = createServer((req, res) => {
      req.url = `/${(req.url ?? '').slice(base.length)}`;
      files(req, res);
    });
    return {...(await listening(server)), dir};
  },
};

/** What has to be installed for a host that is really run; undefined when it is. */
export function lacking(name: HostName): string | undefined {
  const programs: Partial<Record<HostName, string>> = {nginx, caddy};
  const program = programs[name];
  return program === undefined || existsSync(program) ? undefined : `apt-get install ${name}`;
}

/** Starts a host with the rules written for it and asks it everything; what it answers otherwise than the build. */
export async function problemsOf(name: HostName, options: SiteOptions): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const {port, stop, dir = options.dir, lacks} = await starts[name](options, folder);
  const {ask, close} = asker(`http://127.0.0.1:${port}`);
  try {
    const host: Host = hosts[name];
    const all = {...host, lacks: {...host.lacks, ...lacks}};
    const {counts, problems} = await compare(readSite(options), dir, all, ask);
    const asked = [...counts.values()].reduce((sum, count) => sum + count.asked, 0);
    return asked > 100 ? problems : [`only ${asked} addresses were asked for`];
  } finally {
    close();
    await stop();
    rmSync(folder, {recursive: true, force: true});
  }
}
