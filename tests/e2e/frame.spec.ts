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
  localesIn,
  notFoundNoise,
  pageTypes,
  routes,
} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';

const widths = [390, 767, 768, 769, 960, 961, 1280, 1281] as const;

/** Which parts of the frame are on the page, and how high the bars are. */
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
      theme: seen('[data-theme-toggle]'),
      sidebar: seen('.sidebar .branch__link'),
      bar: height('.menubar'),
      way: seen('.menubar__way a'),
      crumbs: seen('.theme-doc-breadcrumbs a'),
      menu: seen('.menubar__button--sidebar'),
      outlineButton: seen('[popovertarget="site-outline"]'),
      outlineColumn: seen('.frame__outline a'),
    };
  });
}

/** What the specification says about a document at a width (2.2, 2.4, 9; inclusive as design 3). */
function expected(width: number, hasHeadings: boolean, hasSidebar = true) {
  const drawer = width <= limits.sidebarBarWidth;
  const outlineButton = hasHeadings && width <= limits.outlineBarWidth;
  const menu = hasSidebar && drawer;
  // The bar shows the way where it has no button for the sidebar, else it stands above the title.
  const way = outlineButton && !drawer;
  return {
    navbar: width <= limits.mobileWidth ? limits.navbarHeightNarrow : limits.navbarHeightWide,
    hamburger: width < limits.mobileWidth,
    links: width >= limits.mobileWidth,
    language: width >= limits.mobileWidth,
    theme: width >= limits.mobileWidth,
    sidebar: hasSidebar && !drawer,
    bar: menu || outlineButton ? limits.menuBarHeight : 0,
    way,
    crumbs: hasHeadings && !way,
    menu,
    outlineButton,
    outlineColumn: hasHeadings && !outlineButton,
  };
}

for (const locale of localesIn('en')) {
  const shapes = [
    [pageTypes.reference, true, true],
    [pageTypes.overview, false, true],
    [pageTypes.article, true, true],
  ] as const;
  for (const [path, hasHeadings, hasSidebar] of shapes) {
    test(`${address(locale, path)} has the parts that each width asks for`, async ({site}) => {
      const page = await site.open(address(locale, path), {width: widths[0]});
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        await expect
          .poll(() => frameOf(page), `at ${width}`)
          .toEqual(expected(width, hasHeadings, hasSidebar));
      }
    });
  }
}

test('the bar names the section that is being read, at no cost to its buttons, and gives way on a low screen', async ({
  site,
}) => {
  const page = await site.open('/config/lib/redirect', {width: 320, height: 700});
  const button = page.getByRole('button', {name: words.en.outline, exact: true});
  const section = button.locator('.menubar__section');
  await expect(section).toBeHidden();
  const id = 'redirect-style-path';
  for (const width of [320, 390, 961, 1280]) {
    await page.setViewportSize({width, height: 700});
    await page.evaluate((target) => {
      // By its address, which opens what folds it.
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
    // The button's last part is its label, which is never cut; nothing lies on what stands before the button.
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

test('the column of the sidebar stays when a reader moves within a section', async ({site}) => {
  const page = await site.open('/config/lib/format', {width: 1400});
  const sidebar = await page.$('.sidebar');
  await page.locator('.sidebar').getByRole('link', {name: 'dts', exact: true}).click();
  await expect(page).toHaveURL(inBar('/config/lib/dts'));
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('dts');
  expect(await sidebar?.evaluate((element) => element.isConnected)).toBe(true);
});

/** Of the pages of a type some stand for the rest, others in each language. */
const sampled = (locale: Locale): readonly string[] => {
  const own = routes.filter((route) => localeOfPath(route) === locale);
  if (everything) return own;
  const types = new Set(Object.values(pageTypes).map((type) => address(locale, type)));
  return own.filter((route, index) => types.has(route) || index % 3 === locales.indexOf(locale));
};

for (const locale of locales) {
  test(`no ${locale} page scrolls sideways or is wider than paper, and the first example of an option begins in the first screen`, async ({
    site,
  }) => {
    test.setTimeout(240_000);
    const page = await site.open(address(locale, pageTypes['not found']), {
      width: 390,
      allow: notFoundNoise,
    });
    const addresses = [...sampled(locale), address(locale, pageTypes['not found'])];
    for (const path of addresses) {
      await page.goto(inBar(path));
      await laidOut(page);
      if (/\/config\/(lib|rsbuild)\/\w/.test(path)) {
        await page.setViewportSize({width: 1280, height: 900});
        const example = page.locator('.example').first();
        const list = page.locator('.options--page');
        const top = async (part: Locator): Promise<number> =>
          (await part.boundingBox())?.y ?? Infinity;
        if ((await list.count()) > 0 && (await top(list)) < (await top(example))) {
          // A long page begins with the list of its options; the first with an example is led to by its address.
          expect.soft(await top(list), path).toBeLessThanOrEqual(800);
          const id = await page.evaluate(
            () =>
              document.querySelector('.entry .example')?.closest('.entry')?.querySelector('[id]')
                ?.id,
          );
          if (id) {
            await page.goto(inBar(`${path}#${id}`));
            const entry = page.locator('.entry', {has: page.locator(`[id="${id}"]`)});
            await expect.soft
              .poll(() => top(entry.locator('.example').first()), {message: path})
              .toBeLessThanOrEqual(800);
          }
        } else expect.soft(await top(example), path).toBeLessThanOrEqual(800);
      }
      // No query of a style sheet stands between the two, so what fits into the narrow one fits into the other.
      for (const width of everything ? [390, 320] : [320]) {
        await page.setViewportSize({width, height: 800});
        const over = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          scrollTo(1000, 0);
          const sideways = scrollWidth > clientWidth || scrollX > 0;
          scrollTo(0, 0);
          if (!sideways) return [];
          const clips = (element: Element | null): boolean =>
            element !== null &&
            (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
          const wide = [...document.querySelectorAll('body *')]
            .filter(
              (element) =>
                element.getBoundingClientRect().right > clientWidth + 1 && !clips(element),
            )
            .map(
              (element) =>
                `${element.tagName.toLowerCase()}.${element.getAttribute('class')} in ${element.closest('[id]')?.id}`,
            );
          return ['scrolls sideways', ...wide];
        });
        expect.soft(over, `${path} at ${width}`).toEqual([]);
      }
      // An A4 page without its margins.
      await page.setViewportSize({width: 688, height: 1000});
      await page.emulateMedia({media: 'print'});
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} on paper`).toBeLessThanOrEqual(0);
      await page.emulateMedia({media: 'screen'});
    }
  });
}

for (const locale of localesIn('en')) {
  test(`the ${locale} navbar of the landing page is clear on top and gets its ground after 100 px`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, ''), {
      height: 600,
      context: {reducedMotion: 'reduce'},
    });
    const ground = () =>
      page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), limits.navbarSolidAfter);
    await drawn(page);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(
      (y) => scrollTo({top: y, behavior: 'instant'}),
      limits.navbarSolidAfter + 1,
    );
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
  });
}
