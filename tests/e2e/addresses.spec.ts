import {startPlainHost, type PlainHost} from './support/plainHost';
import {address, inBar, locales, localesIn, notFoundNoise} from './support/pages';
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

for (const locale of locales) {
  test(`the ${locale} 404 page has a field that opens the search with its words`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'nope'), {allow: notFoundNoise});
    const field = page.getByRole('searchbox', {name: words[locale].searchField});
    await field.fill(' dts bundle ');
    await field.press('Enter');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('dts bundle');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });
}

for (const locale of localesIn('en')) {
  test(`the ${locale} 404 page names pages with a similar address, and none for an address like no other`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/lib/dtss'), {allow: [/404/]});
    const near = page.getByRole('navigation', {name: words[locale].near}).getByRole('link');
    await expect(near).toHaveCount(3);
    await near.first().click();
    await expect(page).toHaveURL(inBar(address(locale, 'config/lib/dts')));
    await page.goto(inBar(address(locale, 'zzzz')));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveText('404');
    await expect(near).toHaveCount(0);
  });
}

test('without scripts the 404 page has no field, and leads home', async ({site}) => {
  const context = {javaScriptEnabled: false};
  const page = await site.open('/nope', {context, allow: notFoundNoise});
  await expect(page.locator('input')).toBeHidden();
  await expect(page.getByRole('link', {name: words.en.home})).toBeVisible();
});

test('an address in capitals ends at its page, also when a script leads there and on reload; an unknown one stays a 404', async ({
  site,
}) => {
  const page = await site.open('/GUIDE/Start/?a=B#what-it-does', {allow: [/404/]});
  await expect(page).toHaveURL(inBar('/guide/start/?a=B#what-it-does'));
  // As a link in the page would, or a script of a reader.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.pager__link--next')!;
    history.pushState({}, '', link.pathname.toUpperCase());
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await expect(page.locator('h1')).toHaveText('Quick start');
  await page.goto(inBar('/ZH/Nope'));
  await expect(page.locator('main')).toContainText(words['zh-Hans'].notFound);
  await expect(page).toHaveURL(inBar('/ZH/Nope'));
});

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
      // The router would take these for pages, and the file that is served says that there are none.
      ['/GUIDE/start/', '/guide/start/', '#content'],
      ['/Config/lib/DTS', '/config/lib/dts', '#errors'],
      ['/zh/Config/lib/dts', '/zh/config/lib/dts', '#errors'],
      ['/ZH/GUIDE/start', '/zh/guide/start/', '#content'],
      // It leaves these endings out and decodes the rest.
      ['/guide/start.html', '/guide/start/', '#content'],
      ['/en/guide/start.html', '/guide/start/', '#content'],
      ['/zh/guide/start.html', '/zh/guide/start/', '#content'],
      ['/config/lib/dts/index.html', '/config/lib/dts', '#errors'],
      ['/Guide/st%61rt.html', '/guide/start/', '#content'],
    ] as const) {
      await page.goto(`${host.origin}${from}?a=1${hash}`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator('h1')).not.toHaveText('404');
    }
    // The place of an old address names its section.
    for (const [from, to, hash] of [
      ['/en/config/default-behavior', '/config/lib/', '#defaults'],
      ['/zh/guide/start/ai.html', '/zh/guide/start/quick-start', '#agents'],
    ] as const) {
      await page.goto(`${host.origin}${from}?a=1`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
    }
  });
});
