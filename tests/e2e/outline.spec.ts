import type {Page} from '@playwright/test';
import {limits} from '../../src/site/limits';
import {address, inBar, localesIn, modes, pageTypes, type Locale} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const medium = 1000;
const path = pageTypes.reference;

function parts(page: Page, locale: Locale = 'en') {
  return {
    button: page.getByRole('button', {name: words[locale].outline, exact: true}),
    list: page.locator('#site-outline'),
  };
}

/** The heading stands below the bars on top and in the upper half of the window. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const bars = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('.navbar, .menubar')]
            .filter((bar) => bar.checkVisibility())
            .map((bar) => bar.getBoundingClientRect().bottom),
        ),
      );
      const top = (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1;
      return top >= bars && top < bars + 120;
    })
    .toBe(true);
}

for (const {mode, react} of modes) {
  for (const locale of localesIn(react)) {
    test(`the ${locale} outline dropdown leads to a heading, and closes by that, outside, by its button, by Escape and when focus leaves${mode}`, async ({
      site,
    }) => {
      const page = await site.open(address(locale, path), {react, width: medium});
      const {button, list} = parts(page, locale);
      await button.click();
      await page.locator('article .lead').click();
      await expect(list).toBeHidden();
      await button.click();
      await button.click();
      await expect(list).toBeHidden();
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await expect(list.locator('a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Space');
      await page.keyboard.press('Shift+Tab');
      await expect(list).toBeHidden();
      await button.click();
      await expect(list).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await list.locator('a[href="#dts-dist-path"]').click();
      await expect(page).toHaveURL(inBar(address(locale, `${path}#dts-dist-path`)));
      await expect(list).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expectAtTop(page, 'dts-dist-path');
    });
  }

  test(`the outline column marks the heading that a reader is at, on arrival and on the way${mode}`, async ({
    site,
  }) => {
    const page = await site.open(`/${path}#dts-alias`, {
      react,
      width: 1400,
      context: {reducedMotion: 'reduce'},
    });
    const current = page.locator('.frame__outline [aria-current]');
    const last = page.locator('.frame__outline a').last();
    await expectAtTop(page, 'dts-alias');
    await expect(current).toHaveText('dts.alias');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).not.toHaveAttribute('aria-current');
    await page.locator('.frame__outline a[href="#dts-dist-path"]').click();
    await expectAtTop(page, 'dts-dist-path');
    await expect(current).toHaveText('dts.distPath');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  });
}

test('a link to a heading of another page leads there too', async ({site}) => {
  const page = await site.open('/config/', {context: {reducedMotion: 'reduce'}});
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.locator('main').getByRole('link', {name: 'dts.alias', exact: true}).click();
  await expect(page).toHaveURL(inBar('/config/lib/dts#dts-alias'));
  await expectAtTop(page, 'dts-alias');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test('the mark of the outline waits for the throttle', async ({site}) => {
  const page = await site.open(`/${path}`, {width: 1400, context: {reducedMotion: 'reduce'}});
  const changes = await page.evaluate(async (throttle) => {
    let count = 0;
    const links = document.querySelector('.frame__outline')!;
    new MutationObserver(() => (count += 1)).observe(links, {
      subtree: true,
      attributeFilter: ['aria-current'],
    });
    const began = performance.now();
    for (let y = 0; performance.now() - began < throttle * 4; y += 60) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    return count;
  }, limits.outlineThrottleMs);
  expect(changes).toBeLessThanOrEqual(6);
});
