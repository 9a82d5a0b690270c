import {address, inBar, pageTypes} from './support/pages';
import {expect, laidOut, test} from './support/site';

const enlarged = {width: 320, height: 256};
const landscape = {width: 844, height: 390};

test('no bar covers the text of a low window', async ({site}) => {
  const page = await site.open(address('en', pageTypes.overview), landscape);
  const bottomOfBars = () =>
    page.evaluate(async () => {
      scrollTo({top: 1200, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const bars = [...document.querySelectorAll('.navbar, .menubar, .filter')];
      return Math.max(
        ...bars
          .filter((bar) => bar.checkVisibility({visibilityProperty: true}))
          .map((bar) => bar.getBoundingClientRect().bottom),
      );
    });
  for (const path of [pageTypes.overview, pageTypes.reference]) {
    if (path === pageTypes.reference) await page.goto(inBar(address('en', path)));
    await laidOut(page);
    for (const size of [enlarged, landscape, {width: 1400, height: 479}]) {
      await page.setViewportSize(size);
      expect.soft(await bottomOfBars(), `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({width: 844, height: 480});
    expect(await bottomOfBars(), path).toBeGreaterThan(0);
  }
  // The heading that the address names is near the top of the window.
  await page.setViewportSize(landscape);
  await page.goto(inBar(`${address('en', pageTypes.reference)}#errors`));
  await expect
    .poll(() => page.locator('#errors').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(64);
});
