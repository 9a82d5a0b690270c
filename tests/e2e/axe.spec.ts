import type {Page} from '@playwright/test';
import {
  address,
  everything,
  inBar,
  localesIn,
  notFoundNoise,
  pageTypes,
  walked,
} from './support/pages';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {findings, pairs, setTheme, themes} from './support/axe';
import {expect, test, type Site} from './support/site';
import {words} from './support/words';

const widths = everything ? [390, 768, 1000, 1280, 1600] : [390, 1280];

/** Thousands of elements with a few colours, which the page with every state of code is looked at for. */
const tokens = everything ? undefined : 'pre';

// Nothing moves, so that no colour is looked at halfway through a transition.
const open = (site: Site, path: string, width: number): Promise<Page> =>
  site.open(path, {width, allow: notFoundNoise, context: {reducedMotion: 'reduce'}});

// axe reads every element, and the reference pages have thousands of them.
test.beforeEach(() => test.slow());

for (const path of walked) {
  // Of the second language only what is named differs.
  const own = localeOfPath(path) === 'en' || everything ? widths : widths.slice(1);
  test(`axe finds nothing on ${path}, at ${own.join(' and ')}`, async ({site}) => {
    const page = await open(site, path, own[0]!);
    for (const [width, theme] of pairs(own)) {
      await page.setViewportSize({width, height: 900});
      await setTheme(page, theme);
      expect.soft(await findings(page, 'html', tokens), `${theme} at ${width}`).toEqual([]);
    }
  });
}

const openings = [
  ['tools', 'site-tools', pageTypes.document, 1280],
  ['language', 'site-language', pageTypes.document, 1280],
  ['open', 'site-open', pageTypes.document, 1280],
  ['outline', 'site-outline', pageTypes.reference, 1000],
  ['menu', 'site-sidebar', pageTypes.reference, 390],
  ['navigation', 'site-screen', pageTypes.home, 390],
] as const;
for (const locale of localesIn(true)) {
  for (const [name, id, path, width] of openings) {
    test(`axe finds nothing in what the ${locale} button "${words[locale][name]}" opens, in both themes`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, path), width);
      const control = page
        .getByRole('button', {name: words[locale][name], exact: true})
        .filter({visible: true});
      await control.click();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
      for (const theme of themes) {
        await setTheme(page, theme);
        expect.soft(await findings(page, `#${id}`), theme).toEqual([]);
      }
    });
  }

  test(`axe finds nothing in a ${locale} message, an empty filter and a button back to the top, in both themes`, async ({
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
    await page.goto(inBar(address(locale, pageTypes.reference)));
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    await expect(page.locator('.to-top')).toBeVisible();
    expect.soft(await findings(page, '.to-top'), 'far down').toEqual([]);
  });
}
