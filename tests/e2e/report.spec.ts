import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {address, type Locale, locales, localesIn, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const link = (page: Page, locale: Locale): Locator =>
  page.getByRole('link', {name: new RegExp(`^${words[locale].report}`)});

/** Answers for GitHub, and opens what `act` opens. */
async function opened(page: Page, act: () => Promise<void>): Promise<URL> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await tab.waitForURL('https://github.com/**');
  const url = new URL(tab.url());
  await tab.close();
  return url;
}

/** Scrolls to the foot of the page; the heading that the outline marks there, as a report names it. */
async function scrollToFoot(page: Page): Promise<string> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('.frame__outline a').last();
  await expect(last).toHaveAttribute('aria-current', 'true');
  return `${await last.textContent()} (${await last.getAttribute('href')})`;
}

async function answerForGitHub(page: Page): Promise<void> {
  await page
    .context()
    .route('https://github.com/**', (route) =>
      route.fulfill({contentType: 'text/html', body: 'New issue'}),
    );
}

for (const locale of locales) {
  const path = address(locale, pageTypes.reference);

  test(`a ${locale} report names the page, its language, the version and the heading in view`, async ({
    site,
  }) => {
    const page = await site.open(`${path}?theme=dark`);
    await answerForGitHub(page);
    const heading = page.locator('article h3[id]').nth(1);
    const {id, text} = await heading.evaluate((element) => ({
      id: element.id,
      text: element.textContent ?? '',
    }));
    await page.evaluate((hash) => location.replace(hash), `#${id}`);
    await expect(page.locator(`.frame__outline a[href="#${id}"]`)).toHaveAttribute(
      'aria-current',
      'true',
    );
    // By keyboard, and without scrolling there.
    await link(page, locale).evaluate((element: HTMLElement) =>
      element.focus({preventScroll: true}),
    );
    const url = await opened(page, () => page.keyboard.press('Enter'));
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(url.pathname).toMatch(/^\/[^/]+\/[^/]+\/issues\/new$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: `page-problem-${locale.slice(0, 2)}.yml`,
      title: words[locale].reportTitle.replace('{title}', 'lib.dts'),
      page: canonical,
      language: locale === 'en' ? 'English' : '简体中文',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
      heading: `${text.trim()} (#${id})`,
    });
    expect(url.href.length).toBeLessThanOrEqual(limits.reportAddressMax);

    // From the foot of the page it is the last heading.
    const name = await scrollToFoot(page);
    const last = await opened(page, () => link(page, locale).click());
    expect(last.searchParams.get('heading')).toBe(name);
  });
}

for (const button of ['middle', 'right'] as const) {
  test(`the heading is in the address that the ${button} button takes`, async ({site}) => {
    const page = await site.open(address('en', pageTypes.reference));
    await answerForGitHub(page);
    // At the top of the page the first section is marked, and not being read.
    await expect(page.locator('.frame__outline a').first()).toHaveAttribute('aria-current', 'true');
    await link(page, 'en').dispatchEvent('contextmenu');
    await expect(link(page, 'en')).not.toHaveAttribute('href', /heading=/);
    const name = await scrollToFoot(page);
    await link(page, 'en').click({button});
    const heading = () =>
      link(page, 'en').evaluate((element: HTMLAnchorElement) =>
        new URL(element.href).searchParams.get('heading'),
      );
    await expect.poll(heading).toBe(name);
  });
}

test('a page without an outline has no heading to name', async ({site}) => {
  const page = await site.open('/config/');
  await answerForGitHub(page);
  const url = await opened(page, () => link(page, 'en').click());
  expect(url.searchParams.has('heading')).toBe(false);
  expect(url.searchParams.get('page')).toMatch(/\/config\/$/);
});

test('after navigation a report is about the new page', async ({site}) => {
  const page = await site.open(address('en', pageTypes.document));
  await answerForGitHub(page);
  await opened(page, () => link(page, 'en').click());
  const title = await page.locator('h1').innerText();
  await page.locator('.pager__link--next').click();
  await expect(page.locator('h1')).not.toHaveText(title);
  let ids: readonly string[] = [];
  // The outline marks a heading after the page has changed.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    ids = await page
      .locator('article :is(h2, h3, h4)[id]')
      .evaluateAll((all) => all.map(({id}) => id));
    const marked = page.locator(
      'body:has(.menubar__section:not(:empty)) .frame__outline a[aria-current="true"]',
    );
    expect(ids).toContain((await marked.getAttribute('href', {timeout: 1000}))?.slice(1));
  }).toPass();
  const url = await opened(page, () => link(page, 'en').click());
  expect(new URL(url.searchParams.get('page') ?? '').pathname).toBe(new URL(page.url()).pathname);
  expect(ids).toContain(/\(#(.+)\)$/.exec(url.searchParams.get('heading') ?? '')?.[1]);
});

for (const locale of localesIn('zh-Hans')) {
  test(`without scripts a ${locale} report names everything but the heading`, async ({site}) => {
    const page = await site.open(address(locale, pageTypes.reference), {
      context: {javaScriptEnabled: false},
    });
    await answerForGitHub(page);
    const url = await opened(page, () => link(page, locale).click());
    expect([...url.searchParams.keys()].sort()).toEqual([
      'language',
      'page',
      'template',
      'title',
      'version',
    ]);
  });
}
