import {querySwitches, type QuerySwitch} from '../../src/lib/address/pageSwitches';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {localeRows} from '../../src/site/locales';
import {address, inBar, type Locale} from './support/pages';
import {expect, ready, laidOut, test} from './support/site';
import {words} from './support/words';

/** The element that each switch hides. */
const parts: Readonly<Record<QuerySwitch, string>> = {
  navbar: '.navbar',
  sidebar: '.sidebar',
  outline: '.frame__outline',
  footer: '.theme-doc-footer',
  globalUIComponents: '.to-top',
};
const path = 'config/lib/redirect';
const scrollDown = () => scrollTo({top: 3000, behavior: 'instant'});

test('each switch hides its part before the first paint', async ({site}) => {
  const page = await site.open('/', {width: 1400, before: watchFirstPaint});
  for (const name of querySwitches) {
    await page.goto(inBar(address('en', `${path}?${name}=0`)));
    expect((await atFirstPaint(page))['data-hide']?.split(' ')).toEqual([name]);
    await laidOut(page);
    await page.evaluate(scrollDown);
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

test('the text fills the place of hidden parts, uncovered, and no empty bar stays', async ({
  site,
}) => {
  const page = await site.open(`/${path}`, {width: 1400});
  const boxAt = async (width: number, query = '') => {
    await page.setViewportSize({width, height: 900});
    await page.goto(inBar(`/${path}${query}`));
    return (await page.locator('article').boundingBox())!;
  };
  for (const width of [961, 1400]) {
    const whole = await boxAt(width);
    for (const name of ['sidebar', 'outline'] as const) {
      const box = await boxAt(width, `?${name}=0`);
      expect(box.width, `${name} at ${width}`).toBeGreaterThanOrEqual(whole.width);
      const crumbs = page.locator(':is(.crumbs, .menubar__crumbs) a').filter({visible: true});
      await crumbs.first().click({trial: true, timeout: 2000});
    }
  }
  const {x, y, width} = await boxAt(1400, '?navbar=0&sidebar=0&outline=0');
  expect(Math.abs(x + width / 2 - 700)).toBeLessThan(40);
  expect(y).toBeLessThan(120);
  await boxAt(390, '?sidebar=0&outline=0');
  await expect(page.locator('.menubar')).toBeHidden();
});

test('the language switch keeps the section that is read', async ({site}) => {
  const page = await site.open(`/${path}`);
  const toOther = async (from: Locale, to: Locale): Promise<void> => {
    const name = words[from].language;
    // Focusing the button does not scroll the page.
    const [button, link] = [
      page.getByRole('button', {name, exact: true}),
      page.locator(`.language-link[hreflang="${localeRows[to].htmlLang}"]`).filter({visible: true}),
    ];
    await laidOut(page);
    const before = await page.evaluate(() => scrollY);
    await button.focus();
    await button.press('Enter');
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await link.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', localeRows[to].htmlLang);
    await ready(page);
  };
  const readAt = async (id: string): Promise<void> => {
    await laidOut(page);
    await page.locator(`#${id}`).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant'});
      // Some lines into the section.
      scrollBy({top: 60, behavior: 'instant'});
    });
  };
  const inChinese = (hash: string) => inBar(address('zh-Hans', path)) + hash;

  // At the top of a page no section is read.
  await toOther('en', 'zh-Hans');
  await expect(page).toHaveURL(inChinese(''));
  await toOther('zh-Hans', 'en');

  await readAt('redirect-js-path');
  await toOther('en', 'zh-Hans');
  await expect(page).toHaveURL(inChinese('#redirect-js-path'));
  await expect(page.locator('#redirect-js-path')).toBeInViewport();

  // The address names a section that was left.
  await readAt('redirect-asset');
  await toOther('zh-Hans', 'en');
  await expect(page).toHaveURL(inBar(`/${path}#redirect-asset`));
  await expect(page.locator('#redirect-asset')).toBeInViewport();

  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await toOther('en', 'zh-Hans');
  await expect(page).toHaveURL(inChinese(''));
});
