import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {address, inBar, type Locale, locales, pageTypes} from './support/pages';
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

for (const locale of locales) {
  test(`the ${locale} outline dropdown leads to a heading, and closes by that, outside, by its button, by Escape and when focus leaves`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, path), {width: medium});
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

    // What failed is folded until a reader is there; then the list opens at the current entry.
    const last = list.locator('a').last();
    await button.click();
    await expect(list.locator('a').first()).toHaveAttribute('aria-current', 'true');
    await expect(last).toBeHidden();
    await list.locator('a[href="#errors"]').click();
    await expect(button).toContainText(await page.locator('#errors').innerText());
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toHaveAttribute('aria-current', 'true');
    await button.click();
    await expect(last).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 0));

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

test(`the outline column marks the heading that a reader is at, on arrival and on the way`, async ({
  site,
}) => {
  const page = await site.open(`/${path}#dts-alias`, {
    width: 1400,
    context: {reducedMotion: 'reduce'},
  });
  const current = page.locator('.frame__outline [aria-current]');
  const last = page.locator('.frame__outline a').last();
  await expectAtTop(page, 'dts-alias');
  await expect(current).toHaveText('dts.alias');
  await expect(last).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ratio: 1});
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.frame__outline a').first()).toHaveAttribute('aria-current', 'true');
  await expect(current).toHaveCount(1);
  await expect(last).toBeHidden();
  await page.locator('.frame__outline a[href="#dts-dist-path"]').click();
  await expectAtTop(page, 'dts-dist-path');
  await expect(current).toHaveText('dts.distPath');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
});

test('an entry of the outline has two lines at most, the same ones when it is current, and nothing lies on it', async ({
  site,
}) => {
  const page = await site.open(`/${path}#errors`, {width: 1281, height: 600});
  const links = page.locator('.frame__outline a');
  await expect(links.last()).toBeVisible();
  const entries = await links.evaluateAll((all) =>
    all.map((link) => {
      const text = link.querySelector('span')!;
      const shape = (): string => {
        const range = new Range();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({width, height}) => [width, height]).join();
      };
      const was = link.getAttribute('aria-current');
      link.removeAttribute('aria-current');
      const plain = shape();
      link.setAttribute('aria-current', 'true');
      const current = shape();
      link.toggleAttribute('aria-current', was !== null);
      const lines = text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      return {name: link.textContent, stays: plain === current, lines: Math.round(lines)};
    }),
  );
  expect(entries.length).toBeGreaterThan(25);
  expect(entries.filter(({stays, lines}) => !stays || lines > 2)).toEqual([]);
  for (const height of [600, 470]) {
    await page.setViewportSize({width: 1281, height});
    const [outline, button] = await Promise.all(
      ['.frame__outline', '.to-top'].map((part) => page.locator(part).boundingBox()),
    );
    expect(outline!.y + outline!.height, `at ${height}`).toBeLessThanOrEqual(button!.y);
  }
});

test('a heading in closed details is not where a reader is, and is as soon as they open', async ({
  site,
}) => {
  const page = await site.open(`/${path}`, {width: 1400, context: {reducedMotion: 'reduce'}});
  await page.evaluate(() => {
    const heading = document.getElementById('dts-dist-path')!;
    const details = document.createElement('details');
    heading.before(details);
    while (details.nextSibling && (details.nextSibling as Element).id !== 'dts-build') {
      details.append(details.nextSibling);
    }
  });
  const current = page.locator('.frame__outline [aria-current]');
  await page.locator('details:has(#dts-dist-path)').evaluate((details) => {
    scrollBy(0, details.getBoundingClientRect().top - 100);
  });
  const before = await page.locator('article :is(h2, h3, h4)[id]').evaluateAll((headings) => {
    const end = headings.findIndex(({id}) => id === 'dts-dist-path');
    return headings
      .slice(0, end)
      .filter((heading) => heading.checkVisibility())
      .at(-1)?.id;
  });
  await expect(current).toHaveAttribute('href', `#${before}`);
  await page.locator('.frame__outline a[href="#dts-dist-path"]').click();
  await expect(page).toHaveURL(inBar(`/${path}#dts-dist-path`));
  await page.locator('details:has(#dts-dist-path)').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
    document.getElementById('dts-dist-path')!.scrollIntoView();
  });
  await expect(current).toHaveText('dts.distPath');
});

test('a link to a heading of another page leads there too', async ({site}) => {
  const page = await site.open('/config/', {context: {reducedMotion: 'reduce'}});
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.locator('main').getByRole('link', {name: 'dts.alias', exact: true}).click();
  await expect(page).toHaveURL(inBar('/config/lib/dts#dts-alias'));
  await expectAtTop(page, 'dts-alias');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test('a link of the outline that a key has led to stays in view when the mark moves', async ({
  site,
}) => {
  const page = await site.open(`/${path}`, {
    width: 1400,
    height: 700,
    context: {reducedMotion: 'reduce'},
  });
  const links = page.locator('.frame__outline a');
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await expect(links.nth(1)).toBeInViewport({ratio: 1});
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
