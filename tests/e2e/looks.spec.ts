import type {Page} from '@playwright/test';
import {ownFonts} from './support/fonts';
import {address, type Locale, notFoundNoise} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, test as base, ready} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

/*
 * Compares the first screens of pages, at half size, with the screenshots in `recorded`. `npm run test:e2e -- looks
 * --update-snapshots` records them. The pages are those of the fixture site, so that a change of the real pages changes
 * no screenshot.
 *
 * A pixel differs if its colour is off by more than 4 % and it is not on an antialiased edge. 4 in 10,000 pixels may
 * differ, because versions of Chromium differ in 20 pixels of icons. Pages use fonts from npm packages, so that all
 * machines render the same text.
 */
const tolerance = {threshold: 0.04, maxDiffPixelRatio: 0.0004} as const;

/** Playwright's `test` with a browser that renders text independently of the settings of the machine. */
const test = base.extend({
  launchOptions: [
    ({launchOptions: {args = [], ...options}}, use) =>
      use({...options, args: [...args, '--font-render-hinting=none', '--disable-lcd-text']}),
    {scope: 'worker'},
  ],
});
test.skip(
  ({launchOptions: {executablePath = 'headless-shell'}}) =>
    process.platform !== 'linux' || !/headless[-_]shell/.test(executablePath),
  'text is antialiased differently',
);

/** Each row: theme, width, language. Every two values occur together in a row, but not all three. */
const variants = [
  ['light', 1280, 'en'],
  ['dark', 1280, 'zh-Hans'],
  ['light', 390, 'zh-Hans'],
  ['dark', 390, 'en'],
] as const satisfies readonly (readonly ['light' | 'dark', number, Locale])[];

/** Paths of the fixture site by type of page. The last one is below the drawer and the search. */
const pages = {
  home: '',
  document: 'guide/components',
  code: 'guide/code',
  overview: 'guide/',
  'not found': 'nope',
  islands: 'guide/islands',
} as const;
type PageType = keyof typeof pages;
const {at, open} = useVariant('full');

const compare = (page: Page, name: string) =>
  expect
    .soft(page)
    .toHaveScreenshot(`${name}.png`, {...tolerance, animations: 'disabled', scale: 'device'});

for (const [theme, width, locale] of variants) {
  test(`pages look as recorded: ${theme}, ${width} px, ${locale}`, async ({site}) => {
    // Every second type of page is compared in English, every other type in Chinese.
    const [first, ...others] = (Object.keys(pages) as PageType[]).filter(
      (_, index) => (locale === 'en') === (index % 2 === 0),
    );
    const page = await open(site, address(locale, pages[first!]), {
      theme,
      width,
      height: width < 500 ? 780 : 800,
      allow: notFoundNoise,
      context: {reducedMotion: 'reduce', deviceScaleFactor: 0.5},
      before: ownFonts,
    });
    const look = (name: string) =>
      compare(page, `${name.replace(' ', '-')}-${locale}-${theme}-${width}`);
    await look(first!);
    for (const type of others) {
      await page.goto(at(address(locale, pages[type])));
      await ready(page);
      await look(type);
    }
    await page.goto(at(address(locale, pages.islands)));
    await ready(page);
    if (width < 500) {
      await page.getByRole('button', {name: words[locale].menu, exact: true}).click();
      await look('drawer');
    } else {
      await openSearch(page);
      await look('search');
    }
  });
}
