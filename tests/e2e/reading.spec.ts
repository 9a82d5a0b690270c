import type {Locator, Page} from '@playwright/test';
import {getMessage} from '../../src/compiler/messages';
import {drawn} from './support/clock';
import {countShifts, shifts} from './support/layout';
import {address, inBar, locales, notFoundNoise, pageTypes} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, laidOut, test as base} from './support/site';
import {words} from './support/words';

/** Playwright's `test` with scroll bars that take space, as on Windows. Emulated phones have none. */
const test = base.extend({
  launchOptions: [
    ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}),
    {scope: 'worker'},
  ],
});

const ui = words.en;
const version = getMessage('en', 'version.button');
const reference = address('en', pageTypes.reference);
const still = {reducedMotion: 'reduce'} as const;
const phone = {...still, hasTouch: true, isMobile: true} as const;

const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', {name, exact: true}).filter({visible: true});

/** Returns the scroll positions at which the title is visible behind texts and icons of the navbar, and the area. */
function titleBehindNavbar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const bar = document.querySelector('.navbar')!;
    const range = document.createRange();

    function linesOf(root: Element): DOMRect[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement!.closest('[popover], dialog, .visually-hidden'))
          continue;
        range.selectNodeContents(walker.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    }

    const common = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

    const found: string[] = [];
    for (let y = 0; y <= 160; y += 20) {
      scrollTo({top: y, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Skip positions at which the navbar is opaque (`rgb(…)`, not `rgba(…)`), because it hides the title there.
      if (!getComputedStyle(bar).backgroundColor.startsWith('rgba')) continue;
      const icons = [...bar.querySelectorAll('.navbar__inner svg')].map((icon) =>
        icon.getBoundingClientRect(),
      );
      const title = linesOf(document.querySelector('h1')!);
      const area = [...linesOf(bar), ...icons].reduce(
        (sum, box) => sum + title.reduce((part, line) => part + common(box, line), 0),
        0,
      );
      if (area > 0) found.push(`${Math.round(area)} px² at ${y}`);
    }
    return found;
  });
}

test('the title of the landing page is never visible behind the navbar', async ({site}) => {
  const page = await site.open('/', {context: still});
  for (const locale of locales) {
    await page.goto(inBar(address(locale, '')));
    await laidOut(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 700});
      expect.soft(await titleBehindNavbar(page), `${locale} at ${width} px`).toEqual([]);
    }
  }
});

test('dialogs, drawers and menus shift nothing with classic scroll bars', async ({site}) => {
  const page = await site.open(reference, {context: still, before: countShifts});
  const body = () =>
    page.evaluate(() => ({
      width: document.body.getBoundingClientRect().width,
      margin: getComputedStyle(document.body).margin,
    }));
  expect((await body()).width).toBeLessThan(1440);

  /** Expects no layout shift while `open` opens an element and Escape closes it. */
  async function expectStill(name: string, open: () => Promise<unknown>): Promise<void> {
    await drawn(page);
    await page.evaluate(() => Reflect.set(window, 'shifts', 0));
    const before = await body();
    await open();
    await drawn(page);
    expect.soft(await body(), `body beside ${name}`).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
    await drawn(page);
    expect.soft(await shifts(page), name).toBe(0);
  }

  async function openMenu(name: string): Promise<void> {
    await buttonOf(page, name).click();
    await expect(page.locator(':popover-open, dialog[open]')).toBeVisible();
  }

  // Open the search once before measuring, so that its dialog is downloaded.
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expectStill('shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toBeVisible();
  });
  const menusByWidth = [
    [1440, [ui.tools, ui.language, ui.open, version]],
    [900, [ui.menu, ui.outline]],
    [600, [ui.navigation]],
  ] as const;
  for (const [width, menus] of menusByWidth) {
    await page.setViewportSize({width, height: 900});
    await expectStill(`search at ${width}`, () => openSearch(page));
    for (const menu of menus) await expectStill(`${menu} at ${width}`, () => openMenu(menu));
  }
});

test('links of a sidebar stay in place when its scroll bar appears', async ({site}) => {
  const page = await site.open(reference, {context: still});
  const toggle = page.locator('.sidebar__toggle').first();
  const measure = async (isOpen: boolean) => {
    const scrolls = await page.locator('.sidebar').evaluate((element, open) => {
      for (const group of element.querySelectorAll('details')) group.open = open;
      return element.scrollHeight > element.clientHeight;
    }, isOpen);
    const {x, width} = (await toggle.boundingBox())!;
    return {x, width, scrolls};
  };
  const closed = await measure(false);
  expect(closed.scrolls).toBe(false);
  expect(await measure(true)).toEqual({...closed, scrolls: true});
});

test('on a phone fields do not make the browser zoom, and the page does not scroll behind a menu', async ({
  site,
}) => {
  const page = await site.open(reference, {
    ...{width: 390, height: 780, context: phone},
    allow: notFoundNoise,
  });

  /** Waits for `expected`, then expects all fields to have at least 16 px, because iOS zooms into fields with less. */
  async function expectFields(name: string, expected: string): Promise<void> {
    await page.locator(expected).first().waitFor();
    const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
      fields.flatMap((field) => {
        const {fontSize} = getComputedStyle(field);
        return Number.parseFloat(fontSize) < 16
          ? [`${field.localName} ${field.className}: ${fontSize}`]
          : [];
      }),
    );
    expect.soft(small, name).toEqual([]);
  }

  // Menus only: `drawer.spec.ts` checks the drawers.
  for (const name of [ui.outline, ui.open]) {
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await buttonOf(page, name).tap();
    const menu = page.locator(':popover-open');
    const box = (await menu.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // The first turn of the wheel scrolls the menu to its end. The second must not scroll the page behind it.
    for (let count = 0; count < 2; count += 1) {
      await page.mouse.wheel(0, 2000);
      for (let frames = 0; frames < 3; frames += 1) await drawn(page);
    }
    expect.soft(await page.evaluate(() => scrollY), `behind ${name}`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }

  await page.locator('.example').first().scrollIntoViewIfNeeded();
  await expectFields('reference', '.tabs__menu > select');
  await openSearch(page);
  await expectFields('search', 'dialog[open] input');
  await page.keyboard.press('Escape');
  await buttonOf(page, version).tap();
  await expectFields('version', 'dialog[open] textarea');
  await page.keyboard.press('Escape');
  for (const [path, field] of [
    [pageTypes.overview, '.filter input'],
    [pageTypes['not found'], '.not-found__search input'],
  ] as const) {
    await page.goto(inBar(address('en', path)));
    await laidOut(page);
    await expectFields(path, field);
  }
});
