import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {stampFile} from '../../../../tools/build/output';
import {precompress} from '../../../../tools/build/precompress';
import {httpClient} from '../../../../tools/deploy/verify/httpClient';
import {listen, stopServer} from '../../../../tools/serve/listen';
import {scriptHash} from '../../../../tools/serve/readSite';
import {createSiteServer} from '../../../../tools/serve/server';
import {hostilePaths} from '../../../support/hostile';
import {inlineScript, routes, writeFolder, writeSite} from '../../../support/siteFolder';

async function ask(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const client = httpClient(`http://localhost:${(server.address() as AddressInfo).port}`);
  const answer = await client.request(path, headers, method);
  client.close();
  return {...answer, type: answer.headers['content-type'], text: String(answer.body)};
}

/** Sends a path unchanged, even if it is invalid, and returns the status line and the headers of the response. */
async function headOf(server: Server, path: string): Promise<readonly string[]> {
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n\r\n')[0]!.split('\r\n');
}

async function start(dir: string, base = '/', siteUrl = 'http://localhost:3000'): Promise<Server> {
  const server = createSiteServer({dir, base, siteUrl});
  await listen(server);
  return server;
}

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

describe('the bundled server', () => {
  let dir: string;
  let cache: string;
  let server: Server;

  beforeAll(async () => {
    dir = writeSite();
    cache = writeFolder({});
    await precompress(dir, cache);
    server = await start(dir);
  });

  afterAll(() => stopServer(server));

  it.each(Object.values(routes).flat())('answers %s itself, without a redirect', async (path) => {
    const {status, type, headers, text} = await ask(server, path);
    expect([status, type, headers['cache-control']]).toEqual([200, html, 'no-cache']);
    expect(text).toContain(`page ${path} `);
  });

  type Expected = Record<string, string | number | undefined>;
  it.each<[path: string, asked: Record<string, string>, expected: Expected]>([
    ['/guide/start.html?a=1&b=%20', {}, {status: 308, location: '/guide/start/?a=1&b=%20'}],
    ['/config/lib/dts/?q=%2f%2fa', {}, {status: 308, location: '/config/lib/dts?q=%2f%2fa'}],
    ['/ZH/config/lib/DTS', {}, {status: 308, location: '/zh/config/lib/dts'}],
    ['/guide/start.html', {accept: 'text/markdown'}, {status: 308, location: '/guide/start/'}],
    // Redirects listed in `src/site/redirects.ts`.
    ['/config/lib/wasm', {}, {status: 308, location: '/config/lib/#wasm'}],
    ['/zh/config/lib/wasm.html?a=1', {}, {status: 308, location: '/zh/config/lib/?a=1#wasm'}],
    // `accept` changes the response for pages only, not for files.
    ['/guide/start/index.md', {accept: 'text/html'}, {'content-type': markdown}],
    ['/robots.txt', {accept: 'text/markdown'}, {'content-type': 'text/plain; charset=utf-8'}],
    ['/data/unknown.xyz', {}, {'content-type': 'application/octet-stream'}],
    ['/img/photo.png', {}, {'cache-control': 'public, max-age=3600', vary: undefined}],
    // Search engines must not list files with lists of pages.
    ['/zh/llms.txt', {}, {status: 200, 'x-robots-tag': 'noindex'}],
    ['/guide/start/index.md', {}, {status: 200, 'x-robots-tag': undefined}],
    ['/', {}, {status: 200, 'x-robots-tag': undefined}],
    ['/', {method: 'POST'}, {status: 405, allow: 'GET, HEAD'}],
    ['/', {method: 'OPTIONS'}, {status: 405, allow: 'GET, HEAD'}],
  ])('answers %s, %j, with %j', async (path, {method, ...asked}, expected) => {
    const {status, headers} = await ask(server, path, asked, method);
    const names = Object.keys(expected);
    const found = names.map((name) => [name, name === 'status' ? status : headers[name]]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it.each([
    ...['/nope', '/en/nope', '/zh/nope', '/ZH/Nope', '/ROBOTS.txt', '/robots.txt/', '/config/lib/'],
    ...['/404', '/404.html', '/zh/404.html', '/404.md', '/zh/404.md', '/%34%304.html'],
    ...['/assets/', '/assets/js', '/assets/js/main.0a1b2c3d.js.br'],
    ...['/.secret', '/assets/.env', '/assets/%2eenv', '/%', '/zh/%E4', '/a%00b'],
    ...['/../package.json', '/..%2fpackage.json', '/assets/../../etc/passwd'],
    ...['/%2e%2e/%2e%2e/etc/passwd', '//evil.example/%2e%2e', '/\\evil.example'],
    'http://evil.example/guide/start',
  ])('answers %s with a 404 in its language', async (path) => {
    const {status, type, headers, text} = await ask(server, path);
    expect([status, type, headers.location]).toEqual([404, html, undefined]);
    expect(text).toContain(/^\/zh/i.test(path) ? '这里什么都没有' : 'nothing here');
  });

  it.each(['/', '/nope', '/guide/start', '/assets/js/main.0a1b2c3d.js'])(
    'sends the security headers with %s',
    async (path) => {
      const {headers} = await ask(server, path);
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self' ${scriptHash(inlineScript)}; style-src 'self'; ` +
          "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
          "worker-src 'self'; frame-src 'none'; media-src 'none'; object-src 'none'; " +
          "base-uri 'none'; form-action 'self' https://stackblitz.com; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types boot docs-bundler markup",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each([
    ['/guide/start/', 200],
    ['/guide/start', 308],
    ['/nope', 404],
  ])('answers HEAD %s with %d and no body', async (path, status) => {
    const [head, get] = [await ask(server, path, {}, 'HEAD'), await ask(server, path)];
    expect([head.status, head.text]).toEqual([status, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it.each(['/', '/guide/start/', '/zh/config/lib/dts'])(
    'answers %s with its mirror if the request prefers Markdown',
    async (path) => {
      const page = await ask(server, path, {accept: 'text/html,*/*;q=0.8'});
      const mirror = await ask(server, path, {accept: 'text/markdown'});
      expect([page.status, page.type]).toEqual([200, html]);
      expect([mirror.status, mirror.type]).toEqual([200, markdown]);
      for (const {headers} of [page, mirror])
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          vary: 'accept, accept-encoding',
        });
      expect(mirror.text).toMatch(`# ${path}\n`);
      expect(mirror.headers.etag).not.toBe(page.headers.etag);
    },
  );

  it('compresses the mirror at the address of a page, which has its own entity tag', async () => {
    const accept = 'text/markdown';
    const plain = await ask(server, '/guide/start/', {accept});
    const packed = await ask(server, '/guide/start/', {accept, 'accept-encoding': 'br'});
    expect([packed.coding, packed.text]).toEqual(['br', plain.text]);
    const page = await ask(server, '/guide/start/');
    const again = async (etag: unknown) =>
      (await ask(server, '/guide/start/', {accept, 'if-none-match': String(etag)})).status;
    expect(await again(plain.headers.etag)).toBe(304);
    expect(await again(page.headers.etag)).toBe(200);
    expect(await again(packed.headers.etag)).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
  ])('compresses files without a compressed file for %s with %s', async (accepted, coding) => {
    const folder = writeSite();
    const fresh = await start(folder);
    const get = (path: string, headers = {}, method = 'GET') =>
      ask(fresh, path, {'accept-encoding': accepted, ...headers}, method);
    const page = await get('/guide/start/');
    const missing = await get('/nope');
    const head = await get('/guide/start/', {}, 'HEAD');
    const again = await get('/guide/start/', {'if-none-match': String(page.headers.etag)});
    const part = await get('/guide/start/', {range: 'bytes=1-3'});
    await stopServer(fresh);
    expect([page.coding, missing.coding, missing.status]).toEqual([coding, coding, 404]);
    expect(page.text).toBe(readFileSync(join(folder, 'guide/start/index.html'), 'utf8'));
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
    expect([part.status, part.text, part.coding]).toEqual([206, page.text.slice(1, 4), 'identity']);
  });

  it.each([
    ['/nope', '# Nothing'],
    ['/zh/nope', '# 没有'],
  ])('answers %s with a 404 in Markdown if the request prefers it', async (path, text) => {
    const answer = await ask(server, path, {accept: 'text/markdown'});
    const {status, type, headers} = answer;
    expect([status, type, headers.vary]).toEqual([404, markdown, 'accept, accept-encoding']);
    expect(answer.text).toContain(text);
    const head = await ask(server, path, {accept: 'text/markdown'}, 'HEAD');
    expect([head.status, head.text]).toEqual([404, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('links a page to its mirror, a mirror to its page, and both to the list of pages', async () => {
    const link = async (path: string, accept = '*/*') =>
      (await ask(server, path, {accept})).headers.link;
    const page =
      '</zh/config/lib/dts.md>; rel="alternate"; type="text/markdown", </zh/llms.txt>; rel="describedby"; type="text/plain"';
    const mirror =
      '<http://localhost:3000/zh/config/lib/dts>; rel="canonical", </zh/llms.txt>; rel="describedby"; type="text/plain"';
    expect(await link('/zh/config/lib/dts')).toBe(page);
    expect(await link('/zh/config/lib/dts', 'text/markdown')).toBe(mirror);
    expect(await link('/zh/config/lib/dts.md')).toBe(mirror);
    expect(await link('/robots.txt')).toBeUndefined();
    expect(await link('/nope')).toBeUndefined();
  });
});

describe('the bundled server with other settings', () => {
  const servers: Server[] = [];
  const startFor = async (...settings: Parameters<typeof start>): Promise<Server> => {
    const server = await start(...settings);
    servers.push(server);
    return server;
  };

  afterAll(() => Promise.all(servers.map(stopServer)));

  it('serves a site below a base path', async () => {
    const server = await startFor(writeSite(), '/pr-7/');
    const answers: readonly (readonly [path: string, status: number, location?: string])[] = [
      ['/pr-7/', 200],
      ['/pr-7/zh/config/lib/dts', 200],
      ['/pr-7/robots.txt', 200],
      ['/pr-7', 308, '/pr-7/'],
      ['/pr-7/en/guide/start?x', 308, '/pr-7/guide/start/?x'],
      ['/', 404],
      ['/robots.txt', 404],
      ['/pr-7x/robots.txt', 404],
    ];
    for (const [path, status, location] of answers) {
      const answer = await ask(server, path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, status, location]);
    }
    expect((await ask(server, '/pr-7/zh/nope')).text).toContain('这里什么都没有');
    const asset = await ask(server, '/pr-7/assets/js/main.0a1b2c3d.js');
    expect(asset.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['/', 'http://localhost:3000'],
    ['/pr-7/', 'https://docs.example'],
  ])('no path below %s redirects to another host or adds a header', async (base, siteUrl) => {
    expect(hostilePaths.length).toBeGreaterThan(200);
    const server = await startFor(writeSite(), base, siteUrl);
    const statuses = new Set<string>();
    for (const hostile of hostilePaths) {
      const path = hostile.startsWith('/') ? base + hostile.slice(1) : hostile;
      const [line = '', ...headers] = await headOf(server, path);
      const status = line.split(' ')[1] ?? '';
      statuses.add(status);
      const [location] = headers.flatMap((header) => /^location: (.*)/i.exec(header)?.[1] ?? []);
      const found = {
        request: `${path}: ${line} ${location ?? ''}`,
        redirects: location !== undefined,
        origin: new URL(location ?? '/', 'https://docs.example').origin,
        cookies: headers.filter((header) => /^set-cookie/i.test(header)),
      };
      const redirects = !['200', '400', '404'].includes(status);
      expect(found).toEqual({...found, redirects, origin: 'https://docs.example', cookies: []});
      // `//` and `/\` at the start of a target would lead browsers to another host.
      if (redirects) expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }
    expect([...statuses].sort()).toEqual(['200', '308', '400', '404']);
  });

  it('requires https only if the public address is https', async () => {
    const server = await startFor(writeSite(), '/', 'https://docs.example');
    expect((await ask(server, '/')).headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('serves a new build when it is finished, and 503 until then', async () => {
    const dir = writeSite();
    const stamp = join(dir, stampFile);
    writeFileSync(stamp, '{}');
    const server = await startFor(dir);

    rmSync(join(dir, 'config/lib/dts.html'));
    expect((await ask(server, '/config/lib/dts')).status).toBe(404);

    rmSync(stamp);
    writeFileSync(join(dir, 'index.html'), '<!doctype html><script>changed()</script>new');
    expect((await ask(server, '/')).status).toBe(503);

    writeFileSync(stamp, '{}');
    const {status, text, headers} = await ask(server, '/');
    expect([status, text]).toEqual([200, '<!doctype html><script>changed()</script>new']);
    expect(headers['content-security-policy']).toContain(scriptHash('changed()'));
  });

  it('throws with the command that builds if there is no build', () => {
    const dir = writeFolder({});
    expect(() => createSiteServer({dir, base: '/', siteUrl: ''})).toThrow(/npm run build/);
  });
});
