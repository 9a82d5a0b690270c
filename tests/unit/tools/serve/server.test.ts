import {rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {stampFile} from '../../../../tools/build/output';
import {precompress} from '../../../../tools/build/precompress';
import {scriptHash} from '../../../../tools/serve/inlineScripts';
import {createSiteServer} from '../../../../tools/serve/server';
import {
  inlineScript,
  removeFolder,
  routes,
  writeFolder,
  writeSite,
} from '../../../support/siteFolder';

type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer; text: string};

/** Sends the path unchanged; `fetch` would normalise dot segments and slashes. */
function ask(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, method, headers, agent: false}, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function start(dir: string, base = '/', siteUrl = 'http://localhost:3000'): Promise<Server> {
  const server = createSiteServer({dir, base, siteUrl});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

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

  afterAll(async () => {
    await stop(server);
    removeFolder(dir);
    removeFolder(cache);
  });

  it.each(Object.values(routes).flat())('answers %s itself, without a redirect', async (path) => {
    const {status, headers, text} = await ask(server, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(`page ${path} `);
  });

  it.each([
    ['/guide/start', '/guide/start/'],
    ['/guide/start.html?a=1&b=%20', '/guide/start/?a=1&b=%20'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/index.html', '/'],
    ['/zh', '/zh/'],
    ['/zh/config/lib/dts/index.html', '/zh/config/lib/dts'],
    ['/config/lib/dts/?q=%2f%2fevil', '/config/lib/dts?q=%2f%2fevil'],
    ['/en/guide/start/', '/guide/start/'],
    ['/guide/st%61rt/', '/guide/start/'],
    ['/GUIDE/Start/?a=B', '/guide/start/?a=B'],
    ['/ZH/config/lib/DTS', '/zh/config/lib/dts'],
    // Old addresses of the delivery table.
    ['/config/lib/wasm', '/config/lib/#wasm'],
    ['/zh/config/lib/wasm.html?a=1', '/zh/config/lib/?a=1#wasm'],
  ])('sends %s to %s', async (from, to) => {
    const {status, headers} = await ask(server, from);
    expect([status, headers.location]).toEqual([308, to]);
  });

  it.each([
    ['/nope', 'nothing here'],
    ['/en/nope', 'nothing here'],
    ['/zh/nope', '这里什么都没有'],
    ['/ZH/Nope', '这里什么都没有'],
    ['/ROBOTS.txt', 'nothing here'],
    ['/zh/%E4', '这里什么都没有'],
    ['/%', 'nothing here'],
    ['/404', 'nothing here'],
    ['/404.html', 'nothing here'],
    ['/zh/404.html', '这里什么都没有'],
    ['/404.md', 'nothing here'],
    ['/zh/404.md', '这里什么都没有'],
    ['/%34%304.html', 'nothing here'],
    ['/assets/', 'nothing here'],
    ['/assets/js', 'nothing here'],
    ['/config/lib/', 'nothing here'],
    ['/robots.txt/', 'nothing here'],
    ['/assets/js/main.0a1b2c3d.js.br', 'nothing here'],
    ['/.secret', 'nothing here'],
    ['/assets/.env', 'nothing here'],
    ['/assets/%2eenv', 'nothing here'],
    ['/../package.json', 'nothing here'],
    ['/..%2fpackage.json', 'nothing here'],
    ['/assets/../../etc/passwd', 'nothing here'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'nothing here'],
    ['//evil.example/%2e%2e', 'nothing here'],
    ['/\\evil.example', 'nothing here'],
    ['/a%00b', 'nothing here'],
    ['http://evil.example/guide/start', 'nothing here'],
  ])('answers %s with a 404 in its language', async (path, text) => {
    const answer = await ask(server, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain(text);
  });

  it.each([
    ['/guide/start/quick-start.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/guide/start/index.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/zh/index.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/zh/llms.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/blog/rss.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/site-pages.json', 'application/json; charset=utf-8', 'no-cache'],
    [
      '/assets/js/main.0a1b2c3d.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/zh/assets/css/styles.00ff00ff.css',
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/img/photo.png', 'image/png', 'public, max-age=3600'],
    ['/data/unknown.xyz', 'application/octet-stream', 'no-cache'],
  ])('sends %s as %s, %s', async (path, type, cacheControl) => {
    const {status, headers} = await ask(server, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      cacheControl,
    ]);
  });

  it.each(['/', '/nope', '/guide/start', '/assets/js/main.0a1b2c3d.js'])(
    'sends the security headers with %s',
    async (path) => {
      const {headers} = await ask(server, path);
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self' ${scriptHash(inlineScript)}; style-src 'self'; ` +
          "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
          "worker-src 'self'; frame-src 'none'; media-src 'none'; object-src 'none'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types boot docs-bundler markup",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('sends no vary header with files that are never compressed', async () => {
    expect((await ask(server, '/img/photo.png')).headers.vary).toBeUndefined();
  });

  it.each([
    ['/guide/start/', 200],
    ['/guide/start', 308],
    ['/nope', 404],
  ])('answers HEAD %s with %d and no body', async (path, status) => {
    const [head, get] = [await ask(server, path, {}, 'HEAD'), await ask(server, path)];
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('answers the address of a page with its mirror if the request prefers Markdown', async () => {
    for (const path of ['/', '/guide/start/', '/zh/config/lib/dts']) {
      const html = await ask(server, path, {accept: 'text/html,*/*;q=0.8'});
      const markdown = await ask(server, path, {accept: 'text/markdown'});
      expect([path, html.status, html.headers['content-type'], html.headers.vary]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        'accept, accept-encoding',
      ]);
      expect([
        path,
        markdown.status,
        markdown.headers['content-type'],
        markdown.headers.vary,
      ]).toEqual([path, 200, 'text/markdown; charset=utf-8', 'accept, accept-encoding']);
      expect(markdown.text).toMatch(`# ${path}\n`);
      expect(markdown.headers['cache-control']).toBe('no-cache');
      expect(markdown.headers.etag).not.toBe(html.headers.etag);
    }
  });

  it('compresses the mirror at the address of a page, which has its own entity tag', async () => {
    const accept = 'text/markdown';
    const plain = await ask(server, '/guide/start/', {accept});
    const packed = await ask(server, '/guide/start/', {accept, 'accept-encoding': 'br'});
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const html = await ask(server, '/guide/start/');
    const again = async (etag: unknown) =>
      (await ask(server, '/guide/start/', {accept, 'if-none-match': String(etag)})).status;
    expect(await again(plain.headers.etag)).toBe(304);
    expect(await again(html.headers.etag)).toBe(200);
    expect(await again(packed.headers.etag)).toBe(200);
  });

  it('redirects to the clean address first if the request prefers Markdown', async () => {
    const {status, headers} = await ask(server, '/guide/start.html', {accept: 'text/markdown'});
    expect([status, headers.location]).toEqual([308, '/guide/start/']);
  });

  it.each([
    ['/nope', '# Nothing'],
    ['/zh/nope', '# 没有'],
  ])('answers %s with a 404 in Markdown if the request prefers it', async (path, text) => {
    const answer = await ask(server, path, {accept: 'text/markdown'});
    expect([answer.status, answer.headers['content-type'], answer.headers.vary]).toEqual([
      404,
      'text/markdown; charset=utf-8',
      'accept, accept-encoding',
    ]);
    expect(answer.text).toContain(text);
    const head = await ask(server, path, {accept: 'text/markdown'}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      404,
      0,
      answer.headers['content-length'],
    ]);
  });

  it('ignores the accept header at the address of a file', async () => {
    const {headers} = await ask(server, '/guide/start/index.md', {accept: 'text/html'});
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const robots = await ask(server, '/robots.txt', {accept: 'text/markdown'});
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
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

  it('excludes the lists of pages from search engines, and nothing else', async () => {
    const tag = async (path: string) => (await ask(server, path)).headers['x-robots-tag'];
    expect(await tag('/zh/llms.txt')).toBe('noindex');
    expect(await tag('/guide/start/index.md')).toBeUndefined();
    expect(await tag('/')).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const {status, headers} = await ask(server, '/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the bundled server with other settings', () => {
  const dirs: string[] = [];
  const servers: Server[] = [];
  const startFor = async (...[dir, ...rest]: Parameters<typeof start>): Promise<Server> => {
    const server = await start(dir, ...rest);
    dirs.push(dir);
    servers.push(server);
    return server;
  };

  afterAll(async () => {
    await Promise.all(servers.map(stop));
    dirs.forEach(removeFolder);
  });

  it('serves a site below a base path', async () => {
    const server = await startFor(writeSite(), '/pr-7/');
    const answers = async (path: string): Promise<unknown[]> => {
      const {status, headers} = await ask(server, path);
      return [status, headers.location];
    };
    expect(await answers('/pr-7/')).toEqual([200, undefined]);
    expect(await answers('/pr-7/zh/config/lib/dts')).toEqual([200, undefined]);
    expect(await answers('/pr-7/robots.txt')).toEqual([200, undefined]);
    expect(await answers('/pr-7')).toEqual([308, '/pr-7/']);
    expect(await answers('/pr-7/en/guide/start?x')).toEqual([308, '/pr-7/guide/start/?x']);
    expect(await answers('/')).toEqual([404, undefined]);
    expect(await answers('/robots.txt')).toEqual([404, undefined]);
    expect(await answers('/pr-7x/robots.txt')).toEqual([404, undefined]);
    expect((await ask(server, '/pr-7/zh/nope')).text).toContain('这里什么都没有');
    const asset = await ask(server, '/pr-7/assets/js/main.0a1b2c3d.js');
    expect(asset.headers['cache-control']).toContain('immutable');
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
    dirs.push(dir);
    expect(() => createSiteServer({dir, base: '/', siteUrl: ''})).toThrow(/npm run build/);
  });
});
