import type {Page, Route} from '@playwright/test';
import {clipboard} from './support/clipboard';
import {address, everything, inBar, pageTypes} from './support/pages';
import * as limits from '../../src/site/limits';
import {dialogOf, openSearch} from './support/searchDialog';
import {expect, ready, stay, test} from './support/site';
import {words} from './support/words';

const ui = words.en;
const start = address('en', pageTypes.document);

const notFound = {status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'};

const failureModes = {
  'cannot be reached': (route: Route) => route.abort(),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length / 2)});
  },
  'is gone': (route: Route) => route.fulfill(notFound),
  'never comes': () => undefined,
} as const;
type FailureMode = keyof typeof failureModes;

/** Outcome of a search, in this order: results, an error after a timeout, an error at once, the dialog cannot load. */
type Search = 'answers' | 'waits' | 'fails' | 'is missing';

/**
 * Kinds of files that a page and its search fetch. A file is of the first kind whose pattern `files` matches its URL.
 * `search` is the expected outcome of a search if these files fail, `but` has exceptions by failure mode. The mode
 * `first` is always tested, the other modes with TEST_SCOPE=all only.
 */
const kinds: readonly {
  readonly name: string;
  readonly files: RegExp;
  readonly search: Search;
  readonly but?: Partial<Record<FailureMode, Search>>;
  readonly first: FailureMode;
}[] = [
  {
    name: 'the stylesheet of every page',
    files: /\/assets\/css\/styles\./,
    search: 'answers',
    first: 'is gone',
  },
  {
    name: 'the stylesheet of the search',
    files: /\/assets\/css\/search-dialog\./,
    search: 'is missing',
    but: {'is cut off': 'answers'},
    first: 'cannot be reached',
  },
  {
    name: 'a stylesheet of some pages',
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

/** Problems that are expected on a page if a file fails. */
const noise = [
  /request failed|response 404|Failed to load resource|status of 404|net::ERR_/,
  // A truncated script throws an exception without a message.
  /^exception: $/,
  /Loading (?:CSS )?chunk|ChunkLoadError|SyntaxError|MIME type|did not load|Search failed/,
];

/** Expects text, theme, tabs, a menu and navigation to work, and the search to have the outcome `search`. */
async function expectUsable(
  page: Page,
  search: Search,
  failed?: () => Promise<void>,
): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Quick start');
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
  const root = page.locator('html');
  const theme = await root.getAttribute('data-theme');
  await page.locator('.theme-toggle').click();
  await expect(root).not.toHaveAttribute('data-theme', theme ?? '');
  const pnpm = page.getByRole('tab', {name: 'pnpm'}).first();
  await pnpm.click();
  await expect(page.locator('.tabs__panel[data-value="pnpm"]').first()).toBeVisible();
  await page.getByRole('button', {name: ui.language, exact: true}).click();
  await expect(page.locator('#site-language')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSearch(page, search, failed);
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).toHaveText('Add Rslib to a package');
}

/** Expects a search to show that it is stalled, and after its timeout an error. */
async function expectGivesUp(page: Page): Promise<void> {
  const {root} = dialogOf(page);
  await expect(root.locator('[class*=Stalled]')).toBeVisible();
  await expect(root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  await page.clock.runFor(limits.searchGiveUpMs);
  await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(ui.failedHelp);
}

/** Opens the search, expects the outcome, and closes it. `failed` waits until the page has requested a failing file. */
async function expectSearch(
  page: Page,
  search: Search,
  failed?: () => Promise<void>,
): Promise<void> {
  const {root, input, hits, type} = dialogOf(page);
  await page.keyboard.press('Control+k');
  if (search === 'is missing') {
    const missing = page.getByRole('dialog', {name: ui.searchMissing});
    // Wait for the request before moving the clock, because the page's timeout starts with the request.
    await failed?.();
    await page.clock.runFor(20_000);
    await expect(missing).toContainText(ui.failedHelp);
    await expect(missing.getByRole('button', {name: ui.retry})).toBeFocused();
    await expect(missing.getByRole('link', {name: ui.searchBrowse})).toBeVisible();
  } else {
    await expect(input).toBeFocused();
    await type('umdName');
    if (search === 'answers') await expect(hits.first()).toContainText('umdName');
    if (search === 'waits') await expectGivesUp(page);
    if (search === 'waits' || search === 'fails') {
      const error = root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText(ui.failedHelp);
      await expect(root.getByRole('button', {name: ui.retry})).toBeVisible();
    }
  }
  await page.keyboard.press('Escape');
}

for (const {name, files, search, but = {}, first} of kinds) {
  for (const mode of everything ? (Object.keys(failureModes) as FailureMode[]) : [first]) {
    // Skipped: a stylesheet without a response blocks rendering until the browser gives up, which takes minutes.
    if (mode === 'never comes' && files.source.includes('css')) continue;
    test(`a page is readable and its controls work when ${name} ${mode}`, async ({site}) => {
      const expected = but[mode] ?? search;
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
            return failureModes[mode](route);
          });
        },
      });
      await expectUsable(page, expected, failed);
      await failed();
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }
}

/** Removes APIs that a browser may lack, fills `localStorage` with invalid values, and makes its `setItem` throw. */
function removeApis(): void {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const searches = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__en`);
  for (const key of ['theme', 'tabs', 'visited', 'wrap', 'shortcuts', 'rslib', ...searches]) {
    localStorage.setItem(`${key}-rslib`, '{"a": [1, "\u0000');
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [lack, remove, search] of [
  ['optional APIs and usable storage', removeApis, 'answers'],
  ['workers', () => Reflect.deleteProperty(window, 'Worker'), 'fails'],
] as const) {
  test(`without ${lack} a page and its controls work`, async ({site}) => {
    const page = await site.open(start, {
      allow: search === 'fails' ? [/Search failed/] : [],
      before: (opened) => opened.addInitScript(remove),
    });
    await expectUsable(page, search);
    await page.locator('.frame__outline a').last().click();
    await expect(page.locator('.frame__outline [aria-current]')).toHaveCount(1);
  });
}

/** Blocks storage: reading the property throws, as in a browser that blocks cookies. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('with storage blocked nothing throws, every control works, and no language is chosen', async ({
  site,
}) => {
  const page = await site.open(start, {
    context: {locale: 'zh-CN'},
    before: (opened) => opened.addInitScript(blockStorage),
    allow: ['Docusaurus browser storage is not available'],
  });
  await expect(page).toHaveURL(inBar(start));
  await expectUsable(page, 'answers');
  await page.getByRole('button', {name: ui.language, exact: true}).click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/existing-package'));
});

test('a search gives up when its worker never loads, and loads it on retry', async ({site}) => {
  const page = await site.open(start, {
    allow: noise,
    before: (opened) => opened.clock.install(),
  });
  const requests: Route[] = [];
  await page.route(/\/assets\/js\/search-worker\./, (route) => void requests.push(route));
  const {root, hits, type} = await openSearch(page);
  await type('umdName');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expectGivesUp(page);
  // A request that is pending would succeed when the route is removed, and hide the button before the click.
  await Promise.all(requests.map((route) => route.abort()));
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await root.getByRole('button', {name: ui.retry}).click();
  await expect(hits.first()).toBeVisible();
  await expect(root.getByRole('button', {name: ui.retry})).toBeHidden();
  await expect(root.locator('.DocSearch-Input')).toBeFocused();
});

test('when the next page is missing or belongs to another build during a deployment, a link loads it in full', async ({
  site,
}) => {
  const page = await site.open(start, {allow: noise});
  for (const answer of [
    (route: Route) => route.fulfill(notFound),
    async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/main\.\w+\.js/, '/main.other.js');
      await route.fulfill({response, body});
    },
  ]) {
    // Move the pointer off the link: hovering would fetch the next page before `page.route` can intercept it.
    await page.mouse.move(0, 0);
    await page.goto(inBar(start));
    await ready(page);
    const stayed = await stay(page);
    await page.route('**/guide/start/existing-package', (route) =>
      route.request().isNavigationRequest() ? route.continue() : answer(route),
    );
    await page.locator('.pager__link--next').click();
    await expect(page).toHaveURL(inBar('/guide/start/existing-package'));
    await expect(page.locator('h1')).toHaveText('Add Rslib to a package');
    await ready(page);
    expect(await stayed()).toBe(false);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Quick start');
  }
});

test('offline a page works and reports failed requests, which succeed when the network is back', async ({
  site,
}) => {
  const page = await site.open(start, {allow: noise, cold: true, before: clipboard});
  await page.context().setOffline(true);
  await page.locator('.theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  const copy = page.getByRole('button', {name: ui.copyMarkdown, exact: true});
  await copy.click();
  await expect(page.getByRole('alert').filter({visible: true})).toHaveText(ui.failed);
  await page.keyboard.press('Control+k');
  const missing = page.getByRole('dialog', {name: ui.searchMissing});
  await expect(missing).toContainText(ui.failedHelp);

  await page.context().setOffline(false);
  await missing.getByRole('button', {name: ui.retry}).click();
  const {input, hits, type} = dialogOf(page);
  await expect(input).toBeFocused();
  await type('umdName');
  await expect(hits.first()).toContainText('umdName');
  await page.keyboard.press('Escape');
  await copy.click();
  await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(0);
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).toHaveText('Add Rslib to a package');
});

/** Emulates a browser without popovers: removes the property, and renames the attribute in pages and stylesheets. */
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

test('without popover support nothing covers a page, no button is dead, and links work', async ({
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
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
