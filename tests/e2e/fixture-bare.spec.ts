import {expect, test} from './support/site';
import {useVariant} from './support/variant';

test.describe('the fixture site without a navbar', () => {
  const {at, open} = useVariant('bare');

  test('hideNavbar "always" leaves no navbar at any width, and sidebar, menu bar and hash targets use its place', async ({
    site,
  }) => {
    const page = await open(site, '/', {width: 1440, context: {reducedMotion: 'reduce'}});
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    for (const path of ['/', '/guide/', '/guide/custom', '/guide/long#chapter-5']) {
      await page.setViewportSize({width: 1440, height: 800});
      await page.goto(at(path));
      await expect(page.locator('.navbar'), path).toHaveCount(0);
      await page.setViewportSize({width: 390, height: 800});
      await expect(page.locator('.screen-button'), path).toHaveCount(0);
      await expect(page.locator('main'), path).toBeVisible();
    }
    await page.setViewportSize({width: 1440, height: 800});
    await page.locator('.frame__outline a[href="#chapter-5"]').click();
    await expect.poll(() => top('#chapter-5')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => top('#chapter-5')).toBeLessThan(80);
    await expect.poll(() => top('.sidebar')).toBe(0);
    await page.setViewportSize({width: 800, height: 900});
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => top('.menubar')).toBe(0);
    await page.locator('.menubar__button--sidebar').click();
    await page.locator('.sidebar a[href="/guide/no-outline"]').click();
    await expect(page).toHaveURL(at('/guide/no-outline'));
    await expect(page.locator('.sidebar')).toBeHidden();
  });
});
