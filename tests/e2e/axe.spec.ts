import type {Page} from '@playwright/test';
import {address, everything, localesIn, notFoundNoise, sampledRoutes} from './support/pages';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {colourRules, findings, setTheme, themes} from './support/axe';
import {expect, test, type Site} from './support/site';
import {words} from './support/words';
import {everyLook} from '../support/scope';

/** Selector of excluded elements: code, as `code.spec.ts` runs axe on code blocks. TEST_SCOPE=all excludes nothing. */
const excluded = everything ? undefined : 'pre';

// Opens a page with reduced motion, so that axe checks no colour in the middle of a transition.
const open = (site: Site, path: string, width: number): Promise<Page> =>
  site.open(path, {width, allow: notFoundNoise, context: {reducedMotion: 'reduce'}});

// axe reads every element, thousands on a reference page, so the tests need more time than usual.
test.beforeEach(() => test.slow());

/** Returns the widths to check: 1280 px for English, 390 px for Chinese pages. */
const widthsOf = (path: string): readonly number[] =>
  everyLook ? [390, 768, 1000, 1280, 1600] : localeOfPath(path) === 'en' ? [1280] : [390];

for (const path of sampledRoutes) {
  test(`axe finds nothing on ${path}`, async ({site}) => {
    const page = await open(site, path, widthsOf(path)[0]!);
    for (const width of widthsOf(path)) {
      await page.setViewportSize({width, height: 900});
      await setTheme(page, 'dark');
      expect.soft(await findings(page, 'html', excluded), `dark at ${width}`).toEqual([]);
      await setTheme(page, 'light');
      const options = everything ? {} : {rules: colourRules};
      const light = await findings(page, 'html', excluded, options);
      expect.soft(light, `light at ${width}`).toEqual([]);
    }
  });
}

/** Each row: name of a button in `words`, id of its popover, a window width that shows the button, and a theme. */
const openings = [
  ['tools', 'site-tools', 1280, 'light'],
  ['language', 'site-language', 1280, 'dark'],
  ['open', 'site-open', 1280, 'light'],
  ['outline', 'site-outline', 1000, 'dark'],
  ['menu', 'site-sidebar', 390, 'light'],
  ['navigation', 'site-screen', 390, 'dark'],
] as const;
for (const locale of localesIn('en')) {
  test(`axe finds nothing in popovers of ${locale} pages`, async ({site}) => {
    // axe also reads the page around the popover, so a short page saves time.
    const page = await open(site, address(locale, 'config/lib/out-base'), 1280);
    for (const [name, id, width, own] of openings) {
      await page.setViewportSize({width, height: 900});
      const control = page
        .getByRole('button', {name: words[locale][name], exact: true})
        .filter({visible: true});
      await control.click();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
      for (const theme of everything ? themes : [own]) {
        await setTheme(page, theme);
        expect.soft(await findings(page, `#${id}`), `${name}, ${theme}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id}`)).toBeHidden();
    }
  });

  test(`axe finds nothing in a ${locale} error message, a filter and a missing search`, async ({
    site,
  }) => {
    const page = await open(site, address(locale, 'config/?q=nothing+of+the+kind'), 1280);
    await page.route('**/*.md', (route) =>
      route.fulfill({status: 200, contentType: 'text/html', body: 'x'}),
    );
    await page.getByRole('button', {name: words[locale].copyMarkdown, exact: true}).click();
    await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(1);
    await setTheme(page, 'dark');
    expect.soft(await findings(page, 'main'), 'error').toEqual([]);
    await page.locator('#overview-filter').fill('dts');
    await expect(page.locator('.overview h3').filter({visible: true}).first()).toBeVisible();
    await setTheme(page, 'light');
    expect.soft(await findings(page, 'main'), 'filter').toEqual([]);
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
  });
}
