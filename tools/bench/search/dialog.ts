import type {Page} from '@playwright/test';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {withSite} from '../../test/withSite';

/** Asks the search of the built site as a reader does. */
export type Dialog = {
  /** The addresses of the rows for a query, top down, without base path. */
  readonly ask: (query: string) => Promise<readonly string[]>;
};

/** Opens the search dialog of the built site in Chromium and hands it over. */
export async function withDialog(
  locale: Locale,
  use: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  await withSite(async ({browser, url}) => {
    const page = await browser.newPage({locale});
    await page.goto(`${localeBaseUrl(url, locale)}guide/start/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    await use({ask: (query) => ask(page, query, new URL(url).pathname)});
  });
}

/** The dialog is emptied first: what it shows afterwards belongs to this query. */
async function ask(page: Page, query: string, base: string): Promise<readonly string[]> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.locator('.DocSearch-StartScreen').waitFor();
  await input.fill(query);
  await page.locator('.DocSearch-Hits, .DocSearch-NoResults').first().waitFor();
  const urls = await page
    .locator('a.DocSearch-Hit-link, .DocSearch-Hit a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return urls.map((url) => {
    const {pathname, hash} = new URL(url);
    return `/${pathname.slice(base.length)}${hash}`;
  });
}
