import type {Page, Route} from '@playwright/test';
import {clipboard} from './support/clipboard';
import {drawn} from './support/clock';
import {address, everything, inBar, pageTypes} from './support/pages';
import * as limits from '../../src/site/limits';
import {dialogOf, openSearch} from './support/search';
import {expect, ready, test} from './support/site';
import {words} from './support/words';

const say = words.en;
const start = address('en', pageTypes.document);

const notFound = {status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'};

const ways = {
  'cannot be reached': (route: Route) => route.abort(),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length / 2)});
  },
  'is gone': (route: Route) => route.fulfill(notFound),
  'never comes': () => undefined,
} as const;
type Way = keyof typeof ways;

/** What the search does: it answers, waits and gives up, or says in its dialog or on the page what is wrong. */
type Search = 'answers' | 'waits' | 'fails' | 'is missing';

/**
 * Everything that a page and its search fetch, by kind; the first pattern that matches an address is its kind. What the
 * search does without it, where a way makes a difference, and the way that is tried when not all of them are.
 */
const kinds: readonly {
  readonly name: string;
  readonly files: RegExp;
  readonly search: Search;
  readonly but?: Partial<Record<Way, Search>>;
  readonly first: Way;
}[] = [
  {
    name: 'the sheet of every page',
    files: /\/assets\/css\/styles\./,
    search: 'answers',
    first: 'is gone',
  },
  {
    name: 'the sheet of the search',
    files: /\/assets\/css\/search-dialog\./,
    search: 'is missing',
    but: {'is cut off': 'answers'},
    first: 'cannot be reached',
  },
  {
    name: 'a sheet of some pages',
    files: /\/assets\/css\//,
    search: 'answers',
    first: 'cannot be reached',
  },
  {
    name: 'the bundle',
    files: /\/assets\/js\/(?:main|react|runtime~main|routes)\./,
    search: 'is missing',
    first: 'is gone',
  },
  {
    name: 'the worker of the search',
    files: /\/assets\/js\/search-worker\./,
    search: 'fails',
    but: {'never comes': 'waits'},
    first: 'is cut off',
  },
  {
    name: 'the dialog of the search',
    files: /\/assets\/js\/.*(?:search-dialog|docsearch)/,
    search: 'is missing',
    first: 'never comes',
  },
  {
    name: 'the index',
    files: /\/assets\/search\/[\w-]+\.first\.json/,
    search: 'fails',
    but: {'never comes': 'waits'},
    first: 'is cut off',
  },
  {
    name: 'a shard of the index',
    files: /\/assets\/search\//,
    search: 'answers',
    first: 'is cut off',
  },
];

/** What the browser, the bundler and the search say about a file that fails. */
const noise = [
  /request failed|response 404|Failed to load resource|status of 404|net::ERR_/,
  // A script that ends too early is an exception without a message.
  /^exception: $/,
  /Loading (?:CSS )?chunk|ChunkLoadError|SyntaxError|MIME type|did not load|Search failed/,
];

/** What works whatever fails: reading, theme, tabs, a menu, a search that says what is wrong, and the way on. */
async function walk(page: Page, search: Search, failed: () => Promise<void>): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Quick start');
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
  const root = page.locator('html');
  const theme = await root.getAttribute('data-theme');
  await page.locator('.theme-toggle').click();
  await expect(root).not.toHaveAttribute('data-theme', theme ?? '');
  const pnpm = page.getByRole('tab', {name: 'pnpm'}).first();
  await pnpm.click();
  await expect(page.locator('.tabs__panel[data-value="pnpm"]').first()).toBeVisible();
  await page.getByRole('button', {name: say.language, exact: true}).click();
  await expect(page.locator('#site-language')).toBeVisible();
  await page.keyboard.press('Escape');
  await searchIs(page, search, failed);
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).toHaveText('Glossary');
}

/** A search that nothing comes of is stalled, until its time is over. */
async function givesUp(page: Page): Promise<void> {
  const {root} = dialogOf(page);
  await expect(root.locator('[class*=Stalled]')).toBeVisible();
  await expect(root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  await page.clock.runFor(limits.searchGiveUpMs);
  await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(say.failedHelp);
}

/** Searches, and closes the search again. */
async function searchIs(page: Page, search: Search, failed: () => Promise<void>): Promise<void> {
  const {root, input, hits, type} = dialogOf(page);
  await page.keyboard.press('Control+k');
  if (search === 'is missing') {
    const missing = page.getByRole('dialog', {name: say.searchMissing});
    // Its time begins when it has been asked for: the clock of the page is not that of the network.
    await failed();
    await page.clock.runFor(20_000);
    await expect(missing).toContainText(say.failedHelp);
    await expect(missing.getByRole('button', {name: say.retry})).toBeFocused();
    await expect(missing.getByRole('link', {name: say.searchBrowse})).toBeVisible();
  } else {
    await expect(input).toBeFocused();
    await type('umdName');
    if (search === 'answers') await expect(hits.first()).toContainText('umdName');
    if (search === 'waits') await givesUp(page);
    if (search === 'waits' || search === 'fails') {
      const error = root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText(say.failedHelp);
      await expect(root.getByRole('button', {name: say.retry})).toBeVisible();
    }
  }
  await page.keyboard.press('Escape');
}

for (const {name, files, search, but = {}, first} of kinds) {
  for (const way of everything ? (Object.keys(ways) as Way[]) : [first]) {
    // A browser shows nothing of a page before its sheets are there, and gives them up after minutes.
    if (way === 'never comes' && files.source.includes('css')) continue;
    test(`a page is read and its controls work when ${name} ${way}`, async ({site}) => {
      const expected = but[way] ?? search;
      let count = 0;
      const failed = (): Promise<void> => expect.poll(() => count).toBeGreaterThan(0);
      const page = await site.open(start, {
        wait: false,
        allow: noise,
        before: async (opened) => {
          if (expected === 'is missing' || expected === 'waits') await opened.clock.install();
          await opened.route('**/assets/**', (route) => {
            const url = route.request().url();
            if (kinds.find((kind) => kind.files.test(url))?.name !== name) return route.continue();
            count += 1;
            return ways[way](route);
          });
        },
      });
      await walk(page, expected, failed);
      await failed();
      // What the last page asks for is still on its way.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }
}

for (const [what, files, query, remedy] of [
  ['the worker', /\/assets\/js\/search-worker\./, 'umdName', 'asks again'],
  ['the index', /\.first\.json/, 'umdName', 'takes the late answer'],
  ['text that alone has the word', /\.[tr]\d+\./, 'architectures', 'takes the late answer'],
] as const) {
  test(`a search gives up when ${what} does not come, and ${remedy}`, async ({site}) => {
    const page = await site.open(start, {
      allow: noise,
      before: (opened) => opened.clock.install(),
    });
    // As on a slow machine: what the first letters find comes when all are typed, and the last ones wait all the same.
    let hasTyped = (): void => undefined;
    const typed = new Promise<void>((done) => (hasTyped = done));
    await page.route(/\.first\.json/, (route) => typed.then(() => route.continue()));
    const held: Route[] = [];
    let isHeld = true;
    await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
    const {root, hits, type} = await openSearch(page);
    await type(query);
    hasTyped();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await givesUp(page);
    isHeld = false;
    if (remedy === 'asks again') await root.getByRole('button', {name: say.retry}).click();
    else for (const route of held) await route.continue();
    await expect(hits.first()).toBeVisible();
    await expect(root.getByRole('button', {name: say.retry})).toBeHidden();
    await expect(root.locator('.DocSearch-Input')).toBeFocused();
  });
}

for (const [what, answer] of [
  ['has gone for a moment', (route: Route) => route.fulfill(notFound)],
  ['is another one', (route: Route) => route.fulfill({...notFound, status: 200})],
  ['is cut off', ways['is cut off']],
  [
    'is of another build',
    async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/main\.\w+\.js/, '/main.other.js');
      await route.fulfill({response, body});
    },
  ],
] as const) {
  test(`after a deployment in mid-visit, when the next page ${what}, a link loads it in full`, async ({
    site,
  }) => {
    const page = await site.open(start, {allow: noise});
    await page.evaluate(() => Reflect.set(window, 'isOld', true));
    await page.route('**/guide/start/glossary', (route) =>
      route.request().isNavigationRequest() ? route.continue() : answer(route),
    );
    await page.locator('.pager__link--next').click();
    await expect(page).toHaveURL(inBar('/guide/start/glossary'));
    await expect(page.locator('h1')).toHaveText('Glossary');
    await ready(page);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Quick start');
  });
}

test('offline a page goes on working and says what it cannot fetch, and does it when the network is back', async ({
  site,
}) => {
  const page = await site.open(start, {allow: noise, cold: true, before: clipboard()});
  await page.context().setOffline(true);
  await page.locator('.theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  const copy = page.getByRole('button', {name: say.copyMarkdown, exact: true});
  await copy.click();
  await expect(page.getByRole('alert').filter({visible: true})).toHaveText(say.failed);
  await page.keyboard.press('Control+k');
  const missing = page.getByRole('dialog', {name: say.searchMissing});
  await expect(missing).toContainText(say.failedHelp);

  await page.context().setOffline(false);
  await missing.getByRole('button', {name: say.retry}).click();
  const {input, hits, type} = dialogOf(page);
  await expect(input).toBeFocused();
  await type('umdName');
  await expect(hits.first()).toContainText('umdName');
  await page.keyboard.press('Escape');
  await copy.click();
  await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(0);
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).toHaveText('Glossary');
});

test('a result leads to its section also when what marks the words there does not come', async ({
  site,
}) => {
  const page = await site.open(start, {allow: [/request failed|net::ERR_FAILED/]});
  const marks = /_Search_markFound/;
  await page.route(marks, (route) => route.abort());
  const {hits, type} = await openSearch(page);
  await type('"dts.alias"');
  await expect(hits.first().locator('a')).toHaveAttribute('href', /#dts-alias$/);
  const failed = page.waitForEvent('requestfailed', (request) => marks.test(request.url()));
  await page.keyboard.press('Enter');
  await failed;
  await expect(page.locator('#dts-alias')).toBeInViewport();
  await drawn(page);
});

/** Answers as they would read in a browser that does not know popovers: another word stands in their place. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route('**', async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname.includes('/assets/js/') || /\.(?:png|svg)$/.test(pathname))
      return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = pathname.endsWith('.css')
      ? text.replaceAll('[popover]', '[data-popover]').replaceAll(':popover-open', ':unknown')
      : text.replaceAll(' popover="', ' data-popover="');
    return route.fulfill({response, body});
  });
}

test('without popovers a page is read, nothing lies over it, no button is dead, and links lead on', async ({
  site,
}) => {
  const page = await site.open(start, {cold: true, before: withoutPopovers});
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 800});
    const shown = page.locator('[data-popover], [popovertarget]').filter({visible: true});
    await expect(shown).toHaveCount(width > 960 ? 1 : 0);
    await page.locator('h1').click();
  }
  await page.locator('.theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.code-tools .copy-button').first().focus();
  await page.keyboard.press('Tab');
  await page.locator('.sidebar').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.locator('h1')).toHaveText('Glossary');
  // What that page asks for is still on its way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
