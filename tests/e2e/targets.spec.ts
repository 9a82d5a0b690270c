import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {smallTargets} from './support/layout';
import {
  address,
  everything,
  inBar,
  localesIn,
  notFoundNoise,
  pageTypes,
  sampledRoutes,
} from './support/pages';
import {expect, laidOut, test} from './support/site';

/** Minimum size of targets in px, by WCAG 2.5.8 for a mouse and by the size of a finger for touch. */
const pointers = [
  ['a mouse', {}, {width: 24, height: 24}],
  ['a finger', {hasTouch: true, isMobile: true}, {width: 24, height: 32}],
] as const;

for (const locale of localesIn('en')) {
  for (const [pointer, context, least] of pointers) {
    test(`${locale}: targets for ${pointer} are at least ${least.height} px high`, async ({
      site,
    }) => {
      test.setTimeout(everything ? 600_000 : 60_000);
      const page = await site.open(address(locale, ''), {
        context,
        allow: notFoundNoise,
      });
      for (const path of sampledRoutes.filter((route) => localeOfPath(route) === locale)) {
        await page.goto(inBar(path));
        await laidOut(page);
        for (const width of [390, 1366]) {
          await page.setViewportSize({width, height: 900});
          expect.soft(await smallTargets(page, least), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  }
}

test('the link of a heading is visible on touch screens and can be tapped', async ({site}) => {
  const page = await site.open(address('en', pageTypes.reference), {
    width: 390,
    context: {hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write']},
  });
  const anchor = page.locator('h2 + .anchor').first();
  await expect(anchor).toHaveCSS('opacity', '1');
  await anchor.tap();
  await expect(page).toHaveURL(/#[a-z-]+$/);
});
