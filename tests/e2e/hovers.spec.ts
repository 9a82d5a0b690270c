import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {findings, pairs, setTheme} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {drawn, stopClock} from './support/clock';
import {address, locales, localesIn, pageTypes} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', pageTypes.reference);
const script = /\/assets\/js\/hovers\.\w+\.js$/;

/** The first block of the page whose names are recorded: `defineConfig`, `lib`, `format` and `dts`. */
const code = (page: Page): Locator =>
  page.locator('article pre[data-hovers]').filter({visible: true}).first();
const names = (page: Page): Locator => code(page).locator('.type-name');
const named = (page: Page, text: string): Locator =>
  code(page).getByRole('button', {name: text, exact: true}).last();
const card = (page: Page): Locator => page.locator('.type-card');

/** Brings the pointer to the block, and waits until its names are there. */
async function comeNear(page: Page): Promise<void> {
  await code(page).scrollIntoViewIfNeeded();
  await code(page).hover({position: {x: 3, y: 3}});
  await expect(names(page)).not.toHaveCount(0);
}

/** Where a word stands in the block, whether or not it is an element of its own. */
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

/** The button that copies the block: the keyboard comes by it before the code. */
const copyButton = (page: Page): Locator =>
  page
    .locator('article [data-code]')
    .filter({has: page.locator('pre[data-hovers]')})
    .first()
    .locator('.code-tools .copy')
    .first();

/** Presses a key until a name has the focus; what stands between is not counted here. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press(key);
    if (await isFocusedName(page)) return;
  }
  throw new Error(`${key} leads to no name.`);
}

for (const locale of locales) {
  const here = address(locale, pageTypes.reference);

  test(`names of ${locale} code show their types by keyboard and under the pointer`, async ({
    site,
  }) => {
    const page = await site.open(here);
    await test.step(`the keys go through the names of ${locale} code in one stop`, async () => {
      await copyButton(page).focus();
      await expect(names(page)).toHaveText([
        'defineConfig',
        'defineConfig',
        'lib',
        'format',
        'dts',
      ]);
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
    await test.step(`the pointer on a name of ${locale} code shows its type after ${limits.popoverDelayMs} ms`, async () => {
      await comeNear(page);
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

  test(`a tap on a name of ${locale} code shows its type, the next one hides it`, async ({
    site,
  }) => {
    const page = await site.open(here, {width: 390, context: {hasTouch: true}});
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
}

test(`Escape hides a type and leaves pointer and focus where they are; a click keeps it until the next one, or one elsewhere`, async ({
  site,
}) => {
  const page = await site.open(path);
  await comeNear(page);
  await stopClock(page);
  const name = named(page, 'dts');
  await name.hover();
  await page.clock.runFor(limits.popoverDelayMs);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(card(page)).toBeHidden();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);

  await name.hover();
  await page.clock.runFor(limits.popoverDelayMs);
  await expect(card(page)).toBeVisible();
  await name.click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(card(page)).toBeVisible();
  await name.click();
  await expect(card(page)).toBeHidden();
  await name.click();
  await expect(card(page)).toBeVisible();
  await page.locator('article .lead').click();
  await expect(card(page)).toBeHidden();

  await named(page, 'lib').focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(named(page, 'lib')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press(' ');
  await expect(card(page)).toBeHidden();
});

test(`types are loaded when a reader comes to a block, once`, async ({site}) => {
  let requests = 0;
  const page = await site.open(path, {
    before: (opened) => {
      opened.on('request', (request) => void (requests += Number(script.test(request.url()))));
      return Promise.resolve();
    },
  });
  await page.locator('article h1').hover();
  await drawn(page);
  expect(requests).toBe(0);
  await comeNear(page);
  await page.locator('article pre[data-hovers]').filter({visible: true}).nth(1).hover();
  await named(page, 'dts').hover();
  await expect(card(page)).toBeVisible();
  expect(requests).toBe(1);
});

test('code stays plain when the types cannot be loaded, and every next visit tries again', async ({
  site,
}) => {
  const page = await site.open(path, {allow: [/hovers\.\w+\.js/]});
  await page.route(script, (route) => route.abort());
  for (let visit = 0; visit < 2; visit++) {
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await code(page).hover();
    await failed;
    await expect(names(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
  }
  await page.unroute(script);
  await comeNear(page);
  await named(page, 'dts').hover();
  await expect(card(page)).toBeVisible();
});

test('what is copied and what is selected is the code alone', async ({site}) => {
  const page = await site.open(path, {before: clipboard()});
  // Lines are blocks: how many breaks stand between them differs from one reading to the other.
  const lines = (text: string): readonly string[] =>
    text.split('\n').filter((line) => line.trim() !== '');
  const plain = await code(page).innerText();
  await comeNear(page);
  await named(page, 'dts').hover();
  await expect(card(page)).toBeVisible();
  expect(await code(page).innerText()).toBe(plain);
  await code(page).evaluate((pre) => getSelection()?.selectAllChildren(pre));
  expect(lines(await page.evaluate(() => String(getSelection())))).toEqual(lines(plain));
  await copyButton(page).click();
  await expect.poll(async () => lines((await copied(page)).join())).toEqual(lines(plain));
});

test('a selection that begins or ends in a name shows nothing', async ({site}) => {
  const page = await site.open(path);
  await comeNear(page);
  const from = (await named(page, 'lib').boundingBox())!;
  const to = (await named(page, 'dts').boundingBox())!;
  await stopClock(page);
  await page.mouse.move(from.x + 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 2, to.y + to.height / 2, {steps: 5});
  await page.clock.runFor(1000);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('format');
  await expect(card(page)).toHaveCount(0);
});

test('without scripts and on paper code is plain', async ({site}) => {
  const still = await site.open(path, {context: {javaScriptEnabled: false}});
  await expect(code(still)).toContainText('defineConfig');
  await expect(names(still)).toHaveCount(0);

  const page = await site.open(path);
  await comeNear(page);
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

test('a type stays at its name while the page moves, and goes with the page', async ({site}) => {
  const page = await site.open(path);
  await comeNear(page);
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
  await comeNear(page);
  await names(page).first().hover();
  await expect(card(page)).toBeVisible();
});

for (const locale of localesIn('en')) {
  test(`axe finds nothing on a ${locale} page with a type shown, in both themes; it stays inside a small window`, async ({
    site,
  }) => {
    test.slow();
    const page = await site.open(address(locale, 'guide/solution/react'), {
      width: 390,
      context: {reducedMotion: 'reduce'},
    });
    await comeNear(page);
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
}
