import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {findings, pairs, setTheme} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {stopClock} from './support/clock';
import {address, pageTypes} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', pageTypes.reference);

/** The first block of the page whose names are recorded: `defineConfig`, `lib`, `format` and `dts`. */
const code = (page: Page): Locator =>
  page.locator('article pre[data-hovers]').filter({visible: true}).first();
const names = (page: Page): Locator => code(page).locator('.type-name');
const named = (page: Page, text: string): Locator =>
  code(page).getByRole('button', {name: text, exact: true}).last();
const card = (page: Page): Locator => page.locator('.type-card');

/** Hovers the block, and waits until its types have loaded. */
async function loadTypes(page: Page): Promise<void> {
  await code(page).scrollIntoViewIfNeeded();
  await code(page).hover({position: {x: 3, y: 3}});
  await expect(names(page)).not.toHaveCount(0);
}

/** Position of a word in the block. */
function middleOf(page: Page, word: string): Promise<{x: number; y: number}> {
  return code(page).evaluate((pre, wanted) => {
    const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.textContent!.indexOf(wanted);
      if (index < 0) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + wanted.length);
      const {left, top, width, height} = range.getBoundingClientRect();
      return {x: left + width / 2, y: top + height / 2};
    }
    throw new Error(`The block has no "${wanted}".`);
  }, word);
}

const isFocusedName = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.type-name') ?? false);

/** The copy button of the block, which precedes the code in the tab order. */
const copyButton = (page: Page): Locator =>
  page
    .locator('article [data-code]')
    .filter({has: page.locator('pre[data-hovers]')})
    .first()
    .locator('.code-tools .copy')
    .first();

/** Presses a key until a name has the focus. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press(key);
    if (await isFocusedName(page)) return;
  }
  throw new Error(`${key} leads to no name.`);
}

test('names in code show their types by keyboard and on hover', async ({site}) => {
  const page = await site.open(path);
  await test.step('the names of a block are one tab stop with arrow keys', async () => {
    await copyButton(page).focus();
    await expect(names(page)).toHaveText(['defineConfig', 'defineConfig', 'lib', 'format', 'dts']);
    await tabTo(page, 'Tab');
    const first = names(page).first();
    await expect(first).toBeFocused();
    await expect(first).toHaveRole('button');
    await expect(first).toHaveAccessibleDescription(
      /^function defineConfig\(config: RslibConfig\)/,
    );
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['End', 4],
      ['ArrowRight', 4],
      ['ArrowUp', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(names(page).nth(index)).toBeFocused();
      await expect(card(page)).toBeVisible();
    }
    await page.keyboard.press('End');
    await expect(named(page, 'dts')).toHaveAccessibleDescription(/^LibConfig\.dts/);
    await expect(first).toHaveAccessibleDescription('');
    await page.keyboard.press('Tab');
    expect(await isFocusedName(page)).toBe(false);
    await expect(card(page)).toBeHidden();
    await tabTo(page, 'Shift+Tab');
    await expect(named(page, 'dts')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusedName(page)).toBe(false);
  });
  await test.step('hovering a name shows its type', async () => {
    await loadTypes(page);
    await stopClock(page);
    await named(page, 'dts').hover();
    await page.clock.runFor(limits.popoverDelayMs - 1);
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(card(page)).toBeVisible();
    await expect(card(page).locator('code').first()).toHaveText(/^LibConfig\.dts\?: boolean \|/);
    await expect(card(page).locator('p')).toContainText('TypeScript declaration files');
    await expect(card(page)).toHaveAttribute('lang', 'en');

    // The pointer may go to the card and rest there.
    await card(page).hover();
    await page.clock.runFor(10 * limits.popoverDelayMs);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(limits.popoverDelayMs - 1);
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(card(page)).toBeHidden();
  });
});

test('a tap on a name shows its type, and the next tap hides it', async ({site}) => {
  const page = await site.open(path, {width: 390, context: {hasTouch: true}});
  await code(page).scrollIntoViewIfNeeded();
  const {x, y} = await middleOf(page, 'format');
  await page.touchscreen.tap(x, y);
  await expect(card(page)).toContainText("LibConfig.format?: 'esm' | 'cjs'");
  await page.touchscreen.tap(x, y);
  await expect(card(page)).toBeHidden();
  await page.touchscreen.tap(x, y);
  await expect(card(page)).toBeVisible();
  await page.locator('article h1').tap();
  await expect(card(page)).toBeHidden();
});

test('copying and selecting take the code without types', async ({site}) => {
  const page = await site.open(path, {before: clipboard()});
  // Lines are blocks: how many breaks stand between them differs from one reading to the other.
  const lines = (text: string): readonly string[] =>
    text.split('\n').filter((line) => line.trim() !== '');
  const plain = await code(page).innerText();
  await loadTypes(page);
  await named(page, 'dts').hover();
  await expect(card(page)).toBeVisible();
  expect(await code(page).innerText()).toBe(plain);
  await code(page).evaluate((pre) => getSelection()?.selectAllChildren(pre));
  expect(lines(await page.evaluate(() => String(getSelection())))).toEqual(lines(plain));
  await copyButton(page).click();
  await expect.poll(async () => lines((await copied(page)).join())).toEqual(lines(plain));
});

test('without scripts and on paper code is plain', async ({site}) => {
  const still = await site.open(path, {context: {javaScriptEnabled: false}});
  await expect(code(still)).toContainText('defineConfig');
  await expect(names(still)).toHaveCount(0);

  const page = await site.open(path);
  await loadTypes(page);
  await named(page, 'dts').click();
  await expect(card(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(card(page)).toBeHidden();
  const decoration = await named(page, 'dts').evaluate((name) => {
    const {textDecorationLine, backgroundColor} = getComputedStyle(name);
    return [textDecorationLine, backgroundColor];
  });
  expect(decoration).toEqual(['none', 'rgba(0, 0, 0, 0)']);
});

test('a type card stays at its name while scrolling, and is removed by a navigation', async ({
  site,
}) => {
  const page = await site.open(path);
  await loadTypes(page);
  await named(page, 'dts').click();
  const gap = async (): Promise<number> => {
    const [name, box] = await Promise.all([
      named(page, 'dts').boundingBox(),
      card(page).boundingBox(),
    ]);
    return Math.round(box!.y - name!.y - name!.height);
  };
  const before = await gap();
  await page.evaluate(() => scrollBy({top: 60, behavior: 'instant'}));
  await expect.poll(gap).toBe(before);
  await page.evaluate(() => scrollBy({top: 3000, behavior: 'instant'}));
  await expect(card(page)).toBeHidden();

  await named(page, 'dts').click();
  await expect(card(page)).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.sidebar a[href$="/format"]')!.click(),
  );
  await expect(page).toHaveURL(/\/config\/lib\/format$/);
  await expect(card(page)).toBeHidden();
  await loadTypes(page);
  await names(page).first().hover();
  await expect(card(page)).toBeVisible();
});

test('axe finds nothing on a page with a type card, which stays inside a small window', async ({
  site,
}) => {
  test.slow();
  const page = await site.open(address('en', 'guide/solution/react'), {
    width: 390,
    context: {reducedMotion: 'reduce'},
  });
  await loadTypes(page);
  // A button that the bar on top happens to cover counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await findings(page, '.type-name'), 'names').toEqual([]);
  for (const [width, theme] of pairs([390, 1280])) {
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    await named(page, 'defineConfig').click();
    await expect(card(page)).toBeVisible();
    const box = (await card(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await card(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect.soft(await findings(page, '.type-card'), `${theme} at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  }
});
