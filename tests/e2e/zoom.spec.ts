import type {Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {drawn} from './support/clock';
import {layoutFaults} from './support/layout';
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

/** Sets the font size of the browser's settings; the default is 16 px. */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size * 0.8125}});
  await session.detach();
}

const enlarged = {width: 320, height: 256};
const landscape = {width: 844, height: 390};

for (const locale of localesIn('en')) {
  test(`${locale} pages have no overlapping lines or broken words at 400 %, on a landscape phone and with a double font size`, async ({
    site,
  }) => {
    test.setTimeout(everything ? 600_000 : 90_000);
    const page = await site.open(address(locale, ''), {allow: notFoundNoise});
    for (const path of sampledRoutes.filter((route) => localeOfPath(route) === locale)) {
      await page.goto(inBar(path));
      await laidOut(page);
      for (const size of [enlarged, landscape]) {
        await page.setViewportSize(size);
        expect.soft(await layoutFaults(page), `${path} at ${size.width}`).toEqual([]);
      }
      await setFontSize(page, 32);
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await layoutFaults(page), `${path} at ${width}, large font`).toEqual([]);
      }
      await setFontSize(page, 16);
    }
  });
}

test('no bar covers the text of a low window', async ({site}) => {
  const page = await site.open(address('en', pageTypes.reference), landscape);
  const bars = page.locator('.navbar, .menubar, .filter');
  for (const path of [pageTypes.reference, pageTypes.overview]) {
    await page.goto(inBar(address('en', path)));
    await laidOut(page);
    for (const size of [enlarged, landscape, {width: 1400, height: 479}]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
      await drawn(page);
      for (const bar of await bars.filter({visible: true}).all()) {
        const box = await bar.boundingBox();
        expect.soft(box!.y + box!.height, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.setViewportSize({width: 844, height: 480});
    await page.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
    await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  }
  // The target of a link is at the top.
  await page.setViewportSize(landscape);
  await page.goto(inBar(`${address('en', pageTypes.reference)}#errors`));
  await expect
    .poll(() => page.locator('#errors').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(64);
});
