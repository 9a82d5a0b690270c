import type {Page} from '@playwright/test';
import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const path = address('en', pageTypes.reference);
const still = {reducedMotion: 'reduce'} as const;

/** Expects a heading to be right below the bars at the top of the window. */
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

test('the outline dropdown opens at the current entry, links to a heading and closes', async ({
  site,
}) => {
  const page = await site.open(path, {width: 1000});
  const button = page.getByRole('button', {name: words.en.outline, exact: true});
  const list = page.locator('#site-outline');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();

  // Links to errors are hidden until the page is scrolled to the errors. The list opens at the current link.
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
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await list.locator('a[href="#dts-dist-path"]').click();
  await expect(page).toHaveURL(inBar(`${path}#dts-dist-path`));
  await expect(list).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expectAtTop(page, 'dts-dist-path');
});

test('the outline column highlights the current heading, on arrival and while scrolling', async ({
  site,
}) => {
  const page = await site.open(address('en', pageTypes.overview), {width: 1400, context: still});
  await page.locator('.card a[href$="/config/lib/dts#dts-bundle"]').click();
  const current = page.locator('.frame__outline [aria-current]');
  const last = page.locator('.frame__outline a').last();
  await expectAtTop(page, 'dts-bundle');
  await page.goto(inBar(`${path}#dts-alias`));
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
  await expect(current).toBeInViewport();
});

test('entries of the outline have at most two lines, do not grow when current, and are not covered', async ({
  site,
}) => {
  const page = await site.open(`${path}#errors`, {width: 1281, height: 600});
  const links = page.locator('.frame__outline a');
  await expect(links.last()).toBeVisible();
  const entries = await links.evaluateAll((all) =>
    all.map((link) => {
      const text = link.querySelector('span')!;
      const height = (): number => link.getBoundingClientRect().height;
      const was = link.getAttribute('aria-current');
      link.removeAttribute('aria-current');
      const plain = height();
      link.setAttribute('aria-current', 'true');
      const current = height();
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

test('a section that the address names is current, even if it cannot reach the top', async ({
  site,
}) => {
  const page = await site.open(`${address('en', 'config/lib/redirect')}#error-ts2307`, {
    width: 1440,
  });
  await expect(page.locator('.frame__outline a[aria-current]')).toHaveAttribute(
    'href',
    '#error-ts2307',
  );
});
