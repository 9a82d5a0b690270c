import type {Page} from '@playwright/test';
import {
  address,
  everything,
  inBar,
  locales,
  notFoundNoise,
  pageTypes,
  walked,
  type Locale,
} from './support/pages';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {findings, setTheme, themes} from './support/axe';
import {expect, test, type Site} from './support/site';
import {words} from './support/words';

const widths = everything ? [390, 768, 1000, 1280, 1600] : [390, 1280];

// Nothing moves, so that no colour is looked at halfway through a transition.
const open = (site: Site, path: string, width: number): Promise<Page> =>
  site.open(path, {width, allow: notFoundNoise, context: {reducedMotion: 'reduce'}});

for (const path of walked) {
  test(`axe finds nothing on ${path}, in both themes and at ${widths.join(' and ')}`, async ({
    site,
  }) => {
    test.slow();
    const page = await open(site, path, widths[0]!);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      for (const theme of themes) {
        await setTheme(page, theme);
        expect.soft(await findings(page), `${theme} at ${width}`).toEqual([]);
      }
    }
  });
}

type Opened = {
  readonly what: string;
  readonly page: string;
  readonly width: number;
  readonly button: (locale: Locale) => string;
};
// axe reads every element, and the reference pages have thousands of them.
test.beforeEach(() => test.slow());

const openings: readonly Opened[] = [
  {
    what: 'tools menu',
    page: pageTypes.document,
    width: 1280,
    button: (locale) => words[locale].tools,
  },
  {
    what: 'language menu',
    page: pageTypes.document,
    width: 1280,
    button: (locale) => words[locale].language,
  },
  {
    what: '"Open" menu',
    page: pageTypes.document,
    width: 1280,
    button: (locale) => words[locale].open,
  },
  {
    what: 'outline dropdown',
    page: pageTypes.reference,
    width: 1000,
    button: (locale) => words[locale].outline,
  },
  {what: 'drawer', page: pageTypes.reference, width: 390, button: (locale) => words[locale].menu},
  {
    what: 'full-screen menu',
    page: pageTypes.home,
    width: 390,
    button: (locale) => words[locale].navigation,
  },
];
for (const locale of locales) {
  for (const {what, page: path, width, button} of openings) {
    test(`axe finds nothing with the ${locale} ${what} open, in both themes`, async ({site}) => {
      const page = await open(site, address(locale, path), width);
      const control = page
        .getByRole('button', {name: button(locale), exact: true})
        .filter({visible: true});
      await control.click();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
      for (const theme of themes) {
        await setTheme(page, theme);
        expect.soft(await findings(page), theme).toEqual([]);
      }
    });
  }

  test(`axe finds nothing with a ${locale} message, an empty filter and a button back to the top`, async ({
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
      expect.soft(await findings(page), theme).toEqual([]);
    }
    await page.goto(inBar(address(locale, pageTypes.reference)));
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    await expect(page.locator('.to-top')).toBeVisible();
    expect.soft(await findings(page), 'far down').toEqual([]);
  });
}

test('every walked page is in the language of its address', () => {
  for (const locale of locales)
    expect(walked.some((path) => localeOfPath(path) === locale)).toBe(true);
});
