import type {Page} from '@playwright/test';
import {querySwitches, type QuerySwitch} from '../../src/lib/address/pageSwitches';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {localeRows} from '../../src/site/locales';
import {address, inBar, type Locale} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';

/** Selectors of the elements that the switches hide. */
const parts: Readonly<Record<QuerySwitch, string>> = {
  navbar: '.navbar',
  sidebar: '.sidebar',
  outline: '.frame__outline',
  footer: '.theme-doc-footer',
  globalUIComponents: '.to-top',
};
const path = 'config/lib/redirect';

/** Hides parts of the page by the attribute that the head script sets. */
const hide = (page: Page, names: readonly string[]): Promise<string> =>
  page.evaluate((text) => (document.documentElement.dataset.hide = text), names.join(' '));

test('switches in the address apply before the first paint, and each hides its part', async ({
  site,
}) => {
  const query = querySwitches.map((name) => `${name}=0`).join('&');
  const page = await site.open(address('en', `${path}?${query}`), {
    width: 1400,
    before: watchFirstPaint,
  });
  expect((await atFirstPaint(page))['data-hide']?.split(' ')).toEqual([...querySwitches]);
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  await expect(page.locator('html')).toHaveAttribute('data-far');
  for (const name of querySwitches) {
    await hide(page, [name]);
    for (const part of querySwitches) {
      const locator = page.locator(parts[part]);
      if (part === name) await expect(locator, part).toBeHidden();
      else await expect(locator, part).toBeVisible();
    }
  }
});

test('a switch also applies in the other language, until a navigation', async ({site}) => {
  const page = await site.open(address('en', `${path}?sidebar=0`), {width: 1400});
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search === inBar(address('zh-Hans', `${path}?sidebar=0`)),
  );
  await expect(page.locator(parts.sidebar)).toBeHidden();
  await page.locator('.crumbs a').first().press('Enter');
  await expect(page).toHaveURL(inBar(address('zh-Hans', 'config/')));
  await expect(page.locator(parts.sidebar)).toBeVisible();
});

test('the text fills the space of hidden parts, nothing covers it, and no empty bar remains', async ({
  site,
}) => {
  const page = await site.open(`/${path}`, {width: 1400});
  const boxAt = async (width: number, names: readonly string[] = []) => {
    await page.setViewportSize({width, height: 900});
    await hide(page, names);
    return (await page.locator('article').boundingBox())!;
  };
  for (const width of [961, 1400]) {
    const whole = await boxAt(width);
    for (const name of ['sidebar', 'outline']) {
      const box = await boxAt(width, [name]);
      expect(box.width, `${name} at ${width}`).toBeGreaterThanOrEqual(whole.width);
      const crumbs = page.locator(':is(.crumbs, .menubar__crumbs) a').filter({visible: true});
      await crumbs.first().click({trial: true, timeout: 2000});
    }
  }
  const {x, y, width} = await boxAt(1400, ['navbar', 'sidebar', 'outline']);
  expect(Math.abs(x + width / 2 - 700)).toBeLessThan(40);
  expect(y).toBeLessThan(120);
  await boxAt(390, ['sidebar', 'outline']);
  await expect(page.locator('.menubar')).toBeHidden();
});

test('without a navbar, sidebar, menu bar and hash targets use its place', async ({site}) => {
  const page = await site.open(`/${path}`, {width: 1440, context: {reducedMotion: 'reduce'}});
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  // The setting `hideNavbar: 'always'` renders no navbar, and an attribute instead.
  await page.locator('.navbar').evaluate((navbar) => {
    navbar.remove();
    document.documentElement.dataset.navbar = 'none';
  });
  await page.locator('.frame__outline a[href="#redirect-asset"]').click();
  await expect.poll(() => top('#redirect-asset')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => top('#redirect-asset')).toBeLessThan(80);
  await expect.poll(() => top('.sidebar')).toBe(0);
  await page.setViewportSize({width: 800, height: 900});
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => top('.menubar')).toBe(0);
});

test('the language switch keeps the query and the current section', async ({site}) => {
  // Open a page at one section, then scroll to another, so that the address names a section out of view.
  const page = await site.open(`/${path}?a=1&b=%2F#redirect-js-path`);
  await page.locator('html[data-scrolled]').waitFor();
  await page.locator('#redirect-asset').evaluate((heading) => {
    heading.scrollIntoView({behavior: 'instant'});
    scrollBy({top: 60, behavior: 'instant'});
  });
  const current = page.locator('.frame__outline [aria-current]');
  await expect(current).toHaveAttribute('href', '#redirect-asset');
  const toOther = async (from: Locale, to: Locale): Promise<void> => {
    // Open the menu by keyboard, because `click()` could scroll the page to the button.
    const button = page.getByRole('button', {name: words[from].language, exact: true});
    await button.focus();
    await button.press('Enter');
    const link = page.locator(`.language-link[hreflang="${localeRows[to].htmlLang}"]`);
    await link.filter({visible: true}).press('Enter');
  };
  await toOther('en', 'zh-Hans');
  await expect(page).toHaveURL(`${inBar(address('zh-Hans', path))}?a=1&b=%2F#redirect-asset`);
  await expect(page.locator('#redirect-asset')).toBeInViewport();
  await laidOut(page);
  // At the top of a page no section is current, so the link has no hash.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await toOther('zh-Hans', 'en');
  await expect(page).toHaveURL(inBar(`/${path}?a=1&b=%2F`));
});
