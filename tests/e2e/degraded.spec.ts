import type {Page} from '@playwright/test';
import {expect, test} from './support/site';

/** What a browser may lack or refuse; each is taken away before any script of the page runs. */
const lacks: Readonly<Record<string, () => void>> = {
  matchMedia: () => Reflect.deleteProperty(window, 'matchMedia'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  'view transitions': () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  'room in the storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'sense in the storage': () => {
    for (const key of ['theme-rslib', 'tabs-rslib', 'visited-rslib']) {
      localStorage.setItem(key, '{"a": [1, "\u0000');
    }
  },
};

/** Theme, tabs, a menu, a link and the outline: one of everything that could stumble. */
async function walk(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page.locator('.theme-toggle').click();
  await expect(root).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await expect(page.locator('#site-language')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.frame__outline a').last().click();
  await expect(page.locator('.frame__outline [aria-current]')).toHaveCount(1);
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).toHaveText('Glossary');
}

for (const [name, take] of Object.entries(lacks)) {
  test(`without ${name} nothing breaks`, async ({site}) => {
    const page = await site.open('/guide/start/quick-start', {
      before: (opened) => opened.addInitScript(take),
    });
    await walk(page);
  });
}

test('keyboard focus is never under a bar: what Tab reaches is scrolled into the clear', async ({
  site,
}) => {
  const page = await site.open('/config/lib/dts', {width: 1100, height: 600});
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator('article a.hash-link').nth(8).focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || !element.closest('article')) return false;
      const {top, height} = element.getBoundingClientRect();
      const bars = [...document.querySelectorAll('.navbar, .menubar')];
      const below = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
      // A tall block may begin under the bar as long as part of it is seen.
      return top + height <= below;
    });
    expect(hidden).toBe(false);
  }
});
