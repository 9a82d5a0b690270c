import type {Locator, Page} from '@playwright/test';
import {address, type Locale, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const link = (page: Page, locale: Locale): Locator =>
  page.getByRole('link', {name: new RegExp(`^${words[locale].report}`)});

/** Mocks GitHub, calls `act`, which opens a tab, and returns the address of this tab. */
async function openedBy(page: Page, act: () => Promise<void>): Promise<URL> {
  await page
    .context()
    .route('https://github.com/**', (route) =>
      route.fulfill({contentType: 'text/html', body: 'New issue'}),
    );
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await tab.waitForURL('https://github.com/**');
  const url = new URL(tab.url());
  await tab.close();
  return url;
}

test('a report names the page, its language, the version and the heading in view', async ({
  site,
}) => {
  const page = await site.open(`${address('en', pageTypes.reference)}?theme=dark`);
  const heading = page.locator('article h3[id]').nth(1);
  const id = await heading.getAttribute('id');
  await page.evaluate((hash) => location.replace(hash), `#${id}`);
  await expect(page.locator(`.frame__outline a[href="#${id}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  );
  await link(page, 'en').evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  const url = await openedBy(page, () => page.keyboard.press('Enter'));
  expect(url.pathname).toMatch(/^\/[^/]+\/[^/]+\/issues\/new$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: 'page-problem-en.yml',
    title: words.en.reportTitle.replace('{title}', 'lib.dts'),
    page: await page.locator('link[rel=canonical]').getAttribute('href'),
    language: 'English',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    heading: `${(await heading.textContent())!.trim()} (#${id})`,
  });

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('.frame__outline a').last();
  await expect(last).toHaveAttribute('aria-current', 'true');
  const {searchParams} = await openedBy(page, () => link(page, 'en').click());
  expect(searchParams.get('heading')).toBe(
    `${await last.textContent()} (${await last.getAttribute('href')})`,
  );
});

test('without scripts a report names everything but the heading', async ({site}) => {
  const page = await site.open(address('zh-Hans', pageTypes.reference), {
    context: {javaScriptEnabled: false},
  });
  const url = await openedBy(page, () => link(page, 'zh-Hans').click());
  const names = ['language', 'page', 'template', 'title', 'version'];
  expect([...url.searchParams.keys()].sort()).toEqual(names);
});
