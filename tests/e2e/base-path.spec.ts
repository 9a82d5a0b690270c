import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readStamp} from '../../tools/build/output';
import {createSiteServer} from '../../tools/serve/server';
import {expect, test} from './support/site';

/** A build of its own, made with `BASE_URL=/pr-7/ SITE_URL=…`; see README.md beside this file. */
const dir = process.env.BASE_DIR;
const base = (dir && readStamp(dir)?.base) || '/pr-7/';

test.describe(`below ${base}`, () => {
  test.skip(!dir, 'BASE_DIR names no build');
  let server: Server;
  let origin = '';

  test.beforeAll(async () => {
    server = createSiteServer({dir: dir!, base, siteUrl: 'http://localhost:3000'});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a reader clicks through both languages and never leaves the base path', async ({site}) => {
    test.slow();
    const outside: string[] = [];
    const at = (path: string): string => `${origin}${base}${path}`;
    const page = await site.open(at(''), {
      before: async (opened) => {
        opened.on('request', (request) => {
          if (!request.url().startsWith(at(''))) outside.push(request.url());
        });
        await Promise.resolve();
      },
    });
    await page.locator('.hero .button--solid').click();
    await expect(page).toHaveURL(at('guide/start/quick-start'));
    await page
      .locator('article')
      .getByRole('link', {name: /^Next Page/})
      .click();
    await expect(page).toHaveURL(at('guide/start/glossary'));
    await page.locator('.navbar__link').nth(1).click();
    await expect(page).toHaveURL(at('config/'));
    await page.locator('[data-filter]').fill('dts.alias');
    await page.locator('[data-overview-heading] a').filter({visible: true}).first().click();
    await expect(page).toHaveURL(at('config/lib/dts#dts-alias'));
    await page.getByRole('button', {name: 'Language', exact: true}).click();
    await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(at('zh/config/lib/dts#dts-alias'));
    await page.locator('.sidebar a').first().click();
    await expect(page).toHaveURL(at('zh/config/'));
    await page.locator('.navbar__link').nth(2).click();
    await expect(page).toHaveURL(at('zh/blog/'));
    await page.locator('[data-overview-page] a').first().click();
    await expect(page).toHaveURL(at('zh/blog/introducing-rslib'));
    await page.locator('.brand').click();
    await expect(page).toHaveURL(at('zh/'));
    expect(outside).toEqual([]);
    const links = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"]')
      .evaluateAll((all) =>
        all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    expect(links.filter((href) => !href.startsWith(base))).toEqual([]);
  });

  test('variants, 404 pages, mirrors and the first visit know the base path', async ({
    site,
    request,
  }) => {
    const at = (path: string): string => `${origin}${base}${path}`;
    for (const [from, to] of [
      ['guide/start', 'guide/start/'],
      ['zh/config/lib/dts.html', 'zh/config/lib/dts'],
      ['en/guide/', 'guide/'],
    ]) {
      const answer = await request.get(at(from!), {maxRedirects: 0});
      expect([answer.status(), answer.headers().location]).toEqual([308, base + to]);
    }
    const missing = await site.open(at('zh/nope'), {locale: 'zh-Hans', allow: [/404/]});
    await expect(missing.locator('main')).toContainText('页面未找到');
    await missing.locator('main a').click();
    await expect(missing).toHaveURL(at('zh/'));
    const chinese = await site.open(at('guide/start/'), {locale: 'zh-Hans'});
    await expect(chinese).toHaveURL(at('zh/guide/start/'));
    await chinese.getByRole('button', {name: '打开', exact: true}).click();
    await expect(chinese.locator('#site-open a').first()).toHaveAttribute(
      'href',
      `${base}zh/guide/start/index.md`,
    );
    const mirror = await request.get(at('zh/guide/start/index.md'));
    expect([mirror.status(), mirror.headers()['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  });
});
