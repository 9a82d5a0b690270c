import type {Page} from '@playwright/test';
import {inBar} from './support/pages';
import {expect, test, type OpenOptions, type Site} from './support/site';

const visited = (page: Page) => page.evaluate(() => localStorage.getItem('visited-rslib'));

/** Opens a page whose first script may send the browser on, and waits until it has come to rest. */
async function arrive(site: Site, path: string, options: OpenOptions): Promise<Page> {
  const page = await site.open(path, options);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The same path for another browser language than the two of the site. */
const speaking = (locale: string, more: OpenOptions['context'] = {}): OpenOptions => ({
  context: {locale, ...more},
});

const journeys: readonly (readonly [browser: string, from: string, to: string])[] = [
  ['zh-CN', '/', '/zh/'],
  ['zh-TW', '/guide/start/quick-start', '/zh/guide/start/quick-start'],
  ['zh', '/config/lib/dts', '/zh/config/lib/dts'],
  ['en-US', '/zh/', '/'],
  ['en-GB', '/zh/blog/introducing-rslib', '/blog/introducing-rslib'],
  ['zh-CN', '/zh/guide/', '/zh/guide/'],
  ['en-US', '/guide/', '/guide/'],
  ['fr-FR', '/', '/'],
  ['fr-FR', '/zh/', '/zh/'],
  ['de', '/zh/config/', '/zh/config/'],
];
for (const [browser, from, to] of journeys) {
  const what = from === to ? `stays at ${from}` : `is sent from ${from} to ${to}`;
  test(`a first visit in ${browser} ${what}, query and hash kept, and is remembered`, async ({
    site,
  }) => {
    const page = await arrive(site, `${from}?a=1&b=%2F#content`, speaking(browser));
    expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(inBar(`${to}?a=1&b=%2F#content`));
    expect(await visited(page)).toBe('1');
  });
}

test('the redirect comes before anything is drawn and leaves no entry in the history', async ({
  site,
}) => {
  const page = await arrive(site, '/', speaking('zh-CN', {}));
  await expect(page).toHaveURL(inBar('/zh/'));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('only the first visit is redirected: the language a reader goes back to stays', async ({
  site,
}) => {
  const page = await arrive(site, '/', speaking('zh-CN'));
  await expect(page).toHaveURL(inBar('/zh/'));
  await page.goto(inBar('/'));
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(inBar('/'));
  await page.goto(inBar('/guide/start/'));
  await expect(page).toHaveURL(inBar('/guide/start/'));
});

for (const agent of [
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'Baiduspider',
  'SomeCrawler/1.0',
  'Chrome-Lighthouse',
]) {
  test(`${agent} stays where it is and is not marked`, async ({site}) => {
    const page = await arrive(
      site,
      '/',
      speaking('zh-CN', {userAgent: `Mozilla/5.0 (compatible; ${agent})`}),
    );
    await expect(page).toHaveURL(inBar('/'));
    expect(await visited(page)).toBeNull();
  });
}

for (const [browser, path] of [
  ['zh-CN', '/nope'],
  ['en-US', '/zh/nope'],
  ['zh-CN', '/zh/nope'],
] as const) {
  test(`a first visit in ${browser} to the missing ${path} keeps its address`, async ({site}) => {
    const page = await arrive(site, `${path}?a=1`, {...speaking(browser), allow: [/404/]});
    await expect(page).toHaveURL(inBar(`${path}?a=1`));
  });
}

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

for (const react of [true, false]) {
  test(`with storage blocked nothing throws and every control works${react ? '' : ' without React'}`, async ({
    site,
  }) => {
    const page = await arrive(site, '/guide/start/quick-start', {
      ...speaking('zh-CN'),
      react,
      before: blockStorage,
      // Docusaurus says so, which is no error.
      allow: ['Docusaurus browser storage is not available'],
    });
    await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
    await page.locator('[data-theme-toggle]').click();
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
    await page.waitForLoadState('networkidle');
  });
}
