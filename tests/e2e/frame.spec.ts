import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {drawn} from './support/clock';
import {
  address,
  everything,
  inBar,
  type Locale,
  locales,
  notFoundNoise,
  pageTypes,
  routes,
} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';

const widths = [390, 767, 768, 769, 960, 961, 1280, 1281] as const;

/** Returns the visible parts of the frame and the heights of its bars. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const seen = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.getBoundingClientRect().width > 0,
      );
    const height = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    return {
      navbar: height('.navbar'),
      hamburger: seen('.screen-button'),
      links: seen('.navbar__links a'),
      language: seen('[popovertarget="site-language"]'),
      theme: seen('.theme-toggle'),
      sidebar: seen('.sidebar .branch__link'),
      bar: height('.menubar'),
      barCrumbs: seen('.menubar__way a'),
      crumbs: seen('.theme-doc-breadcrumbs a'),
      menu: seen('.menubar__button--sidebar'),
      outlineButton: seen('[popovertarget="site-outline"]'),
      outlineColumn: seen('.frame__outline a'),
    };
  });
}

/** The frame that a page has at a width; breakpoints are inclusive. */
function expected(width: number, hasHeadings: boolean) {
  const drawer = width <= limits.sidebarBarWidth;
  const outlineButton = hasHeadings && width <= 1280;
  // Breadcrumbs stand in the bar if it has no sidebar button, else above the title.
  const barCrumbs = outlineButton && !drawer;
  return {
    navbar: width <= limits.mobileWidth ? 56 : 72,
    hamburger: width < limits.mobileWidth,
    links: width >= limits.mobileWidth,
    language: width >= limits.mobileWidth,
    theme: width >= limits.mobileWidth,
    sidebar: !drawer,
    bar: drawer || outlineButton ? 46 : 0,
    barCrumbs,
    crumbs: hasHeadings && !barCrumbs,
    menu: drawer,
    outlineButton,
    outlineColumn: hasHeadings && !outlineButton,
  };
}

for (const [path, hasHeadings] of [
  [pageTypes.reference, true],
  [pageTypes.overview, false],
] as const) {
  test(`/${path} has the navigation parts of each width`, async ({site}) => {
    const page = await site.open(address('en', path), {width: widths[0]});
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await expect.poll(() => frameOf(page), `at ${width}`).toEqual(expected(width, hasHeadings));
    }
  });
}

test('the bar names the section that is read, without covering its buttons, and scrolls away on a low screen', async ({
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
      // The address opens the fold around it.
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
    // The label of the button is never cut off.
    const [before, own, label] = parts;
    expect(before![1], `at ${width}`).toBeLessThanOrEqual(own![0]);
    expect(label![1], `at ${width}`).toBeLessThan(own![1]);
    expect(own![1], `at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({width: 800, height: 400});
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await expect(page.locator('.menubar')).not.toBeInViewport();
});

test('sidebar, article and outline are the same elements at every width', async ({site}) => {
  const page = await site.open(`/${pageTypes.reference}`, {width: 1400});
  const handles = await Promise.all(
    ['.sidebar', 'article', '.navbar', '.frame__outline'].map((selector) => page.$(selector)),
  );
  for (const width of [390, 1400]) {
    await page.setViewportSize({width, height: 900});
    await expect.poll(() => frameOf(page)).toEqual(expected(width, true));
  }
  for (const handle of handles)
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('.sidebar')).toHaveCount(1);
  await expect(page.locator('article')).toHaveCount(1);
});

test('a navigation within a section keeps the sidebar element', async ({site}) => {
  const page = await site.open('/config/lib/format', {width: 1400});
  const sidebar = await page.$('.sidebar');
  await page.locator('.sidebar').getByRole('link', {name: 'dts', exact: true}).click();
  await expect(page).toHaveURL(inBar('/config/lib/dts'));
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('dts');
  expect(await sidebar?.evaluate((element) => element.isConnected)).toBe(true);
});

/** One page per type, and a reference that begins with the list of its options; all pages in the full scope. */
const sampled = (locale: Locale): readonly string[] =>
  everything
    ? routes.filter((route) => localeOfPath(route) === locale)
    : [...Object.values(pageTypes), 'config/rsbuild/output'].map((page) => address(locale, page));

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Infinity;

/** Expects the first example of a reference, or the list of its options, in the first screen. */
async function expectExampleInFirstScreen(page: Page, path: string): Promise<void> {
  const example = page.locator('.example').first();
  const list = page.locator('.options--page');
  const startsWithList = (await list.count()) > 0 && (await topOf(list)) < (await topOf(example));
  expect.soft(await topOf(startsWithList ? list : example), path).toBeLessThanOrEqual(800);
  const entry = page.locator('.entry', {has: page.locator('.example')}).first();
  if (!startsWithList || (await entry.count()) === 0) return;
  const id = await entry.locator('[id]').first().getAttribute('id');
  await page.goto(inBar(`${path}#${id}`));
  await expect.soft
    .poll(() => topOf(entry.locator('.example').first()), {message: path})
    .toBeLessThanOrEqual(800);
}

/** Returns the elements that make a page scroll sideways; empty if it does not. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    scrollTo(1000, 0);
    const scrolls = scrollWidth > clientWidth || scrollX > 0;
    scrollTo(0, 0);
    if (!scrolls) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return ['scrolls sideways', ...wide.map((element) => element.outerHTML.slice(0, 80))];
  });

for (const locale of locales) {
  test(`no ${locale} page scrolls sideways or is wider than paper, and options begin with an example`, async ({
    site,
  }) => {
    test.setTimeout(everything ? 600_000 : 60_000);
    const page = await site.open(address(locale, ''), {width: 390, allow: notFoundNoise});
    for (const path of sampled(locale)) {
      await page.goto(inBar(path));
      await laidOut(page);
      if (/\/config\/(lib|rsbuild)\/\w/.test(path)) {
        await page.setViewportSize({width: 1280, height: 900});
        await expectExampleInFirstScreen(page, path);
      }
      await page.setViewportSize({width: 320, height: 800});
      expect.soft(await overflowing(page), path).toEqual([]);
      // An A4 page without its margins.
      await page.setViewportSize({width: 688, height: 1000});
      await page.emulateMedia({media: 'print'});
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} on paper`).toBeLessThanOrEqual(0);
      await page.emulateMedia({media: 'screen'});
    }
  });
}

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
