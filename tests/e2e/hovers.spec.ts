import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {address, pageTypes} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', pageTypes.reference);

/** Returns the first code block with recorded types, of the names `defineConfig`, `lib`, `format` and `dts`. */
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

/** Returns the middle of a word in the block, in px from the top left corner of the window. */
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

/** Returns the copy button of the block, which precedes the code in the tab order. */
const copyButton = (page: Page): Locator =>
  page
    .locator('article [data-code]')
    .filter({has: page.locator('pre[data-hovers]')})
    .first()
    .locator('.code-tools .copy')
    .first();

test('names in code are one tab stop, show their types beside them, and do not change what is copied', async ({
  site,
}) => {
  const page = await site.open(path, {before: clipboard});
  // Ignores empty lines: lines are block elements, and ways of reading their text differ in the line breaks.
  const lines = (text: string): readonly string[] =>
    text.split('\n').filter((line) => line.trim() !== '');
  const plain = await code(page).innerText();
  await test.step('the names are one tab stop with arrow keys', async () => {
    await copyButton(page).focus();
    await expect(names(page)).toHaveText(['defineConfig', 'defineConfig', 'lib', 'format', 'dts']);
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      if (
        await names(page)
          .first()
          .evaluate((name) => name === document.activeElement)
      )
        break;
    }
    await expect(names(page).first()).toBeFocused();
    await expect(names(page).first()).toHaveAccessibleDescription(
      /^function defineConfig\(config: RslibConfig\)/,
    );
    await page.keyboard.press('End');
    await expect(named(page, 'dts')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.type-name:focus')).toHaveCount(0);
    await expect(card(page)).toBeHidden();
  });
  await test.step('hovering a name shows its type, which is not copied with the code', async () => {
    await named(page, 'dts').hover();
    await expect(card(page).locator('code').first()).toHaveText(/^LibConfig\.dts\?: boolean \|/);
    expect(await code(page).innerText()).toBe(plain);
    await code(page).evaluate((pre) => getSelection()?.selectAllChildren(pre));
    expect(lines(await page.evaluate(() => String(getSelection())))).toEqual(lines(plain));
    await copyButton(page).click();
    await expect.poll(async () => lines((await copied(page)).join())).toEqual(lines(plain));
    await page.evaluate(() => getSelection()?.removeAllRanges());
  });
  await test.step('the card stays at its name while scrolling', async () => {
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
  });
  await test.step('in print the names look like other code', async () => {
    await named(page, 'dts').click();
    await expect(card(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(card(page)).toBeHidden();
    await expect(named(page, 'dts')).toHaveCSS('text-decoration-line', 'none');
    await expect(named(page, 'dts')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({media: 'screen'});
  });
  await test.step('a navigation removes the card, and a block that is hovered early has types later', async () => {
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => {
      // Islands of the new page hydrate late, as on a busy device.
      window.requestIdleCallback = (task) =>
        setTimeout(task, 1000, {didTimeout: false, timeRemaining: () => 0}) as unknown as number;
      document.querySelector<HTMLElement>('.sidebar a[href$="/format"]')!.click();
    });
    await expect(page).toHaveURL(/\/config\/lib\/format$/);
    await expect(card(page)).toBeHidden();
    await loadTypes(page);
    await names(page).first().hover();
    await expect(card(page)).toBeVisible();
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

test('axe finds nothing on a page with a type card, which stays inside a small window', async ({
  site,
}) => {
  test.slow();
  const page = await site.open(address('en', 'guide/solution/react'), {
    width: 390,
    context: {reducedMotion: 'reduce'},
  });
  await loadTypes(page);
  // Scroll to the top, because axe reports a name as too small if the bar at the top covers part of it.
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
