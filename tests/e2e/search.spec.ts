import * as limits from '../../src/site/limits';
import {tasks} from '../../src/site/tasks';
import {findings, pairs, setTheme} from './support/axe';
import {address, base, inBar, type Locale, locales, localesIn, pageTypes} from './support/pages';
import {dialogOf, favouriteKey, kept, openSearch, recentKey, store} from './support/search';
import {expect, test} from './support/site';
import {words} from './support/words';

/** Words that have results in both languages. */
const query: Readonly<Record<Locale, string>> = {en: 'dts bundle', 'zh-Hans': '声明文件'};
const nonsense = 'zzxqjw';
const indexFile = /\/assets\/search\//;
/** The shards with text. */
const textFile = /\/assets\/search\/[\w-]+\.r\d+\.json/;

for (const locale of localesIn('en')) {
  const say = words[locale];
  const start = address(locale, pageTypes.document);

  test(`the ${locale} search opens by its button, and closes by Escape, outside and by the button's keys`, async ({
    site,
  }) => {
    const page = await site.open(start);
    const button = page.getByRole('button', {name: say.search, exact: true});
    const {root, input, type} = dialogOf(page);
    const closings: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 500),
      () => page.keyboard.press('Control+k'),
      () => page.goBack().then(() => undefined),
    ];
    await page.goto(`${page.url()}#a`);
    await expect(button.locator('kbd').filter({visible: true})).toHaveText('Ctrl K');
    for (const close of closings) {
      await button.click();
      await expect(page.getByRole('dialog', {name: say.search, exact: true})).toBeVisible();
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('placeholder', say.searchPlaceholder);
      await expect(input).toHaveValue('');
      await type('x');
      await close();
      await expect(root).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

for (const locale of locales) {
  const say = words[locale];

  test(`the ${locale} search has no history, then results, then none, each in its words`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, pageTypes.document));
    const {root, hits, status, type} = await openSearch(page);
    await expect(root.locator('.DocSearch-StartScreen')).toHaveText(say.noRecent);
    await type(query[locale]);
    await expect(hits.first()).toBeVisible();
    await expect(status).toHaveText(new RegExp(`^${await hits.count()} `));

    await page.getByRole('button', {name: say.clear}).click();
    await type(nonsense);
    const none = root.locator('.DocSearch-NoResults');
    await expect(none.locator('.DocSearch-Title')).toHaveText(`${say.noResults}${nonsense}"`);
    await expect(status).toHaveText(`${say.noResults}${nonsense}"`);
    await expect(none).toContainText(say.suggestions);
    await expect(none).toContainText(say.searchReport);
    const report = none.getByRole('link');
    expect(decodeURIComponent((await report.getAttribute('href')) ?? '')).toMatch(
      new RegExp(`^https://github\\.com/[^/]+/[^/]+/issues/new\\?title=.*${nonsense}`),
    );
    const suggestions = none.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(limits.searchSuggestions);
    const first = (await suggestions.first().innerText()).toLowerCase();
    await suggestions.first().click();
    await expect(dialogOf(page).input).toHaveValue(`${first} `);
    await expect(dialogOf(page).input).toBeFocused();
  });
}

for (const [what, answer, reason] of [
  ['cannot be reached', null, /Search failed/],
  ['is refused', {status: 403}, /Search failed: .*403/],
  ['holds nonsense', {contentType: 'application/json', body: '<p>'}, /Search failed/],
] as const) {
  test(`the search says so when its index ${what}, and the next key tries again`, async ({
    site,
  }) => {
    const page = await site.open('/', {
      allow: [/Search failed: .*/, indexFile, /status of 403/],
      before: (opened) => opened.clock.install(),
    });
    await page.route(indexFile, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    const {root, hits, status, type} = await openSearch(page);
    await type('dts');
    const error = root.locator('.DocSearch-ErrorScreen');
    await expect(error).toContainText(words.en.searchFailed);
    await expect(error).toContainText(words.en.failedHelp);
    await expect(status).toHaveText(`${words.en.searchFailed}. ${words.en.failedHelp}`);
    await expect.poll(() => errors.some((text) => reason.test(text))).toBe(true);
    // Longer than anything that could set the state back.
    await page.clock.runFor(limits.searchStalledMs + 200);
    await expect(error).toBeVisible();
    // The site around it works as before.
    await page.unroute(indexFile);
    await type(' bundle');
    await expect(hits.first()).toBeVisible();
    await expect(error).toHaveCount(0);
  });
}

test(`a search that does not load says so on the page, tries again, and names the list of all pages`, async ({
  site,
}) => {
  const page = await site.open('/config/', {
    allow: [/assets\/css\/search-dialog/, /Loading CSS chunk search-dialog failed/],
  });
  const sheet = /assets\/css\/search-dialog\.\w+\.css/;
  await page.route(sheet, (route) => route.abort());
  await page.getByRole('button', {name: words.en.search, exact: true}).click();
  const missing = page.getByRole('dialog', {name: words.en.searchMissing});
  await expect(missing).toContainText(words.en.failedHelp);
  await expect(page).toHaveURL(inBar('/config/'));
  const retry = missing.getByRole('button', {name: words.en.retry});
  await expect(retry).toBeFocused();
  await retry.click();
  await expect(retry).toBeFocused();
  await page.unroute(sheet);
  await retry.click();
  await expect(dialogOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(missing).toBeHidden();
});

test('a search that never comes says so on the page, and names the list of all pages', async ({
  site,
}) => {
  const page = await site.open('/config/', {scripts: false});
  await page.clock.install();
  await page.getByRole('button', {name: words.en.search, exact: true}).click();
  const missing = page.getByRole('dialog', {name: words.en.searchMissing});
  await page.clock.runFor(3000);
  await expect(missing).toBeHidden();
  await page.clock.runFor(2000);
  await expect(missing).toContainText(words.en.failedHelp);
  await missing.getByRole('link', {name: words.en.searchBrowse}).click();
  await expect(page).toHaveURL(inBar('/guide/'));
});

test('without scripts the search is a link to all pages', async ({site}) => {
  const page = await site.open('/zh/', {context: {javaScriptEnabled: false}});
  const say = words['zh-Hans'];
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(inBar('/zh/'));
    await expect(page.getByRole('button', {name: say.search, exact: true})).toBeHidden();
    await page.getByRole('link', {name: say.searchAll}).click();
    await expect(page).toHaveURL(inBar('/zh/guide/'));
  }
});

test('the dialog, its styles and the index are loaded when a reader reaches for them', async ({
  site,
}) => {
  const requests: string[] = [];
  const page = await site.open('/', {
    before: (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
      return Promise.resolve();
    },
  });
  await page.waitForLoadState('networkidle');
  const files = [
    /\/assets\/js\/search-dialog\.\w+\.js$/,
    /\/assets\/css\/search-dialog\.\w+\.css$/,
    /\/assets\/js\/search-worker\.\w+\.js$/,
    /\/assets\/search\/[\w-]+\.first\.json$/,
  ];
  const loaded = (): readonly number[] =>
    files.map((file) => requests.filter((url) => file.test(url)).length);
  expect(loaded()).toEqual([0, 0, 0, 0]);
  await page.getByRole('button', {name: words.en.search, exact: true}).hover();
  await expect.poll(loaded).toEqual([1, 1, 1, 1]);
});

test('what is typed before the dialog is there is not lost, the letter on the button included', async ({
  site,
}) => {
  const page = await site.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/css\/search-dialog\.\w+\.css/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', {name: words.en.search, exact: true}).focus();
  await page.keyboard.type('dtsx');
  await page.keyboard.press('Backspace');
  release();
  const {input, type} = dialogOf(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('dts');
  await type(' b');
  await expect(input).toHaveValue('dts b');
});

test('what is typed into the dialog, and how its results are put together', async ({site}) => {
  const page = await site.open('/');
  await test.step('a letter on the focused button opens the search with it; keys with Ctrl, Space and Enter do not count', async () => {
    const button = page.getByRole('button', {name: words.en.search, exact: true});
    const {root, input} = dialogOf(page);
    await button.focus();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Alt+x');
    await expect(root).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(input).toHaveValue('u');
    await page.keyboard.press('Escape');
    await button.press('Enter');
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await button.press('Space');
    await expect(input).toHaveValue('');
  });
  await page.keyboard.press('Escape');
  await test.step(`the query holds ${limits.searchInputMax} characters, and reset clears it and keeps the focus`, async () => {
    const {root, input, type} = await openSearch(page);
    await type('x'.repeat(limits.searchInputMax + 6));
    expect((await input.inputValue()).length).toBe(limits.searchInputMax);
    await root.locator('.DocSearch-Reset').click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(root.locator('.DocSearch-StartScreen')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await test.step('a branch leads to a section from its page above, and from nowhere else', async () => {
    const {hits, status, type} = await openSearch(page);
    await type('dts bundle');
    // Said when nothing has changed for a while: they are of the whole query.
    await expect(status).toHaveText(/^\d+ /);
    const rows = await hits.evaluateAll((all) =>
      all.map((hit) => ({
        page: hit.querySelector('a')!.pathname,
        hasBranch: getComputedStyle(hit, '::before').content !== 'none',
        isPage: hit.querySelector('a')!.hash === '',
        isFirst: hit.previousElementSibling === null,
      })),
    );
    rows.forEach((row, index) => {
      if (!row.hasBranch) return;
      const above = rows[index - 1]!;
      expect([row.isFirst, above.page, above.isPage || above.hasBranch]).toEqual([
        false,
        row.page,
        true,
      ]);
    });
  });
  await page.keyboard.press('Escape');
  await test.step('what only mentions the words stands in a group of its own, below what is about them', async () => {
    const {root, type} = await openSearch(page);
    await type('monorepo');
    const titles = root.locator('.DocSearch-Hit-source');
    await expect(titles.last()).toHaveText(words.en.searchMentions);
    expect(await titles.count()).toBeGreaterThan(1);
  });
});

test('/ opens the search outside of fields only, and can be switched off in the dialog', async ({
  site,
}) => {
  const page = await site.open('/config/');
  const filter = page.locator('.filter__input');
  await filter.fill('');
  await filter.press('/');
  await expect(filter).toHaveValue('/');
  const {root, input} = dialogOf(page);
  await expect(root).toHaveCount(0);
  await filter.blur();
  const button = page.locator('[data-search-button]');
  await expect(button).toHaveAttribute('aria-keyshortcuts', /\/$/);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.getByLabel(words.en.searchLetters).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.reload();
  await page.keyboard.press('/');
  await expect(button).not.toHaveAttribute('aria-keyshortcuts', /\//);
  await expect(root).toHaveCount(0);
  await openSearch(page);
  await expect(page.getByLabel(words.en.searchLetters)).not.toBeChecked();
});

test('arrow keys move through the results, Enter opens: here, with Ctrl in a tab, with Shift in a window', async ({
  site,
}) => {
  const page = await site.open('/');
  const {root, input, type} = await openSearch(page);
  await type('umdName');
  const options = root.getByRole('option');
  // Type and default of an option come with the answer from all words: no other follows.
  await expect(root.locator('.DocSearch-Hit-path', {hasText: '·'}).first()).toBeVisible();
  await expect(options.nth(2)).toBeVisible();
  const active = root.locator('[role=option][aria-selected=true]');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', (await options.nth(index).getAttribute('href'))!);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id'))!,
    );
  }
  const href = (await active.getAttribute('href'))!;
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const opened = page.waitForEvent('popup').catch(() => null);
    const another = page.context().waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await another;
    void opened;
    await expect.poll(() => other.url()).toContain(href);
    await other.close();
    await expect(root).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});

test('a click opens a result without loading the page again, and leads to its section', async ({
  site,
}) => {
  const page = await site.open('/');
  await page.evaluate(() => Reflect.set(window, 'stillHere', true));
  const {root, type} = await openSearch(page);
  await type('dts.abortOnError');
  const first = root.getByRole('option').first();
  // The answer to the whole query: those to its beginnings have other sections of the page.
  const hash = '#dts-abort-on-error';
  await expect(first).toHaveAttribute('href', new RegExp(`config/lib/dts${hash}$`));
  await first.click();
  await expect(page).toHaveURL((url) => url.hash === hash);
  await expect(page.locator(hash)).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere') as boolean)).toBe(true);

  // Within the page too: closing the dialog must not scroll back.
  const again = await openSearch(page);
  await again.type('dts.alias');
  await expect(root.getByRole('option').first()).toHaveAttribute('href', /#dts-alias/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#dts-alias')).toBeInViewport();
});

test('an empty search, and a page that stays where it was', async ({site}) => {
  const page = await site.open('/config/lib/dts');
  await test.step('closing the dialog leaves the page where it was', async () => {
    await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).root).toHaveCount(0);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  });
  await test.step('an empty search offers tasks and the sections of the page, by mouse and by keys; spaces are no query', async () => {
    const {root, input, type} = await openSearch(page);
    const popular = root.getByRole('navigation', {name: words.en.searchPopular});
    const sections = root.getByRole('navigation', {name: words.en.searchOnPage});
    await expect(popular.getByRole('link')).toHaveText(tasks.map(({text}) => text.en));
    expect(await sections.getByRole('link').allInnerTexts()).toEqual(
      await page
        .locator('article h2[id]')
        .evaluateAll((all) => all.map((heading) => heading.textContent?.trim())),
    );
    await type('   ');
    await expect(input).toHaveValue('');
    await expect(root.locator('.DocSearch-StartScreen')).toHaveText(words.en.noRecent);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(popular.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
    await type('d');
    await expect(popular).toBeHidden();
    await page.keyboard.press('Control+a');
    await type(' ');
    await expect(input).toHaveValue('');
    const last = sections.getByRole('link').last();
    const hash = await last.evaluate((link: HTMLAnchorElement) => link.hash);
    await last.click();
    await expect(root).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.locator(hash)).toBeInViewport();
  });
});

for (const width of [390, 1280]) {
  const most =
    width <= limits.mobileWidth ? limits.searchSnippetWordsNarrow : limits.searchSnippetWords;
  test(`results at ${width} are grouped, marked, few, with the way to them and snippets of ${most} words`, async ({
    site,
  }) => {
    const page = await site.open('/', {width});
    const {root, hits, status, type} = await openSearch(page);
    await type('typescript declaration');
    // Said when nothing has changed for a while: they are of the whole query.
    await expect(status).toHaveText(/^\d+ /);
    expect(await hits.count()).toBeLessThanOrEqual(limits.searchHitsPerPage);
    const groups = root.locator('.DocSearch-Hits');
    for (const group of await groups.all()) {
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(
        limits.searchResultsPerGroup,
      );
      await expect(group.getByRole('listbox')).toHaveAccessibleName(
        await group.locator('.DocSearch-Hit-source').innerText(),
      );
    }
    expect(await hits.locator('mark').count()).toBeGreaterThan(0);
    expect(
      (await hits.locator('.DocSearch-Hit-path').allInnerTexts()).some((text) =>
        text.includes(' › '),
      ),
    ).toBe(true);
    for (const title of await hits.locator('.DocSearch-Hit-title').allInnerTexts()) {
      // A name is one word, with what is attached to it: @rslib/core/types.
      const count = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count, title).toBeLessThanOrEqual(most);
    }
  });
}

test('nothing is asked of other hosts, and no page behind a result is fetched before it is chosen', async ({
  site,
}) => {
  const requests: URL[] = [];
  const page = await site.open('/');
  // The page itself fetches its next one ahead.
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(new URL(request.url())));
  const {hits, type} = await openSearch(page);
  await type('external');
  await expect(hits.first()).toBeVisible();
  await hits.first().hover();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({origin}) => origin !== new URL(page.url()).origin)).toEqual([]);
  const files = requests.map(({pathname}) => pathname.slice(base.length - 1));
  const isOwn = /^\/(?:assets\/(?:css\/search|js\/|search\/)|search-index\.json$)/;
  expect(files.filter((path) => !isOwn.test(path))).toEqual([]);
  // The worker, the dialog and nothing else.
  expect(files.filter((path) => path.startsWith('/assets/js/')).length).toBeLessThanOrEqual(4);
});

test(`a search that takes more than ${limits.searchStalledMs} ms is stalled, and still answers`, async ({
  site,
}) => {
  const page = await site.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(indexFile, async (route) => {
    await held;
    await route.continue();
  });
  const {root, hits, type} = await openSearch(page);
  const container = root.locator('.DocSearch-Container');
  await type('dts');
  await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(root.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(hits).toHaveCount(0);
  release();
  await expect(hits.first()).toBeVisible();
  await expect(container).not.toHaveClass(/Stalled/);
});

test('while text does not come, titles and headings answer; the next key asks for it again, and no row moves', async ({
  site,
}) => {
  const page = await site.open('/', {allow: [indexFile]});
  const shard = /\/assets\/search\/[\w-]+\.[tr]\d+\./;
  await page.route(shard, (route) => route.abort());
  const {hits, type} = await openSearch(page);
  await type('dts.alias');
  const first = hits.first().locator('a');
  await expect(first).toHaveAttribute('href', /config\/lib\/dts#dts-alias$/);
  // Type and default of an option come with its text.
  const facts = hits.first().locator('.DocSearch-Hit-path', {hasText: '·'});
  await expect(facts).toHaveCount(0);
  await page.unroute(shard);
  await type(' ');
  await expect(facts).toBeVisible();
  await expect(first).toHaveAttribute('href', /config\/lib\/dts#dts-alias$/);
});

test('text that is late is filled in below the rows that are there, and the chosen one stays chosen', async ({
  site,
}) => {
  const page = await site.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/search\/[\w-]+\.[tr]\d+\./, async (route) => {
    await held;
    await route.continue();
  });
  const {hits, root, type} = await openSearch(page);
  await type('umdName');
  await expect(hits.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = root.locator('[role=option][aria-selected=true]');
  const href = (await chosen.getAttribute('href'))!;
  const top = (await chosen.boundingBox())!.y;
  await expect(root.locator('.DocSearch-Hit-path', {hasText: '·'})).toHaveCount(0);
  release();
  await expect(root.locator('.DocSearch-Hit-path', {hasText: '·'}).first()).toBeVisible();
  await expect(chosen).toHaveAttribute('href', href);
  expect(Math.abs((await chosen.boundingBox())!.y - top)).toBeLessThan(2);
});

test('where a build has taken the place of that of the page, its index answers from the next question on', async ({
  site,
}) => {
  const page = await site.open('/', {allow: [/status of 404/, indexFile]});
  const {hits, type} = await openSearch(page);
  await type('dts');
  await expect(hits.first()).toBeVisible();
  await page.route(/\/search-index\.json/, async (route) => {
    const {start} = (await (await route.fetch()).json()) as {start: string};
    await route.fulfill({json: {start: start.replace('index-', 'index-newer-')}});
  });
  await page.route(indexFile, (route) => {
    const url = route.request().url();
    return url.includes('-newer-')
      ? route.continue({url: url.replace('newer-', '')})
      : route.fulfill({status: 404});
  });
  await type('banner footer');
  await expect(hits.first().locator('a')).toHaveAttribute('href', /banner|footer/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/banner|footer/);
});

const many = (count: number): readonly unknown[] =>
  Array.from({length: count}, (_, index) => kept(`${index}`, `Search ${index}`));

test(`recent searches are ${limits.searchRecents}, and ${limits.searchRecentsWithFavourites} beside favourites, of which there are ${limits.searchFavourites}`, async ({
  site,
}) => {
  const page = await site.open('/', {before: store({[recentKey('en')]: many(12)})});
  const {hits} = await openSearch(page);
  await expect(hits).toHaveCount(limits.searchRecents);
  await page.keyboard.press('Escape');
  await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    favouriteKey('en'),
    JSON.stringify(
      many(14).map((item) => ({...(item as object), objectID: `f${JSON.stringify(item)}`})),
    ),
  ] as const);
  const {root} = await openSearch(page);
  const lists = root.locator('.DocSearch-Hits');
  await expect(lists.nth(0).locator('.DocSearch-Hit')).toHaveCount(
    limits.searchRecentsWithFavourites,
  );
  await expect(lists.nth(1).locator('.DocSearch-Hit')).toHaveCount(limits.searchFavourites);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`searches are kept per language, promoted and removed (motion: ${reducedMotion})`, async ({
    site,
  }) => {
    const page = await site.open('/', {context: {reducedMotion}});
    const say = words.en;
    const {root, hits, type} = await openSearch(page);
    await type('umdName');
    await expect(root.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
    const stored = await page.evaluate((key) => localStorage.getItem(key), recentKey('en'));
    expect(JSON.parse(stored ?? '[]')).toHaveLength(1);
    expect(stored).not.toMatch(/_snippetResult|_highlightResult/);

    await openSearch(page);
    await expect(root.getByText(say.recent, {exact: true})).toBeVisible();
    await root.getByRole('button', {name: say.keep}).click();
    await expect(root.getByText(say.favourites, {exact: true})).toBeVisible();
    await expect(root.getByText(say.recent, {exact: true})).toHaveCount(0);
    await expect(dialogOf(page).input).toBeFocused();
    await page.keyboard.press('Escape');

    await page.goto(inBar('/zh/'));
    await openSearch(page);
    await expect(hits).toHaveCount(0);
    await page.goto(inBar('/'));
    await openSearch(page);
    await root.getByRole('button', {name: say.forgetFavourite}).click();
    await expect(root.locator('.DocSearch-StartScreen')).toHaveText(say.noRecent);
    expect(await page.evaluate((key) => localStorage.getItem(key), favouriteKey('en'))).toBe('[]');
  });
}

test('a recent search is removed by its button, and opened by a click beside the buttons', async ({
  site,
}) => {
  const page = await site.open('/', {
    before: store({[recentKey('en')]: [kept('1', 'One', '/guide/'), kept('2', 'Two', '/config/')]}),
  });
  const {root, hits} = await openSearch(page);
  await expect(root.getByRole('grid', {name: words.en.recent})).toBeVisible();
  await root.getByRole('row', {name: /One/}).getByRole('button', {name: words.en.forget}).click();
  await expect(hits).toHaveCount(1);
  await hits.first().click({position: {x: 60, y: 20}});
  await expect(page).toHaveURL(inBar('/config/'));
});

test('a piece of text is kept under its section, its page among the results or not', async ({
  site,
}) => {
  const page = await site.open('/');
  const {root, type} = await openSearch(page);
  await type('createRequire');
  await expect(root.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  const read = (): Promise<string | null> =>
    page.evaluate((key) => localStorage.getItem(key), recentKey('en'));
  await expect.poll(async () => (JSON.parse((await read()) ?? '[]') as unknown[]).length).toBe(1);
});

test('without storage the search works, keeps nothing and says nothing about it', async ({
  site,
}) => {
  const page = await site.open('/', {
    // Docusaurus says so itself, of what it would like to keep.
    allow: ['Docusaurus storage error'],
    before: (opened) =>
      opened.addInitScript(() => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
          Storage.prototype[name] = () => {
            throw new DOMException('no', 'SecurityError');
          };
        }
      }),
  });
  const {root, type} = await openSearch(page);
  await expect(root.locator('.DocSearch-StartScreen')).toHaveText(words.en.noRecent);
  await type('umdName');
  // Until then they are of what was typed so far.
  await expect(root.getByRole('option').first()).toContainText('umdName');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  await openSearch(page);
  await expect(root.locator('.DocSearch-StartScreen')).toHaveText(words.en.noRecent);
});

const evil =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href=javascript:hacked=1>x</a>';

test('a hostile query, a hostile history and a hostile index run no markup', async ({site}) => {
  const page = await site.open('/', {
    before: store({
      [recentKey('en')]: [
        kept('1', evil),
        kept('2', 'Fine', 'javascript:window.hacked=1'),
        {nonsense: evil},
        null,
      ],
      [favouriteKey('en')]: 'not json at all',
    }),
  });
  await page.route(textFile, async (route) => {
    const response = await route.fetch();
    // Every text of the index becomes hostile, its shape stays.
    const text = (await response.text()).replace(
      /"((?:[^"\\]|\\.)*declaration(?:[^"\\]|\\.)*)"/gi,
      (_all, words: string) =>
        JSON.stringify(`${evil} declaration ${words.slice(0, 40).replace(/\\/g, '')}`),
    );
    await route.fulfill({response, body: text});
  });
  const {root, hits, type} = await openSearch(page);
  await expect(hits).toHaveCount(1);
  const clean = async (): Promise<void> => {
    await expect(
      root.locator('img, script, iframe, [onerror], a[href^="javascript:"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
  };
  await clean();
  await type('declaration');
  await expect(hits.first()).toBeVisible();
  await expect(root.getByText('<img src=x', {exact: false}).first()).toBeVisible();
  await clean();
  await root.locator('.DocSearch-Reset').click();
  await type('<img src=x onerror=hacked=1>"&');
  await expect(root.locator('.DocSearch-NoResults').or(hits.first())).toBeVisible();
  await clean();
});

test('focus stays in the dialog, goes round, and the page behind it is out of reach', async ({
  site,
}) => {
  const page = await site.open('/', {before: store({[recentKey('en')]: many(2)})});
  const {root, input} = await openSearch(page);
  const seen: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await root.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    seen.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('title') ??
          document.activeElement?.getAttribute('type') ??
          '',
      ),
    );
  }
  expect(seen).toEqual(
    expect.arrayContaining([words.en.keep, words.en.forget, 'checkbox', 'search']),
  );
  await input.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(words.en.searchLetters)).toBeFocused();
  await page.locator('.brand').focus();
  expect(await root.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});

test('on a narrow screen the search stands in the bar, closes the menu, and has a button to cancel', async ({
  site,
}) => {
  const page = await site.open('/', {width: 390});
  await page.locator('.screen-button').click();
  await expect(page.locator('#site-screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const {root, input} = dialogOf(page);
  await expect(input).toBeFocused();
  await expect(page.locator('#site-screen')).toBeHidden();
  await page.getByRole('button', {name: words.en.cancel}).click();
  await expect(root).toHaveCount(0);
  await page.getByRole('button', {name: words.en.search, exact: true}).click();
  await expect(input).toBeFocused();
});

test('on an Apple system the bar names its own keys', async ({site}) => {
  const page = await site.open('/', {
    before: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}),
      ),
  });
  await expect(page.locator('[data-search-button] kbd').filter({visible: true})).toHaveText('⌘K');
  await page.keyboard.press('Meta+k');
  await expect(dialogOf(page).input).toBeFocused();
});

for (const locale of localesIn('en')) {
  test(`axe finds nothing in any state of the ${locale} search dialog, in both themes and at both widths`, async ({
    site,
  }) => {
    test.slow();
    const page = await site.open(address(locale, ''), {
      context: {reducedMotion: 'reduce'},
      allow: [/Search failed/, indexFile],
    });
    const look = async (state: string): Promise<void> => {
      for (const [width, theme] of pairs([390, 1280])) {
        await setTheme(page, theme);
        await page.setViewportSize({width, height: 900});
        const found = await findings(page, 'dialog.search-dialog');
        expect.soft(found, `${state}, ${theme}, ${width}`).toEqual([]);
      }
    };
    const {root, type} = await openSearch(page);
    await expect(root.locator('.DocSearch-StartScreen')).toBeVisible();
    await look('empty');
    await type(query[locale]);
    await expect(root.getByRole('option').first()).toBeVisible();
    await look('results');
    await root.locator('.DocSearch-Reset').click();
    await type(nonsense);
    await expect(root.locator('.DocSearch-NoResults')).toBeVisible();
    await look('no results');
    await page.keyboard.press('Escape');

    await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
      recentKey(locale),
      JSON.stringify(many(2)),
    ] as const);
    await openSearch(page);
    await expect(root.getByRole('row').first()).toBeVisible();
    await look('history');

    await page.route(indexFile, (route) => route.abort());
    await page.reload();
    await openSearch(page);
    await type('dts');
    await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await look('error');
  });
}

for (const locale of localesIn('en')) {
  test(`after a choice in ${locale}, the words are marked in the section without elements, until Escape`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, pageTypes.document));
    const marked = (): Promise<readonly string[] | undefined> =>
      page.evaluate(() => {
        const marks = CSS.highlights.get('site-found');
        return (
          marks &&
          [...marks].map(({startContainer, startOffset, endOffset}) =>
            startContainer.textContent!.slice(startOffset, endOffset),
          )
        );
      });
    const {hits, type} = await openSearch(page);
    await type('"dts.alias"');
    await expect(hits.first().locator('a')).toHaveAttribute('href', /#dts-alias$/);
    // Its first letters lead there, too.
    await expect(hits.first().locator('mark', {hasText: 'alias'}).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#dts-alias$/);
    await expect.poll(async () => (await marked())?.length ?? 0).toBeGreaterThan(2);
    const letters = (await marked())!.map((text) => text.toLowerCase().replace(/[^a-z]/g, ''));
    expect(letters).toEqual(expect.arrayContaining(['dts', 'alias']));
    // What was typed, in any form of the word, and nothing else.
    expect(letters.filter((text) => !/^(?:dts|(?:dts)?alias(?:es)?)$/.test(text))).toEqual([]);
    await expect(page.locator('main mark')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await marked()).toBeUndefined();
  });
}
