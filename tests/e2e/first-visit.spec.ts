import type {Page} from '@playwright/test';
import {inBar} from './support/pages';
import {expect, ready, test, type OpenOptions} from './support/site';

const speaking = (locale: string): OpenOptions => ({context: {locale}});

test('the first visit is sent to the language of the browser, without a history entry, later visits are not', async ({
  site,
}) => {
  const page = await site.open('/guide/start/quick-start?a=1&b=%2F#content', speaking('zh-TW'));
  await expect(page).toHaveURL(inBar('/zh/guide/start/quick-start?a=1&b=%2F#content'));
  expect(await page.evaluate(() => localStorage.getItem('visited-rslib'))).toBe('1');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await page.goto(inBar('/guide/start/quick-start'));
  await ready(page);
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
});

/** A browser that refuses storage: reading the property throws, as with cookies blocked. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

test('with storage blocked nothing throws and every control works', async ({site}) => {
  const page = await site.open('/guide/start/quick-start', {
    ...speaking('zh-CN'),
    before: blockStorage,
    allow: ['Docusaurus browser storage is not available'],
  });
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await page.locator('.theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', {name: 'Tools', exact: true}).click();
  await expect(page.locator('#site-tools')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .locator('article')
    .getByRole('link', {name: /^Next Page/})
    .click();
  await expect(page).toHaveURL(inBar('/guide/start/existing-package'));
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/existing-package'));
});
