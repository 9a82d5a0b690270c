import type {Page} from '@playwright/test';
import {
  address,
  everything,
  inBar,
  localesIn,
  notFoundNoise,
  pageTypes,
  sampledRoutes,
} from './support/pages';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {findings, pairs, setTheme, themes} from './support/axe';
import {expect, test, type Site} from './support/site';
import {words} from './support/words';

const widths = [390, 1280];
/** Types that are also checked at widths with another frame. */
const framed: readonly string[] = everything ? Object.values(pageTypes) : [];

/** Excludes code, whose colours code.spec.ts checks. */
const tokens = everything ? undefined : 'pre';

// Without motion no colour is checked during a transition.
const open = (site: Site, path: string, width: number): Promise<Page> =>
  site.open(path, {width, allow: notFoundNoise, context: {reducedMotion: 'reduce'}});

// axe reads every element, and the reference pages have thousands of them.
test.beforeEach(() => test.slow());

for (const path of sampledRoutes) {
  const hasOwnFrame = framed.some((type) => address(localeOfPath(path), type) === path);
  const own = hasOwnFrame
    ? [...widths, 768, 1000, 1600]
    : widths.slice(localeOfPath(path) === 'en' || everything ? 0 : 1);
  test(`axe finds nothing on ${path}, at ${own.join(' and ')}`, async ({site}) => {
    const page = await open(site, path, own[0]!);
    for (const [width, theme] of pairs(own)) {
      await page.setViewportSize({width, height: 900});
      await setTheme(page, theme);
      expect.soft(await findings(page, 'html', tokens), `${theme} at ${width}`).toEqual([]);
    }
  });
}

/** Buttons with the popover that they open, and a width that has them. */
const openings = [
  [
    pageTypes.document,
    [
      ['tools', 'site-tools', 1280],
      ['language', 'site-language', 1280],
      ['open', 'site-open', 1280],
    ],
  ],
  [
    // A short page: axe reads the page around the popover, too.
    'config/lib/out-base',
    [
      ['outline', 'site-outline', 1000],
      ['menu', 'site-sidebar', 390],
    ],
  ],
  [pageTypes.home, [['navigation', 'site-screen', 390]]],
] as const;
for (const locale of localesIn('en')) {
  for (const [path, buttons] of openings) {
    test(`axe finds nothing in popovers of ${address(locale, path)}, in both themes`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, path), 1280);
      for (const [name, id, width] of buttons) {
        await test.step(words[locale][name], async () => {
          await page.setViewportSize({width, height: 900});
          const control = page
            .getByRole('button', {name: words[locale][name], exact: true})
            .filter({visible: true});
          await control.click();
          await expect(control).toHaveAttribute('aria-expanded', 'true');
          for (const theme of themes) {
            await setTheme(page, theme);
            expect.soft(await findings(page, `#${id}`), theme).toEqual([]);
          }
          await page.keyboard.press('Escape');
          await expect(page.locator(`#${id}`)).toBeHidden();
        });
      }
    });
  }

  test(`axe finds nothing in a ${locale} error message, a filter, a missing search and the button to the top`, async ({
    site,
  }) => {
    const page = await open(site, address(locale, 'config/?q=nothing+of+the+kind'), 1280);
    await page.route('**/*.md', (route) =>
      route.fulfill({status: 200, contentType: 'text/html', body: 'x'}),
    );
    await page.getByRole('button', {name: words[locale].copyMarkdown, exact: true}).click();
    await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(1);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await findings(page, 'main'), theme).toEqual([]);
    }
    await page.locator('#overview-filter').fill('dts');
    await expect(page.locator('.overview h3').filter({visible: true}).first()).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await findings(page, 'main'), theme).toEqual([]);
    }
    await page.evaluate(() => {
      const {search} = Reflect.get(window, 'siteStores') as {
        search: {set(state: Readonly<Record<string, string>>): void};
      };
      search.set({phase: 'missing', query: ''});
    });
    await expect(page.getByRole('dialog', {name: words[locale].searchMissing})).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect.soft(await findings(page, '#search-missing'), theme).toEqual([]);
    }
    await page.goto(inBar(address(locale, pageTypes.reference)));
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    await expect(page.locator('.to-top')).toBeVisible();
    expect.soft(await findings(page, '.to-top'), 'far down').toEqual([]);
  });
}
