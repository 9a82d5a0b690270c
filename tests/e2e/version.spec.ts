import type {Locator, Page} from '@playwright/test';
import {findings, setTheme, themes} from './support/axe';
import {countShifts, shifts, smallTargets} from './support/layout';
import {drawn} from './support/clock';
import {address} from './support/pages';
import {openSearch} from './support/search';
import {expect, ready, test} from './support/site';

const button = (page: Page): Locator => page.locator('.version-button');
const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Your version of Rslib'});
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('rslib-rslib'));

/** What is drawn behind an element's own text; nothing where nothing is. */
const marked = (element: Locator, pseudo = '::after'): Promise<string> =>
  element.evaluate((node, name) => {
    const {content} = getComputedStyle(node, name);
    return /^(?:none|normal)$/.test(content) ? '' : content.replaceAll('"', '').trim();
  }, pseudo);

async function expectMark(element: Locator, text: string): Promise<void> {
  await expect.poll(() => marked(element)).toBe(text);
}

const since = (page: Page): Locator => page.locator('.facts > [data-since]').first();
const changed = (page: Page): Locator => page.locator('.facts > [data-changed]').first();
const outBase = 'config/lib/out-base';

test(`a version is chosen by keyboard, remembered and taken back`, async ({site}) => {
  const page = await site.open(address('en', outBase));
  await expect(button(page)).toHaveAccessibleName('Version');
  await button(page).press('Enter');
  const select = dialogOf(page).getByRole('combobox', {name: 'Version'});
  await expect(select).toBeFocused();
  await select.selectOption('0.4.1');
  // Left, and nothing has changed.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expectMark(since(page), '');
  await button(page).press('Enter');
  await expect(select).toHaveValue('');
  await select.selectOption('0.4.1');
  await dialogOf(page).getByRole('button', {name: 'Use this version'}).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName('Version 0.4.1');
  await expectMark(since(page), 'not in 0.4.1');
  await expectMark(page.locator('.example__built').first(), 'not in 0.4.1');
  await page.reload();
  await ready(page);
  await expectMark(since(page), 'not in 0.4.1');
  await button(page).click();
  await expect(select).toHaveValue('0.4.1');
  await select.selectOption('');
  await dialogOf(page).getByRole('button', {name: 'Use this version'}).click();
  await expect(button(page)).toHaveAccessibleName('Version');
  await expectMark(since(page), '');
  expect(await stored(page)).toBeNull();
});

test(`a version in the address holds for the visit, from the first paint on, and replaces nothing`, async ({
  site,
}) => {
  const page = await site.open(`${address('zh-Hans', 'config/lib/format')}?rslib=0.4.1`, {
    cold: true,
    before: async (opened) => {
      await countShifts(opened);
      await opened.addInitScript(() => {
        if (location.search) localStorage.setItem('rslib-rslib', '0.9.0');
        // The first frame in which there are facts has their marks.
        const look = (): void => {
          const facts = document.querySelector('.facts > [data-changed]');
          if (!facts) requestAnimationFrame(look);
          else Reflect.set(window, 'first', getComputedStyle(facts, '::after').content);
        };
        requestAnimationFrame(look);
      });
    },
  });
  await expectMark(changed(page), '与 0.4.1 不同');
  const past = page.locator('.facts__past');
  await expect(past.first()).toHaveText('0.7.0 之前为 undefined。');
  await expect(past.first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'first') as string)).toContain('0.4.1');
  expect(await shifts(page)).toBeLessThan(0.001);
  await page.goto(address('zh-Hans', outBase));
  await expectMark(since(page), '0.4.1 尚不支持');
  await expect(button(page)).toHaveAccessibleName('版本 0.4.1');
  expect(await stored(page)).toBe('0.9.0');
  // The next visit begins with what is remembered.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(button(page)).toHaveAccessibleName('版本 0.9.0');
});

test('marks come along to the next page, and only that default is said which the version has', async ({
  site,
}) => {
  const page = await site.open(`${address('en', outBase)}?rslib=0.17.5`);
  await page.locator('.sidebar a[href$="/rsbuild/output"]').click();
  await expect(page.locator('h1')).toContainText('output');
  const entry = page.locator('.entry', {has: page.locator('#output-externals')});
  await expectMark(entry.locator('h2, h3').first(), 'differs in 0.17.5');
  await expect(entry.getByRole('heading').first()).toHaveAccessibleName(/differs in 0\.17\.5$/);
  const row = page.locator('[data-option="output.autoExternal"] > .options__name').first();
  await expectMark(row, 'not in 0.17.5');
  await expectMark(page.locator('[data-option="output.target"] > .options__name').first(), '');
  // A default that was another one only in between.
  const past = page.locator('.facts__past').filter({visible: true});
  for (const [version, said] of [
    ['0.4.1', ['Before 0.12.3 it was true.']],
    ['0.17.5', ['Before 0.18.0 it was undefined.']],
    ['0.18.0', []],
  ] as const) {
    await page.goto(`${address('en', 'config/rsbuild/')}?rslib=${version}`);
    await expect(past).toHaveText(said);
  }
});

test('a lockfile is pasted where nothing can be remembered and nothing is sent; a text without a version says so', async ({
  site,
}) => {
  const page = await site.open(`${address('en', outBase)}?rslib=0.3.0`, {
    allow: ['browser storage is not available'],
    before: (opened) =>
      opened.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      }),
  });
  await expect(button(page)).toHaveAccessibleName('Version 0.3.0');
  await button(page).click();
  const paste = dialogOf(page).getByRole('textbox', {name: 'Or paste'});
  const status = dialogOf(page).getByRole('status');
  const select = dialogOf(page).getByRole('combobox');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await paste.fill('<b>some words</b>');
  await expect(status).toContainText('the lockfile of npm, pnpm, Yarn or Bun');
  await expect(select).toHaveValue('0.3.0');
  await paste.fill('{"devDependencies": {"@rslib/core": "~0.3.0 || <b>"}}');
  await expect(status).toHaveText(/^~0\.3\.0 \|\| <b> stands for 0\.3\.\d, the newest/);
  await paste.fill('"@rslib/core@^0.4.0":\n  version "0.4.1"\n');
  await expect(status).toHaveText('Found Rslib 0.4.1.');
  await expect(select).toHaveValue('0.4.1');
  await dialogOf(page).getByRole('button', {name: 'Use this version'}).click();
  await expectMark(since(page), 'not in 0.4.1');
  expect(new URL(page.url()).search).toBe('');
  // The browser asks for the icon when it likes.
  const others = sent.filter((request) => !/^GET \S+\/(?:assets\/\S+|favicon\.svg)$/.test(request));
  expect(others).toEqual([]);
  // A press beside the sheet closes it, and so does its button.
  await button(page).click();
  await expect(status).toHaveText('');
  await expect(paste).toHaveValue('');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
  await button(page).click();
  await dialogOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('an address that names no version is as if it named none', async ({site}) => {
  const page = await site.open(`${address('en', outBase)}?rslib=${encodeURIComponent('1"}*{}')}`);
  await expect(button(page)).toHaveAccessibleName('Version');
  await expectMark(since(page), '');
});

test('an overview greys what the version lacks and says what it takes; its filter is as it was', async ({
  site,
}) => {
  const page = await site.open(`${address('en', 'config/')}?rslib=0.13.1`);
  const isolated = page.getByRole('link', {name: /^dts\.isolated/});
  const bundle = page.getByRole('link', {name: /^dts\.bundle$/});
  await expect(isolated).toHaveAccessibleName('dts.isolated ≥ 0.22.0');
  await expect(page.getByRole('link', {name: 'redirect.style ≥'})).toHaveCount(0);
  const colour = (link: Locator): Promise<string> =>
    link.evaluate((node) => getComputedStyle(node).color);
  expect(await colour(isolated)).not.toBe(await colour(bundle));
  await page.locator('.filter__input').fill('≥');
  await expect(page.locator('.card .branch__link:visible')).toHaveCount(0);
});

test('axe finds nothing in the dialog, whatever it answers, nor in marks, in both themes; what is pressed is large enough', async ({
  site,
}) => {
  const page = await site.open(address('en', outBase), {
    width: 390,
    context: {reducedMotion: 'reduce'},
  });
  await button(page).click();
  const paste = dialogOf(page).getByRole('textbox', {name: 'Or paste'});
  for (const [text, theme] of [
    ['', 'dark'],
    ['no version', 'light'],
    ['^0.4.0', 'dark'],
  ] as const) {
    await paste.fill(text);
    await setTheme(page, theme);
    expect.soft(await findings(page, '.version'), `"${text}", ${theme}`).toEqual([]);
  }
  expect(await smallTargets(page, {width: 24, height: 24})).toEqual([]);
  await dialogOf(page).getByRole('button', {name: 'Use this version'}).click();
  await expectMark(since(page), 'not in 0.4.1');
  for (const theme of themes) {
    await setTheme(page, theme);
    expect.soft(await findings(page, 'main'), theme).toEqual([]);
  }
});

test('a dialog whose script does not come opens with the next press', async ({site}) => {
  const page = await site.open(address('en', outBase), {allow: [/request failed/, /ERR_FAILED/]});
  await page.route(/\/assets\/js\/version-dialog\./, (route) => route.abort(), {times: 1});
  const failed = page.waitForEvent('requestfailed');
  await button(page).click();
  await failed;
  await button(page).click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a dialog whose script comes late does not open over a search', async ({site}) => {
  const page = await site.open(address('en', outBase));
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const script = /\/assets\/js\/version-dialog\./;
  await page.route(script, (route) => held.then(() => route.continue()));
  await button(page).click();
  const {input, type} = await openSearch(page);
  const came = page.waitForResponse(script);
  go();
  await came;
  await drawn(page);
  await expect(dialogOf(page)).toBeHidden();
  await type('dts');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a table on flags says which ones the version lacks', async ({site}) => {
  const page = await site.open(`${address('en', 'guide/basic/cli')}?rslib=0.15.1`);
  const cell = (flag: string): Locator => page.getByRole('cell', {name: flag}).first();
  await expectMark(cell('--dist-path <dir>'), 'not in 0.15.1');
  await expectMark(cell('--log-level <level>'), '');
});
