import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {redirects} from '../../src/site/redirects';
import {startPlainHost, type PlainHost} from './support/plainHost';
import {address, inBar, locales, notFoundNoise, routes, type Locale} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

/** The other ways in which people and hosts write an address. */
function variants(route: string): readonly string[] {
  const bare = route.replace(/\/$/, '');
  const own = route.endsWith('/')
    ? [...(bare ? [bare, `${bare}.html`] : []), `${route}index`, `${route}index.html`]
    : [`${route}.html`, `${route}/`, `${route}/index`, `${route}/index.html`];
  const encoded = route.replace(
    /[a-z](?=[^a-z]*$)/,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  const prefixed =
    localeOfPath(route) === 'en' ? [`/en${route}`, ...own.map((path) => `/en${path}`)] : [];
  return [...own, ...(encoded === route ? [] : [encoded]), ...prefixed];
}

for (const locale of locales) {
  const own = routes.filter((route) => localeOfPath(route) === locale);

  test(`every ${locale} route answers 200 at its own address, without a redirect`, async ({
    request,
  }) => {
    expect(own.length).toBeGreaterThan(10);
    for (const route of own) {
      const answer = await request.get(inBar(route), {maxRedirects: 0});
      expect.soft(answer.status(), route).toBe(200);
      const lang = locale === 'en' ? 'en' : 'zh-CN';
      expect
        .soft(await answer.text(), route)
        .toMatch(new RegExp(`<html[^>]* lang="?${lang}"?[ >]`));
    }
  });

  test(`every other way to write a ${locale} address leads to it and keeps the query`, async ({
    request,
  }) => {
    const query = '?a=1&b=%2F%2Fx';
    for (const route of own) {
      for (const variant of variants(route)) {
        const answer = await request.get(inBar(variant) + query, {maxRedirects: 0});
        expect.soft(answer.status(), variant).toBe(308);
        expect.soft(answer.headers().location, variant).toBe(inBar(route) + query);
      }
    }
  });

  test(`every old ${locale} address leads to a section that is there, and keeps the query`, async ({
    request,
  }) => {
    const query = '?a=1&b=%2F%2Fx';
    const path = (route: string): string => inBar(address(locale, route.slice(1)));
    for (const {from, to} of redirects) {
      const [route = '', id] = to.split('#');
      const bare = from.replace(/\/$/, '');
      for (const variant of [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`]) {
        const answer = await request.get(path(variant) + query, {maxRedirects: 0});
        expect.soft(answer.status(), variant).toBe(308);
        const hash = id === undefined ? '' : `#${id}`;
        expect.soft(answer.headers().location, variant).toBe(`${path(route)}${query}${hash}`);
      }
      const page = await request.get(path(route), {maxRedirects: 0});
      expect.soft(page.status(), to).toBe(200);
      const anchor = new RegExp(`<h[2-4][^>]* id="?${id ?? '[\\w-]+'}["\\s>]`);
      expect.soft(await page.text(), to).toMatch(anchor);
    }
  });

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

const missing: readonly (readonly [string, Locale])[] = [
  ['/nope', 'en'],
  ['/guide/nope/', 'en'],
  ['/en/nope', 'en'],
  ['/%', 'en'],
  ['/guide/start%2Fquick-start', 'en'],
  ['/404.html', 'en'],
  ['/zh/nope', 'zh-Hans'],
  ['/zh/guide/nope', 'zh-Hans'],
  ['/zh/%E4', 'zh-Hans'],
];
for (const [path, locale] of missing) {
  test(`${path} answers 404 with the text of ${locale} in the HTML`, async ({request}) => {
    const answer = await request.get(inBar(path), {maxRedirects: 0});
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words[locale].notFound);
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

  const files: readonly (readonly [string, string])[] = [
    ['/config/lib/dts.html', '/config/lib/dts'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start', '/guide/start/'],
    ['/index.html', '/'],
    ['/zh/config/lib/dts.html', '/zh/config/lib/dts'],
    ['/zh/index.html', '/zh/'],
    ['/zh/guide/st%61rt/', '/zh/guide/start/'],
  ];
  for (const [from, to] of files) {
    test(`the browser tidies ${from} without another request, query and hash kept`, async ({
      site,
    }) => {
      const documents: string[] = [];
      const page = await site.open(`${host.origin}${from}?a=1#content`, {
        locale: localeOfPath(from),
        before: async (opened) => {
          opened.on('request', (request) => {
            if (request.isNavigationRequest()) documents.push(request.url());
          });
          await opened.goto('about:blank');
        },
      });
      await expect(page).toHaveURL(`${host.origin}${to}?a=1#content`);
      expect(documents.filter((url) => url.startsWith(host.origin))).toHaveLength(1);
      expect(await page.evaluate(() => history.length)).toBe(2);
      await expect(page.locator('main h1')).not.toHaveText('404');
    });
  }

  test('the one 404 page speaks Chinese under /zh/ and leads to the Chinese home', async ({
    site,
  }) => {
    const page = await site.open(`${host.origin}/zh/guide/nope`, {
      locale: 'zh-Hans',
      allow: notFoundNoise,
    });
    await expect(page.locator('main')).toContainText(words['zh-Hans'].notFound);
    await expect(page).toHaveURL(`${host.origin}/zh/guide/nope`);
    await page.getByRole('link', {name: words['zh-Hans'].home}).click();
    await expect(page).toHaveURL(`${host.origin}/zh/`);
  });

  test('the 404 page keeps the address that was not found', async ({site}) => {
    const page = await site.open(`${host.origin}/guide/nope?a=1#b`, {allow: notFoundNoise});
    await expect(page.locator('main')).toContainText(words.en.notFound);
    await expect(page).toHaveURL(`${host.origin}/guide/nope?a=1#b`);
  });

  for (const hostile of [
    '/en//example.invalid/x',
    '/en/%2Fexample.invalid/x',
    '/en/%5Cexample.invalid/nope',
  ]) {
    test(`${hostile} stays on the site`, async ({site}) => {
      const page = await site.open(host.origin + hostile, {allow: [/404/]});
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).origin).toBe(host.origin);
      await expect(page.locator('main')).toContainText(words.en.notFound);
    });
  }

  test('its 404 page sends /en/guide/start/ to /guide/start/, query and hash kept', async ({
    site,
  }) => {
    const page = await site.open(`${host.origin}/en/guide/start/?a=1#content`, {allow: [/404/]});
    await expect(page).toHaveURL(`${host.origin}/guide/start/?a=1#content`);
    await expect(page.locator('h1')).toHaveText('Introduction');
  });

  const moved: readonly (readonly [string, string, string])[] = [
    ['/config/lib/wasm', '/config/lib/', '#wasm'],
    ['/guide/advanced/css/', '/guide/basic/output-structure', '#assets'],
    ['/en/config/default-behavior', '/config/lib/', '#defaults'],
    ['/zh/guide/advanced/env-vars.html', '/zh/guide/basic/cli', '#env'],
    ['/zh/api/start/', '/zh/guide/start/npm-packages', '#api'],
  ];
  for (const [from, to, hash] of moved) {
    test(`its 404 page sends the old address ${from} to ${to}${hash}, the query kept`, async ({
      site,
    }) => {
      const page = await site.open(`${host.origin}${from}?a=1`, {
        locale: localeOfPath(from),
        allow: [/404/],
      });
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
    });
  }

  for (const path of ['/config/lib/dts/', '/zh/config/lib/dts/']) {
    test(`its 404 page sends ${path} to the page without the slash`, async ({site}) => {
      const page = await site.open(`${host.origin}${path}?a=1#errors`, {
        locale: localeOfPath(path),
        allow: [/404/],
      });
      await expect(page).toHaveURL(`${host.origin}${path.slice(0, -1)}?a=1#errors`);
      await expect(page.locator('h1')).toHaveText('lib.dts');
    });
  }
});
