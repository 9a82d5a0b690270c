import type {Locator, Page} from '@playwright/test';
import {findings, setTheme, themes} from './support/axe';
import {countShifts, shifts, smallTargets} from './support/layout';
import {address} from './support/pages';
import {expect, ready, test} from './support/site';

const button = (page: Page): Locator => page.locator('.version-button');
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('rslib-rslib'));

/** Returns the text that CSS generates in a pseudo-element; `''` if there is none. */
const noteOf = (element: Locator, pseudo = '::after'): Promise<string> =>
  element.evaluate((node, name) => {
    const {content} = getComputedStyle(node, name);
    return /^(?:none|normal)$/.test(content) ? '' : content.replaceAll('"', '').trim();
  }, pseudo);

async function expectNote(element: Locator, text: string): Promise<void> {
  await expect.poll(() => noteOf(element)).toBe(text);
}

const since = (page: Page): Locator => page.locator('.facts > [data-since]').first();
const changed = (page: Page): Locator => page.locator('.facts > [data-changed]').first();
const outBase = 'config/lib/out-base';

test('a version is chosen by keyboard, stored and removed, and axe finds nothing in dialog and notes', async ({
  site,
}) => {
  test.slow();
  const page = await site.open(address('en', outBase), {
    width: 390,
    context: {reducedMotion: 'reduce'},
  });
  await expect(button(page)).toHaveAccessibleName('Your version');
  await button(page).press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Your version of Rslib'});
  const select = dialog.getByRole('combobox', {name: 'Version'});
  await expect(select).toBeFocused();
  for (const [text, theme] of [
    ['no version', 'light'],
    ['^0.4.0', 'dark'],
  ] as const) {
    await dialog.getByRole('textbox', {name: 'Or paste'}).fill(text);
    await setTheme(page, theme);
    expect.soft(await findings(page, '.version'), `axe: "${text}", ${theme}`).toEqual([]);
  }
  expect(await smallTargets(page, {width: 24, height: 24})).toEqual([]);
  await dialog.getByRole('button', {name: 'Use this version'}).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expectNote(since(page), 'not in 0.4.1');
  await expectNote(page.locator('.example__built').first(), 'not in 0.4.1');
  for (const theme of themes) {
    await setTheme(page, theme);
    expect.soft(await findings(page, 'main'), `axe: notes, ${theme}`).toEqual([]);
  }
  await page.reload();
  await ready(page);
  await expectNote(since(page), 'not in 0.4.1');
  await button(page).click();
  await expect(select).toHaveValue('0.4.1');
  await select.selectOption('');
  await dialog.getByRole('button', {name: 'Use this version'}).click();
  await expect(button(page)).toHaveAccessibleName('Your version');
  await expectNote(since(page), '');
  expect(await stored(page)).toBeNull();
});

test('a version in the address applies to the visit, from the first paint, and is not stored', async ({
  site,
}) => {
  const page = await site.open(`${address('zh-Hans', 'config/lib/format')}?rslib=0.4.1`, {
    cold: true,
    before: async (opened) => {
      await countShifts(opened);
      await opened.addInitScript(() => {
        if (location.search) localStorage.setItem('rslib-rslib', '0.9.0');
        const look = (): void => {
          const facts = document.querySelector('.facts > [data-changed]');
          if (!facts) requestAnimationFrame(look);
          else Reflect.set(window, 'first', getComputedStyle(facts, '::after').content);
        };
        requestAnimationFrame(look);
      });
    },
  });
  await expectNote(changed(page), '与 0.4.1 不同');
  const past = page.locator('.facts__past');
  await expect(past.first()).toHaveText('0.7.0 之前为 undefined。');
  await expect(past.first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'first') as string)).toContain('0.4.1');
  expect(await shifts(page)).toBeLessThan(0.001);
  await page.goto(address('zh-Hans', outBase));
  await expectNote(since(page), '0.4.1 尚不支持');
  await expect(button(page)).toHaveAccessibleName('我的版本 0.4.1');
  expect(await stored(page)).toBe('0.9.0');
  // The version of the address is in `sessionStorage`. Without it, as on the next visit, the stored version applies.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(button(page)).toHaveAccessibleName('我的版本 0.9.0');
});

test('version notes apply after a navigation, and past defaults are those of the version', async ({
  site,
}) => {
  const page = await site.open(`${address('en', outBase)}?rslib=0.17.5`);
  await page.locator('.sidebar a[href$="/rsbuild/output"]').click();
  await expect(page.locator('h1')).toContainText('output');
  const entry = page.locator('.entry', {has: page.locator('#output-externals')});
  await expectNote(entry.locator('h2, h3').first(), 'differs in 0.17.5');
  await expect(entry.getByRole('heading').first()).toHaveAccessibleName(/differs in 0\.17\.5$/);
  await expectNote(page.locator('#output-auto-external'), 'not in 0.17.5');
  await expectNote(page.locator('#output-target'), '');
  const past = page.locator('.facts__past').filter({visible: true});
  for (const [version, said] of [
    ['0.4.1', ['Before 0.12.3 it was true.']],
    ['0.17.5', ['Before 0.18.0 it was undefined.']],
    ['0.18.0', []],
  ] as const) {
    await page.goto(`${address('en', 'config/rsbuild/')}?rslib=${version}`);
    await expect(past).toHaveText(said);
  }
  // In a table of flags, each flag that the version lacks has a note.
  await page.goto(`${address('en', 'guide/basic/cli')}?rslib=0.15.1`);
  const cell = (flag: string): Locator => page.getByRole('cell', {name: flag}).first();
  await expectNote(cell('--dist-path <dir>'), 'not in 0.15.1');
  await expectNote(cell('--log-level <level>'), '');
});

test('an overview dims entries that the version lacks and names the first version with them', async ({
  site,
}) => {
  const page = await site.open(`${address('en', 'config/')}?rslib=0.13.1&q=dts`);
  const isolated = page.getByRole('link', {name: /^dts\.isolated/});
  const bundle = page.getByRole('link', {name: /^dts\.bundle$/});
  await expect(isolated).toHaveAccessibleName('dts.isolated ≥ 0.22.0');
  await expect(page.getByRole('link', {name: 'redirect.style ≥'})).toHaveCount(0);
  const colour = (link: Locator): Promise<string> =>
    link.evaluate((node) => getComputedStyle(node).color);
  expect(await colour(isolated)).not.toBe(await colour(bundle));
  await page.locator('.filter__input').fill('≥');
  await expect(page.locator('.card li:visible')).toHaveCount(0);
});
