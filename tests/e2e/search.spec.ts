import {tasks} from '../../src/site/tasks';
import {findings, pairs, setTheme} from './support/axe';
import {address, base, inBar, pageTypes} from './support/pages';
import {dialogOf, storedSearch, openSearch, recentKey, store} from './support/searchDialog';
import {expect, stay, test} from './support/site';
import {words} from './support/words';

const query = 'dts bundle';
const nonsense = 'zzxqjw';
const indexFile = /\/assets\/search\//;

const say = words.en;
const start = address('en', pageTypes.document);

test('the search opens by its button, and closes by Escape, a click outside, its shortcut and going back', async ({
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

test('without scripts the search is a link to all pages', async ({site}) => {
  const page = await site.open('/zh/', {context: {javaScriptEnabled: false}});
  const chinese = words['zh-Hans'];
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(inBar('/zh/'));
    await expect(page.getByRole('button', {name: chinese.search, exact: true})).toBeHidden();
    await page.getByRole('link', {name: chinese.searchAll}).click();
    await expect(page).toHaveURL(inBar('/zh/guide/'));
  }
});

test('the dialog, its styles and the index are loaded when the button is hovered', async ({
  site,
}) => {
  const requests: string[] = [];
  const page = await site.open('/', {
    before: (opened) => opened.on('request', (request) => requests.push(request.url())),
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
  await page.getByRole('button', {name: say.search, exact: true}).hover();
  await expect.poll(loaded).toEqual([1, 1, 1, 1]);
});

test('Enter opens the selected result here, Ctrl+Enter in a new tab, Shift+Enter in a new window', async ({
  site,
}) => {
  const page = await site.open('/');
  const {root, type} = await openSearch(page);
  await type('umdName');
  const options = root.getByRole('option');
  // Wait for the final results. Unlike the first ones, they show the type and default of an option, separated by `·`.
  await expect(root.locator('.DocSearch-Hit-path', {hasText: '·'}).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = (await options.nth(1).getAttribute('href'))!;
  await expect(root.locator('[role=option][aria-selected=true]')).toHaveAttribute('href', href);
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

test('a row that appears below a pointer at rest is not selected, one that the pointer moves to is', async ({
  site,
}) => {
  const page = await site.open(start, {width: 1280});
  const rows = dialogOf(page).root.getByRole('option');
  await (await openSearch(page)).type(query);
  await expect(rows.nth(3)).toBeVisible();
  const top = await rows.nth(3).evaluate((row) => row.getBoundingClientRect().top);
  await page.keyboard.press('Escape');
  await page.mouse.move(640, top + 20);
  await (await openSearch(page)).type(query);
  await expect(rows.nth(3)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await rows.nth(2).hover();
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('a click opens a result at its section without loading the page', async ({site}) => {
  const page = await site.open('/');
  const stayed = await stay(page);
  const {root, type} = await openSearch(page);
  await type('dts.abortOnError');
  const first = root.getByRole('option').first();
  // Wait for the results of the whole query, which replace those of its prefixes.
  const hash = '#dts-abort-on-error';
  await expect(first).toHaveAttribute('href', new RegExp(`config/lib/dts${hash}$`));
  await first.click();
  await expect(page).toHaveURL((url) => url.hash === hash);
  await expect(page.locator(hash)).toBeInViewport();
  expect(await stayed()).toBe(true);

  // Open a result on the current page. Closing the dialog must not restore the old scroll position.
  const again = await openSearch(page);
  await again.type('dts.alias');
  await expect(root.getByRole('option').first()).toHaveAttribute('href', /#dts-alias/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#dts-alias')).toBeInViewport();
});

test('an empty search offers tasks and sections, and closing it keeps the scroll position', async ({
  site,
}) => {
  const page = await site.open('/config/lib/dts');
  await test.step('closing the dialog keeps the scroll position', async () => {
    await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).root).toHaveCount(0);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  });
  await test.step('an empty search offers tasks and the sections of the page; spaces are no query', async () => {
    const {root, input, type} = await openSearch(page);
    const popular = root.getByRole('navigation', {name: say.searchPopular});
    const sections = root.getByRole('navigation', {name: say.searchOnPage});
    await expect(popular.getByRole('link')).toHaveText(tasks.map(({text}) => text.en));
    expect(await sections.getByRole('link').allInnerTexts()).toEqual(
      await page
        .locator('article h2[id]')
        .evaluateAll((all) => all.map((heading) => heading.textContent?.trim())),
    );
    await type('   ');
    await expect(input).toHaveValue('');
    await expect(root.locator('.DocSearch-StartScreen')).toHaveText(say.noRecent);
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

test('the search requests nothing from other hosts, and no page before it is chosen', async ({
  site,
}) => {
  const requests: URL[] = [];
  const page = await site.open('/');
  // Wait until the page has prefetched the page that `next` links to.
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
  // Only the scripts of the worker and the dialog are loaded.
  expect(files.filter((path) => path.startsWith('/assets/js/')).length).toBeLessThanOrEqual(4);
});

test('text that loads late is filled in without moving rows or the selection', async ({site}) => {
  const page = await site.open('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/search\/[\w-]+\.[tr]\d+\./, async (route) => {
    await held;
    await route.continue();
  });
  const {hits, input, root} = await openSearch(page);
  // Not typed: the rows of a beginning of the word would be replaced during the test.
  await input.fill('umdName');
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

test('after a deployment the index of the new build answers the next query', async ({site}) => {
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

test('a tab that is older than the deployment offers to load the new version', async ({site}) => {
  const page = await site.open('/', {allow: [/Search failed/, /status of 404/, indexFile]});
  await page.route(indexFile, (route) => route.fulfill({status: 404}));
  // Emulate a newer build, in which this page names other scripts.
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/main\.\w+\.js/g, '/main.other.js');
    await route.fulfill({response, body});
  });
  const {root, status, type} = await openSearch(page);
  await type('dts');
  await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(say.searchOutdated);
  await expect(status).toContainText(say.searchOutdated);
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await root.getByRole('button', {name: say.reload}).click();
  await loaded;
  await expect(root).toHaveCount(0);
  await (await openSearch(page)).type('dts');
  await expect(root.getByRole('option').first()).toBeVisible();
});

test('a key that ends a composition, in the event order of Safari, neither opens a result nor closes the dialog', async ({
  site,
}) => {
  const page = await site.open('/');
  const {root, input, type} = await openSearch(page);
  await type('dts');
  await expect(root.getByRole('option').first()).toBeVisible();
  await input.evaluate((field) => {
    for (const key of ['Enter', 'Escape']) {
      const options = {key, keyCode: 229, bubbles: true, cancelable: true};
      field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: '的'}));
      field.dispatchEvent(new KeyboardEvent('keydown', options));
    }
  });
  await expect(input).toBeFocused();
  await expect(page).toHaveURL(inBar('/'));
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
});

const many = (count: number): readonly unknown[] =>
  Array.from({length: count}, (_, index) => storedSearch(`${index}`, `Search ${index}`));

test('focus cycles in the dialog and never reaches the page behind it', async ({site}) => {
  const page = await site.open('/', {before: store({[recentKey('en')]: many(2)})});
  const {root, input, hits} = await openSearch(page);
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
  expect(seen).toEqual(expect.arrayContaining([say.keep, say.forget, 'search']));
  await input.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(root.locator('.search-start__link').last()).toBeFocused();
  await page.locator('.brand').focus();
  expect(await root.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  // The link of a row covers the row, except the button. Both can be clicked.
  await root.getByRole('button', {name: say.forget}).first().click();
  await hits.first().click({position: {x: 60, y: 20}});
  await expect(page).toHaveURL(inBar('/guide/?1'));
});

test('on a narrow screen the search closes the menu and has a button to cancel', async ({site}) => {
  const page = await site.open('/', {width: 390});
  await page.locator('.screen-button').click();
  await expect(page.locator('#site-screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const {root, input} = dialogOf(page);
  await expect(input).toBeFocused();
  await expect(page.locator('#site-screen')).toBeHidden();
  await page.getByRole('button', {name: say.cancel}).click();
  await expect(root).toHaveCount(0);
  await page.getByRole('button', {name: say.search, exact: true}).click();
  await expect(input).toBeFocused();
});

test('axe finds nothing in any state of the search dialog, in both themes', async ({site}) => {
  test.slow();
  const page = await site.open(address('en', ''), {
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
  await type(query);
  await expect(root.getByRole('option').first()).toBeVisible();
  await look('results');
  await root.locator('.DocSearch-Reset').click();
  await type(nonsense);
  await expect(root.locator('.DocSearch-NoResults')).toBeVisible();
  await look('no results');
  await page.keyboard.press('Escape');

  await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    recentKey('en'),
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

test('Chinese in either script is searched from pages in both languages', async ({site}) => {
  const page = await site.open('/zh/');
  const {root, type} = await openSearch(page);
  await type('類型聲明');
  await expect(root.getByRole('option').first()).toContainText('类型');
  await page.goto(inBar('/'));
  await openSearch(page);
  await type('類型聲明');
  await expect(root.getByRole('listbox', {name: say.searchOther})).toContainText('类型');
});

test('after a result is opened, its words are highlighted without added elements, until Escape', async ({
  site,
}) => {
  const page = await site.open(start);
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
  // The first result is the same for prefixes of the query. Wait until `alias` is highlighted in it.
  await expect(hits.first().locator('mark', {hasText: 'alias'}).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#dts-alias$/);
  await expect.poll(async () => (await marked())?.length ?? 0).toBeGreaterThan(2);
  const found = (await marked())!.map((text) => text.toLowerCase().replace(/[^a-z]/g, ''));
  // Only `dts` and `alias` are highlighted, the latter also in the form `aliases` or in part.
  expect(found.filter((text) => !/^(?:dts|alia(?:s(?:es)?)?)$/.test(text))).toEqual([]);
  await expect(page.locator('main mark')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await marked()).toBeUndefined();
});
