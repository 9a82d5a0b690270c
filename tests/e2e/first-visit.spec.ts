import type {Page} from '@playwright/test';
import {inBar} from './support/pages';
import {expect, ready, test, type OpenOptions} from './support/site';

const visited = (page: Page) => page.evaluate(() => localStorage.getItem('visited-rslib'));

const speaking = (locale: string, more: OpenOptions['context'] = {}): OpenOptions => ({
  context: {locale, ...more},
});

const journeys = [
  ['zh-TW', '/guide/start/quick-start', '/zh/guide/start/quick-start'],
  ['en-GB', '/zh/blog/introducing-rslib', '/blog/introducing-rslib'],
  ['fr-FR', '/zh/', '/zh/'],
] as const;
for (const [browser, from, to] of journeys) {
  const what = from === to ? `stays at ${from}` : `is sent from ${from} to ${to}`;
  test(`the first visit in ${browser} ${what}, without a history entry, and later visits do not redirect`, async ({
    site,
  }) => {
    const page = await site.open(`${from}?a=1&b=%2F#content`, speaking(browser));
    await expect(page).toHaveURL(inBar(`${to}?a=1&b=%2F#content`));
    expect(await visited(page)).toBe('1');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.goto(inBar(from));
    await ready(page);
    await expect(page).toHaveURL(inBar(from));
  });
}

test('a bot is not redirected and no visit is stored', async ({site}) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const page = await site.open('/', speaking('zh-CN', {userAgent}));
  await expect(page).toHaveURL(inBar('/'));
  expect(await visited(page)).toBeNull();
});

test('a first visit to a missing page keeps its address', async ({site}) => {
  const page = await site.open('/nope?a=1', {...speaking('zh-CN'), allow: [/404/]});
  await expect(page).toHaveURL(inBar('/nope?a=1'));
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
  await expect(page).toHaveURL(inBar('/guide/start/glossary'));
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/glossary'));
});
