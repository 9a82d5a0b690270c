import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {writers} from '../../tools/deploy/rules';
import {githubPages} from '../../tools/deploy/rules/githubPages';
import {hosts, type Host, type HostName} from '../../tools/deploy/hosts';
import {compare} from '../../tools/deploy/verify/compare';
import {httpClient} from '../../tools/deploy/verify/httpClient';
import {freePort, listen, stopServer} from '../../tools/serve/listen';
import {createSiteServer} from '../../tools/serve/server';
import {readSite, type SiteOptions} from '../../tools/serve/readSite';
import {fileServer} from './fileServer';
import {writeFolder} from './siteFolder';

const nginx = '/usr/sbin/nginx';
const caddy = '/usr/bin/caddy';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Running = {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** The served folder. Default: the folder of the build. */
  readonly dir?: string;
  /** Features that the local stand-in lacks, although the host has them, each with the reason. */
  readonly lacks?: Host['lacks'];
};
type Start = (options: SiteOptions, folder: string) => Promise<Running>;

async function listening(server: Server): Promise<Running> {
  return {port: await listen(server), stop: () => stopServer(server)};
}

/** Starts a program and waits until it listens on the port. */
async function running(program: string, args: readonly string[], port: number, folder: string) {
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: {...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
  });
  const ended = once(child, 'exit');
  const isUp = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
  while (child.exitCode === null && !(await isUp())) await setTimeout(20);
  if (child.exitCode !== null) throw new Error(`${program} rejects its configuration.`);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return {port, stop};
}

const startNginx: Start = async (options, folder) => {
  const port = await freePort();
  const rules = writers.nginx!(readSite(options))['site.conf']!;
  const hasBrotli = existsSync(brotli);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `${hasBrotli ? `load_module ${brotli};` : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${rules
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/srv/site', options.dir)
      .replace(/ *brotli_static on;/, hasBrotli ? '$&' : '')} }`,
  );
  return {
    ...(await running(nginx, ['-c', conf, '-e', join(folder, 'error.log')], port, folder)),
    ...(!hasBrotli && {lacks: {br: 'has no brotli module installed'}}),
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

export const starts: Readonly<Record<HostName, Start>> = {
  bundled: (options) => listening(createSiteServer(options)),
  nginx: startNginx,
  caddy: startCaddy,
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

/** Returns the command that installs the server of a host; undefined if it is installed or none is needed. */
export function installCommand(name: HostName): string | undefined {
  const programs: Partial<Record<HostName, string>> = {nginx, caddy};
  const program = programs[name];
  return program === undefined || existsSync(program) ? undefined : `apt-get install ${name}`;
}

/** Starts a host with its generated rules and returns the differences between its responses and the expected ones. */
export async function problemsOf(name: HostName, options: SiteOptions): Promise<readonly string[]> {
  const folder = writeFolder({});
  const {port, stop, dir = options.dir, lacks} = await starts[name](options, folder);
  const client = httpClient(`http://127.0.0.1:${port}`);
  try {
    const host: Host = hosts[name];
    const all = {...host, lacks: {...host.lacks, ...lacks}};
    const {counts, problems} = await compare(readSite(options), dir, all, client);
    const requests = [...counts.values()].reduce((sum, count) => sum + count.requests, 0);
    return requests > 100 ? problems : [`only ${requests} requests were sent`];
  } finally {
    client.close();
    await stop();
  }
}
