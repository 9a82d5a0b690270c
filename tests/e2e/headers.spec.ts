import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {buildDir, inBar} from './support/pages';
import {expect, test} from './support/site';

/** The first address in a page that matches. */
function firstMatch(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`Nothing in the page matches ${pattern}`);
  return found;
}

test('every kind of file has its type, its charset, and may not be taken for another', async ({
  request,
}) => {
  const html = await (await request.get(inBar('/'))).text();
  const types: Readonly<Record<string, string>> = {
    [inBar('/')]: 'text/html; charset=utf-8',
    [inBar('/zh/guide/start/quick-start')]: 'text/html; charset=utf-8',
    [inBar('/guide/start/quick-start.md')]: 'text/markdown; charset=utf-8',
    [inBar('/zh/config/index.md')]: 'text/markdown; charset=utf-8',
    [inBar('/sitemap.xml')]: 'application/xml; charset=utf-8',
    [inBar('/blog/rss.xml')]: 'application/xml; charset=utf-8',
    [inBar('/robots.txt')]: 'text/plain; charset=utf-8',
    [inBar('/llms.txt')]: 'text/plain; charset=utf-8',
    [inBar('/zh/llms-full.txt')]: 'text/plain; charset=utf-8',
    [inBar('/site-pages.json')]: 'application/json; charset=utf-8',
    [inBar('/img/favicon.svg')]: 'image/svg+xml; charset=utf-8',
    [firstMatch(html, /src="?([^" >]+\.js)/)]: 'text/javascript; charset=utf-8',
    [firstMatch(html, /href="?([^" >]+\.css)/)]: 'text/css; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path, {maxRedirects: 0});
    expect
      .soft([path, answer.status(), answer.headers()['content-type']])
      .toEqual([path, 200, type]);
    expect.soft(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('the address of a page answers its mirror to who asks for Markdown, and the page to a browser', async ({
  request,
  page,
}) => {
  for (const path of ['/', '/guide/start/', '/zh/config/lib/dts']) {
    const mirror = await request.get(inBar(path.endsWith('/') ? `${path}index.md` : `${path}.md`));
    const markdown = await request.get(inBar(path), {headers: {accept: 'text/markdown'}});
    expect.soft(markdown.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect.soft(await markdown.text(), path).toBe(await mirror.text());
    const html = await request.get(inBar(path), {
      headers: {accept: 'text/html;q=1, text/markdown;q=0.5'},
    });
    expect.soft(html.headers()['content-type'], path).toBe('text/html; charset=utf-8');
    for (const answer of [markdown, html]) {
      expect.soft(answer.headers().vary, path).toBe('accept, accept-encoding');
    }
    expect.soft(markdown.headers().etag, path).not.toBe(html.headers().etag);
    expect.soft(markdown.headers().link, path).toMatch(/^<http[^>]+>; rel="canonical"/);
  }
  const shown = await page.goto(inBar('/nope'));
  expect(shown?.headers()['content-type']).toBe('text/html; charset=utf-8');
  const missing = await request.get(inBar('/zh/nope'), {headers: {accept: 'text/markdown'}});
  expect([missing.status(), missing.headers()['content-type']]).toEqual([
    404,
    'text/markdown; charset=utf-8',
  ]);
  expect(await missing.text()).toContain('/zh/llms.txt');
});

test('files with a hash in their name are kept for good, pages are asked about every time', async ({
  request,
}) => {
  const page = await request.get(inBar('/guide/start/'));
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(inBar('/nope'))).headers()['cache-control']).toBe('no-cache');
  const html = await page.text();
  const assets = [...html.matchAll(/(?:src|href)="?([^" >]*\/assets\/[^" >]+)/g)].map(
    ([, path]) => path ?? '',
  );
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) {
    const answer = await request.get(path);
    expect
      .soft(answer.headers()['cache-control'], path)
      .toBe('public, max-age=31536000, immutable');
    expect.soft(answer.headers().etag, path).toBeTruthy();
  }
});

for (const [coding, ending] of [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const) {
  test(`text is sent as ${coding} when the build holds it`, async ({request}) => {
    test.skip(!existsSync(join(buildDir, `index.html${ending}`)), 'the build was not compressed');
    for (const path of ['/', '/zh/config/lib/dts', '/guide/start/index.md', '/nope']) {
      const headers = {'accept-encoding': coding};
      const answer = await request.get(inBar(path), {headers});
      expect.soft(answer.headers()['content-encoding'], path).toBe(coding);
      expect.soft(answer.headers().vary, path).toMatch(/accept-encoding/i);
      const plain = await request.get(inBar(path), {headers: {'accept-encoding': 'identity'}});
      expect.soft(plain.headers()['content-encoding'], path).toBeUndefined();
      expect.soft(await plain.text(), path).toBe(await answer.text());
    }
  });
}

test('a page that is unchanged is not sent again', async ({request}) => {
  const first = await request.get(inBar('/guide/start/'));
  const again = await request.get(inBar('/guide/start/'), {
    headers: {'if-none-match': first.headers().etag ?? ''},
  });
  expect(again.status()).toBe(304);
});

test('the policy names what may run, by hash, and nothing unsafe', async ({request}) => {
  for (const path of ['/', '/zh/', '/config/lib/dts', '/nope', '/guide/start/index.md']) {
    const headers = (await request.get(inBar(path))).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect.soft(policy, path).toContain("style-src 'self'");
    expect.soft(policy, path).toContain("default-src 'self'; ");
    expect.soft(policy, path).not.toMatch(/unsafe-|https?:|\*/);
    expect
      .soft(headers['content-security-policy-report-only'], path)
      .toContain('require-trusted-types-for');
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect.soft(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('the browser obeys the policy: a script, a style and a handler in the page do nothing', async ({
  site,
}) => {
  const page = await site.open('/', {allow: ['policy violation', 'Content Security Policy']});
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.intruder = true');
    document.body.append(button);
    button.click();
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const title = document.querySelector('h1');
    return [
      Reflect.has(window, 'intruder'),
      title && getComputedStyle(title).color === 'rgb(1, 2, 3)',
    ];
  });
  expect(ran).toEqual([false, false]);
});
