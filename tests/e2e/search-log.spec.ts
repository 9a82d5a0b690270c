import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import * as limits from '../../src/site/limits';
import {noises} from '../content/support/noise';
import {seeded} from '../content/support/sectionWords';
import {findings, setTheme, themes} from './support/axe';
import {address, inBar, pageTypes} from './support/pages';
import {dialogOf, openSearch} from './support/searchDialog';
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

/** Pastes a text through the system clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Returns fifty lines as copied from a terminal: an error between colours, times and output of other programs. */
function longLog(): string {
  const random = seeded(7);
  const log = ['wrapper', 'strangers', 'times', 'colours'].reduce(
    (text, kind) => noises[kind]!(text, random),
    typesError,
  );
  const before = Array.from({length: 50}, (_, line) => `#${line} Pulling layer ${line * 7919}`);
  return [...before, log].slice(-Math.max(50, log.split('\n').length + 5)).join('\n');
}

const say = words.en;

test('the first result for a pasted log is the section about its error', async ({site}) => {
  const requests: string[] = [];
  const page = await site.open(address('en', pageTypes.document), {
    context: {permissions},
    before: (opened) => opened.on('request', (request) => requests.push(request.url())),
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
  await expect(first).toContainText('Cannot find module');
  await expect(first.locator('.DocSearch-Hit-path')).not.toContainText('Cannot find module');
  await expect(status).toHaveText(new RegExp(`^${say.logKnown}\\. \\d+ `));
  expect(requests.filter((url) => dataFile.test(url))).toHaveLength(1);

  // The field shows the same message for every log, but the results are those of the new log.
  await paste(page, dtsError);
  await expect(first).toContainText('Failed to resolve tsconfig file');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(inBar(`${address('en', 'config/lib/dts')}#error-tsconfig`));
  await expect(page.locator('#error-tsconfig')).toBeInViewport();

  // The field shows a single line as it is. If it is an error message, it is explained like a log.
  const again = await openSearch(page);
  const line = 'Cannot find config file: our.config.mts';
  await paste(page, `  ${line}\n`);
  await expect(list.getByRole('option').first()).toContainText('Cannot find config file');
  await expect(again.input).toHaveValue(`  ${line}`);

  // A question is no log: its beginning is searched.
  const question = 'How do I keep React external in my library while its styles are bundled?';
  await page.keyboard.press('Control+a');
  await paste(page, `${question}\nThank you.`);
  await expect(again.input).toHaveValue(question.slice(0, limits.searchInputMax));
  await expect(root.locator('.search-cut')).toBeVisible();
  await expect(root.getByRole('option').first()).toBeVisible();
});

test('a pasted text without a known error offers a search for its words', async ({site}) => {
  const page = await site.open(address('en', pageTypes.document), {context: {permissions}});
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

test('an error is shown if the data about logs cannot be loaded, and the next pasted log loads it', async ({
  site,
}) => {
  const page = await site.open('/', {
    context: {permissions},
    allow: [/Search failed: .*/, dataFile, /status of 500/],
  });
  await page.route(dataFile, (route) => route.fulfill({status: 500}));
  const {root, status} = await openSearch(page);
  await paste(page, typesError);
  await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(words.en.searchFailed);
  await expect(status).toHaveText(`${words.en.searchFailed}. ${words.en.failedHelp}`);
  // Without the data, a single pasted line is searched like a typed query.
  await page.keyboard.press('Control+a');
  await paste(page, 'output target node');
  await expect(root.getByRole('option').first()).toBeVisible();
  await page.unroute(dataFile);
  await paste(page, typesError);
  await expect(root.getByRole('listbox', {name: words.en.logKnown})).toBeVisible();
  await expect(dialogOf(page).root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
});

test('the index of errors explains a log, and links to each section', async ({site}) => {
  const page = await site.open('/guide/faq/errors');
  const entry = page
    .getByRole('main')
    .getByRole('link', {name: "TS2307: Cannot find module './add.wasm'"});
  await expect(entry).toHaveAttribute('href', /\/guide\/advanced\/wasm#error-ts2307$/);
  await page
    .getByLabel('A message, or a whole log')
    .fill("error TS2307: Cannot find module '@/a'\n  at src/index.ts\nerror   Failed to build");
  await page.getByRole('button', {name: 'Find its section'}).click();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('A pasted log');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('TS2307');
});
