import {expect, test} from './support/site';
import {useVariant} from './support/variant';

test.describe('the fixture site without a navbar', () => {
  const {at, open} = useVariant('bare');

  test('hideNavbar "always" leaves no navbar on any kind of page and at any width', async ({
    site,
  }) => {
    const page = await open(site, '/', {width: 1440});
    for (const path of ['/', '/guide/', '/guide/long', '/guide/custom']) {
      await page.setViewportSize({width: 1440, height: 800});
      await page.goto(at(path));
      await expect(page.locator('.navbar'), path).toHaveCount(0);
      await page.setViewportSize({width: 390, height: 800});
      await expect(page.locator('.screen-button'), path).toHaveCount(0);
      await expect(page.locator('main'), path).toBeVisible();
    }
  });

  test('without a navbar the sidebar and the menu bar stick to the top', async ({site}) => {
    const page = await open(site, '/guide/long');
    await page.evaluate(() => scrollTo(0, 1500));
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(() => top('.sidebar')).toBe(0);
    await page.setViewportSize({width: 800, height: 900});
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => top('.menubar')).toBe(0);
  });

  test('without a navbar the drawer links to pages', async ({site}) => {
    const page = await open(site, '/guide/long', {width: 390});
    await page.locator('.menubar__button--sidebar').click();
    await expect(page.locator('.sidebar')).toBeVisible();
    await page.locator('.sidebar a[href="/guide/no-outline"]').click();
    await expect(page).toHaveURL(at('/guide/no-outline'));
    await expect(page.locator('.sidebar')).toBeHidden();
  });

  test('without a navbar a hash target stands near the top of the window', async ({site}) => {
    const page = await open(site, '/guide/long#chapter-5', {context: {reducedMotion: 'reduce'}});
    const top = () =>
      page.locator('#chapter-5').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(80);
  });
});
