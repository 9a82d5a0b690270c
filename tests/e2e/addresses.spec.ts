import {startPlainHost, type PlainHost} from './support/plainHost';
import {address, inBar, locales, notFoundNoise} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

for (const locale of locales) {
  test(`an unknown ${locale} address answers 404 in its language, with a way home`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'nope'), {allow: notFoundNoise});
    await expect(page).toHaveTitle(`404 - ${words[locale].title}`);
    await expect(page.locator('main')).toContainText('404');
    await expect(page.locator('main')).toContainText(words[locale].notFound);
    await page.getByRole('link', {name: words[locale].home}).click();
    await expect(page).toHaveURL(inBar(address(locale, '')));
  });
}

test('an address with /en/ ends at the same page without it, query and hash kept', async ({
  site,
}) => {
  const page = await site.open('/en/guide/start/?a=1#what-it-does');
  await expect(page).toHaveURL(inBar('/guide/start/?a=1#what-it-does'));
  await expect(page.locator('h1')).toHaveText('Introduction');
});

test.describe('on a host without rules', () => {
  let host: PlainHost;
  test.beforeAll(async () => {
    host = await startPlainHost();
  });
  test.afterAll(() => host.stop());

  test('the browser tidies an address without another request, query and hash kept', async ({
    site,
  }) => {
    const documents: string[] = [];
    const page = await site.open(`${host.origin}/`);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const entries = () => page.evaluate(() => history.length);
    for (const [from, to] of [
      ['/config/lib/dts.html', '/config/lib/dts'],
      ['/guide/start', '/guide/start/'],
      ['/zh/index.html', '/zh/'],
      ['/zh/guide/st%61rt/', '/zh/guide/start/'],
    ]) {
      const [asked, before] = [documents.length, await entries()];
      await page.goto(`${host.origin}${from}?a=1#content`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1#content`);
      await expect(page.locator('main h1')).not.toHaveText('404');
      expect([documents.length - asked, (await entries()) - before], from).toEqual([1, 1]);
    }
  });

  test('the one 404 page speaks Chinese under /zh/, keeps the address, and leads to the Chinese home', async ({
    site,
  }) => {
    const page = await site.open(`${host.origin}/zh/guide/nope?a=1#b`, {
      locale: 'zh-Hans',
      allow: notFoundNoise,
    });
    await expect(page.locator('main')).toContainText(words['zh-Hans'].notFound);
    await expect(page).toHaveURL(`${host.origin}/zh/guide/nope?a=1#b`);
    await page.getByRole('link', {name: words['zh-Hans'].home}).click();
    await expect(page).toHaveURL(`${host.origin}/zh/`);
  });

  test('its 404 page leads on to the page, query and hash kept', async ({site}) => {
    const page = await site.open(`${host.origin}/`, {allow: [/404/]});
    for (const [from, to, hash] of [
      ['/en/guide/start/', '/guide/start/', '#content'],
      ['/zh/config/lib/dts/', '/zh/config/lib/dts', '#errors'],
    ] as const) {
      await page.goto(`${host.origin}${from}?a=1${hash}`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator('h1')).not.toHaveText('404');
    }
    // The place of an old address names its section.
    for (const [from, to, hash] of [
      ['/en/config/default-behavior', '/config/lib/', '#defaults'],
      ['/zh/guide/advanced/env-vars.html', '/zh/guide/basic/cli', '#env'],
    ] as const) {
      await page.goto(`${host.origin}${from}?a=1`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
    }
  });
});
