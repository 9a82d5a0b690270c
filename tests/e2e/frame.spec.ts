import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {drawn} from './support/clock';
import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const widths = [390, 767, 768, 769, 960, 961, 1280, 1281, 1600] as const;

/** Returns which parts around the content are visible, the heights of navbar and menu bar in px, and two positions. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const seen = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.getBoundingClientRect().width > 0,
      );
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return {
      navbar: box('.navbar').height,
      hamburger: seen('.screen-button'),
      links: seen('.navbar__links a'),
      language: seen('[popovertarget="site-language"]'),
      theme: seen('.theme-toggle'),
      sidebar: seen('.sidebar .branch__link'),
      bar: box('.menubar').height,
      barCrumbs: seen('.menubar__way li'),
      crumbs: seen('.theme-doc-breadcrumbs li'),
      menu: seen('.menubar__button--sidebar'),
      outlineButton: seen('[popovertarget="site-outline"]'),
      outlineColumn: seen('.frame__outline a'),
      titleFillsLine: box('h1').width === box('article').width,
      actionsBelowLead: box('.page-actions').top > box('.lead').bottom,
    };
  });
}

/** Returns the expected result of `frameOf` at a window width in px. */
function expected(width: number, hasHeadings: boolean) {
  const drawer = width <= limits.sidebarBarWidth;
  const bar = width <= 1280;
  // Breadcrumbs are in the menu bar if it has room, that is, no sidebar button. Otherwise they are above the title.
  const barCrumbs = bar && !drawer;
  return {
    navbar: width <= limits.mobileWidth ? 56 : 72,
    hamburger: width < limits.mobileWidth,
    links: width >= limits.mobileWidth,
    language: width >= limits.mobileWidth,
    theme: width >= limits.mobileWidth,
    sidebar: !drawer,
    bar: bar ? 46 : 0,
    barCrumbs,
    crumbs: !barCrumbs,
    menu: drawer,
    outlineButton: hasHeadings && bar,
    outlineColumn: hasHeadings && !bar,
    titleFillsLine: true,
    actionsBelowLead: bar,
  };
}

test('the frame of a page shows the right navigation at each width, with the same elements', async ({
  site,
}) => {
  const page = await site.open(address('en', pageTypes.reference), {width: 1400});
  const handles = await Promise.all(
    ['.sidebar', 'article', '.navbar', '.frame__outline'].map((selector) => page.$(selector)),
  );
  const titleStart = (): Promise<number> =>
    page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const starts: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await expect.poll(() => frameOf(page), `at ${width}`).toEqual(expected(width, true));
    starts.push(await titleStart());
  }
  for (const handle of handles)
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('.sidebar')).toHaveCount(1);
  await expect(page.locator('article')).toHaveCount(1);
  await page.goto(inBar(address('en', pageTypes.overview)));
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    await expect.poll(() => frameOf(page), `overview at ${width}`).toEqual(expected(width, false));
    expect(await titleStart(), `overview at ${width}`).toBeCloseTo(starts[index]!);
  }
});

test('the icons of the navbar stand on one line', async ({site}) => {
  const page = await site.open(address('en', pageTypes.document), {width: 1280});
  const middles = await page.locator('.navbar .icon-button svg:visible').evaluateAll((icons) =>
    icons.map((icon) => {
      const {top, bottom} = icon.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(4);
  expect(new Set(middles).size).toBe(1);
});

test('the menu bar names the current section, without covering its buttons, and scrolls away on a low screen', async ({
  site,
}) => {
  const page = await site.open('/config/lib/redirect', {width: 320, height: 700});
  const button = page.getByRole('button', {name: words.en.outline, exact: true});
  const section = button.locator('.menubar__section');
  await expect(section).toBeHidden();
  const id = 'redirect-style-path';
  for (const width of [320, 961]) {
    await page.setViewportSize({width, height: 700});
    await page.evaluate((target) => {
      // The section is in a folded entry, which the hash opens.
      location.hash = target;
      document.getElementById(target)!.scrollIntoView();
    }, id);
    await expect(section).toHaveText('redirect.style.path');
    await expect(section).toBeVisible();
    const {parts, scrolled} = await page.locator('.menubar').evaluate((bar) => ({
      parts: [...bar.querySelectorAll('button, ol, .menubar__label')].flatMap((part) => {
        const {left, right, width} = part.getBoundingClientRect();
        return width > 0 ? [[left, right] as const] : [];
      }),
      scrolled: bar.scrollWidth > bar.clientWidth,
    }));
    expect(scrolled, `at ${width}`).toBe(false);
    // The outline button (`own`) begins after the element before it, contains its label, and is inside the window.
    const [before, own, label] = parts;
    expect(before![1], `at ${width}`).toBeLessThanOrEqual(own![0]);
    expect(label![1], `at ${width}`).toBeLessThan(own![1]);
    expect(own![1], `at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({width: 800, height: 400});
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await expect(page.locator('.menubar')).not.toBeInViewport();
});

test('the navbar of the landing page has the colour of the page until it is scrolled by 100 px', async ({
  site,
}) => {
  const page = await site.open(address('en', ''), {
    height: 600,
    context: {reducedMotion: 'reduce'},
  });
  const ground = (selector = '.navbar') =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  const canvas = await ground('body');
  expect(await ground()).toBe(canvas);
  await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), limits.navbarSolidAfter);
  await drawn(page);
  expect(await ground()).toBe(canvas);
  await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), limits.navbarSolidAfter + 1);
  await expect.poll(ground).not.toBe(canvas);
});
