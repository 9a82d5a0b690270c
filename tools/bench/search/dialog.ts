import {chromium, type Page} from '@playwright/test';
import {chromiumFlags} from '../../test/chromium';
import {listen} from '../../serve/listen';
import {createSiteServer} from '../../serve/server';
import {readSettings} from '../../serve/settings';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {ensureChromium} from '../../test/ensureChromium';
import {buildDir} from '../../support/paths';
import {fail} from '../../support/process';

/** Asks the search of the built site as a reader does. */
export type Dialog = {
  /** The addresses of the rows for a query, top down, without base path. */
  readonly ask: (query: string) => Promise<readonly string[]>;
};

/** Serves the build, opens the dialog in Chromium, hands it over, and cleans up. */
export async function withDialog(
  locale: Locale,
  use: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  const {siteUrl, base} = readSettings(process.env);
  const server = createSiteServer({dir: buildDir, base, siteUrl});
  const port = await listen(server, 4700, false);
  if (port === null) fail('No port is free for the built site.');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({locale});
    await page.goto(`http://localhost:${port}${localeBaseUrl(base, locale)}guide/start/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    await use({ask: (query) => ask(page, query, base)});
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
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
