import type {Browser, Page} from '@playwright/test';
import {ownFonts} from './support/fonts';
import {address, everything, inBar, type Locale, notFoundNoise, pageTypes} from './support/pages';
import {openSearch} from './support/search';
import {expect, test as base, ready} from './support/site';
import {words} from './support/words';

/*
 * First screens at half their size, compared with what was recorded in `recorded`; `npm run test:e2e -- looks
 * --update-snapshots` records them.
 *
 * A pixel counts as another when its colour is off by a twenty-fifth of what there is between black and white, unless
 * it is the edge of a letter; 4 in 10,000 may be, as two versions of Chromium differ in 20 pixels of icons. The pages are
 * drawn with fonts of the tests' own, so that two machines draw the same. Other systems, and browsers with windows, put
 * letters in another way.
 */
const tolerance = {threshold: 0.04, maxDiffPixelRatio: 0.0004} as const;

/** A browser that draws letters without what a machine's settings make of them. */
const test = base.extend<object, {browser: Browser}>({
  browser: [
    async ({playwright, launchOptions}, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ];
      const browser = await playwright.chromium.launch({...launchOptions, args});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});
test.skip(
  ({launchOptions: {executablePath = 'headless-shell'}}) =>
    process.platform !== 'linux' || !/headless[-_]shell/.test(executablePath),
  'letters are drawn in another way',
);

/** Any two of theme, width and language meet in one of these. */
const readers = [
  ['light', 1280, 'en'],
  ['dark', 1280, 'zh-Hans'],
  ['light', 390, 'zh-Hans'],
  ['dark', 390, 'en'],
] as const satisfies readonly (readonly ['light' | 'dark', number, Locale])[];

const types = ['home', 'document', 'reference', 'overview', 'article', 'not found'] as const;

const compare = (page: Page, name: string) =>
  expect
    .soft(page)
    .toHaveScreenshot(`${name}.png`, {...tolerance, animations: 'disabled', scale: 'device'});

for (const [theme, width, locale] of readers) {
  test(`pages look as recorded: ${theme}, ${width} px, ${locale}`, async ({site}) => {
    const page = await site.open(address(locale, ''), {
      theme,
      width,
      height: width < 500 ? 780 : 800,
      allow: notFoundNoise,
      context: {reducedMotion: 'reduce', deviceScaleFactor: 0.5},
      before: ownFonts,
    });
    const look = (name: string) =>
      compare(page, `${name.replace(' ', '-')}-${locale}-${theme}-${width}`);
    for (const type of types) {
      // One type in English, the next in Chinese, each in both themes and at both widths.
      const isTurn = (locale === 'en') === (types.indexOf(type) % 2 === 0);
      if (!everything && !isTurn) continue;
      await page.goto(inBar(address(locale, pageTypes[type])));
      await ready(page);
      await look(type);
    }
    // What lies over a page
    await page.goto(inBar(address(locale, pageTypes.reference)));
    if (width < 500) {
      await page.getByRole('button', {name: words[locale].menu, exact: true}).click();
      await look('drawer');
    } else {
      await openSearch(page);
      await look('search');
    }
  });
}
