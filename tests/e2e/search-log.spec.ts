import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {noises} from '../content/support/noise';
import {seeded} from '../content/support/sectionWords';
import {findings, setTheme, themes} from './support/axe';
import {address, inBar, locales, pageTypes} from './support/pages';
import {dialogOf, openSearch} from './support/search';
import {expect, test} from './support/site';
import {words} from './support/words';

const logOf = (example: string): string =>
  (JSON.parse(readFileSync(`src/data/examples/${example}.json`, 'utf8')) as {log: string}).log;
const typesError = logOf('assets-missing-types');
const dtsError = logOf('dts-missing-tsconfig');
const permissions = ['clipboard-read', 'clipboard-write'];
const dataFile = /\/assets\/search\/[\w-]+\.log\.json/;
const [unrelated = ''] = readFileSync('tests/content/support/unrelated.txt', 'utf8').split(
  /^----\n/m,
);

/** Pastes a text as a reader does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Fifty lines of a terminal with colours, times and other programs, and an error among them. */
function longLog(): string {
  const random = seeded(7);
  const log = ['wrapper', 'strangers', 'times', 'colours'].reduce(
    (text, kind) => noises[kind]!(text, random),
    typesError,
  );
  const before = Array.from({length: 50}, (_, line) => `#${line} Pulling layer ${line * 7919}`);
  return [...before, log].slice(-Math.max(50, log.split('\n').length + 5)).join('\n');
}

for (const locale of locales) {
  const say = words[locale];

  test(`a pasted log leads to the ${locale} section on the error in it, by keys and in words`, async ({
    site,
  }) => {
    const requests: string[] = [];
    const page = await site.open(address(locale, pageTypes.document), {
      context: {permissions},
      before: (opened) => {
        opened.on('request', (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    const {root, input, status, type} = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', say.searchPlaceholder);
    await type('dts');
    await expect(root.getByRole('option').first()).toBeVisible();
    expect(requests.filter((url) => dataFile.test(url))).toEqual([]);

    await paste(page, longLog());
    await expect(input).toHaveValue(say.logPasted);
    const list = root.getByRole('listbox', {name: say.logKnown});
    const first = list.getByRole('option').first();
    await expect(first).toContainText("TS2307: Cannot find module './logo.svg'");
    await expect(first.locator('mark')).toHaveText(
      /^TS2307: Cannot find module '\.\/logo\.svg' or/,
    );
    await expect(status).toHaveText(new RegExp(`^${say.logKnown}\\. \\d+ `));
    expect(requests.filter((url) => dataFile.test(url))).toHaveLength(1);

    // Another log, under the same words in the field.
    await paste(page, dtsError);
    await expect(first).toContainText('Failed to resolve tsconfig file');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inBar(`${address(locale, 'config/lib/dts')}#error-tsconfig`));
    await expect(page.locator('#error-tsconfig')).toBeInViewport();

    // One line that fits into the field stays there, and is a log if it names an error.
    const again = await openSearch(page);
    const line = 'Cannot find config file: our.config.mts';
    await paste(page, `  ${line}\n`);
    await expect(list.getByRole('option').first().locator('mark')).toHaveText(line);
    await expect(again.input).toHaveValue(`  ${line}`);
  });

  test(`a pasted text that names no error says so in ${locale}, and offers its words`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, pageTypes.document), {context: {permissions}});
    const {root, input, status, hits} = await openSearch(page);
    await paste(page, unrelated);
    const none = root.locator('.search-log');
    await expect(none).toContainText(say.logUnknown);
    await expect(root.locator('.DocSearch-NoResults').filter({visible: true})).toHaveCount(1);
    await expect(status).toHaveText(say.logUnknown);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await findings(page, 'dialog.search-dialog'), theme).toEqual([]);
    }
    const button = none.getByRole('button');
    const query = await button.innerText();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue(query);
    await expect(input).toBeFocused();
    await expect(none).toHaveCount(0);
    await expect(hits.or(root.locator('.DocSearch-NoResults')).first()).toBeVisible();

    await paste(page, unrelated);
    await expect(none).toBeVisible();
    await page.getByRole('button', {name: say.clear}).click();
    await expect(none).toHaveCount(0);
    await expect(root.locator('.DocSearch-StartScreen')).toBeVisible();
  });
}

test('a log whose data does not load says so, and the next one is read', async ({site}) => {
  const page = await site.open('/', {
    context: {permissions},
    allow: [/Search failed: .*/, dataFile, /status of 500/],
  });
  await page.route(dataFile, (route) => route.fulfill({status: 500}));
  const {root, status} = await openSearch(page);
  await paste(page, typesError);
  await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(words.en.searchFailed);
  await expect(status).toHaveText(`${words.en.searchFailed}. ${words.en.failedHelp}`);
  // One line is a query like any other meanwhile.
  await page.keyboard.press('Control+a');
  await paste(page, 'output target node');
  await expect(root.getByRole('option').first()).toBeVisible();
  await page.unroute(dataFile);
  await paste(page, typesError);
  await expect(root.getByRole('listbox', {name: words.en.logKnown})).toBeVisible();
  await expect(dialogOf(page).root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
});

test('a log is read with the data of the newest build, which may not be that of the page', async ({
  site,
}) => {
  const page = await site.open('/', {context: {permissions}});
  await page.route(/\/search-index\.json/, async (route) => {
    const {start} = (await (await route.fetch()).json()) as {start: string};
    await route.fulfill({json: {start: start.replace('index-', 'index-newer-')}});
  });
  await page.route(/\/assets\/search\/index-/, (route) => {
    const url = route.request().url();
    return url.includes('-newer-')
      ? route.continue({url: url.replace('newer-', '')})
      : route.fulfill({status: 404});
  });
  const {root} = await openSearch(page);
  await paste(page, typesError);
  await root.getByRole('option').first().click();
  await expect(page).toHaveURL(inBar('/guide/advanced/static-assets#error-types'));
});
