import type {Page} from '@playwright/test';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {withSite} from '../../test/withSite';

/** Asks the search of the built site as a reader does. */
export type Dialog = {
  /** The addresses of the rows for a query, top down, without base path. */
  readonly ask: (query: string) => Promise<readonly string[]>;
  /** How long it takes from the input of a query to its drawn answer, in ms, where the page computes so much slower. */
  readonly drawn: (query: string) => Promise<number>;
};

/** A processor that is so many times slower. The browser slows the page down, not its worker. */
export const slower = 4;

/** Opens the search dialog of the built site in Chromium and hands it over; `first` has no text, only the first tier. */
export async function withDialog(
  locale: Locale,
  tier: 'first' | 'full',
  use: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  await withSite(async ({browser, url}) => {
    const page = await browser.newPage({locale});
    if (tier === 'first') await page.route(shards, (route) => route.abort());
    await page.goto(`${localeBaseUrl(url, locale)}guide/start/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    const devtools = await page.context().newCDPSession(page);
    await use({
      ask: (query) => ask(page, query, new URL(url).pathname),
      async drawn(query) {
        await ask(page, query, '/');
        await devtools.send('Emulation.setCPUThrottlingRate', {rate: slower});
        const ms = await timed(page, query);
        await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
        return ms;
      },
    });
  });
}

const shards = /\/assets\/search\/[\w-]+\.[tr]\d+\./;

/** From the input event to the frame after the rows have changed. */
async function timed(page: Page, query: string): Promise<number> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.locator('.DocSearch-StartScreen').waitFor();
  await page.evaluate(() => {
    const began = new Promise<number>((done) =>
      document.addEventListener('input', ({timeStamp}) => done(timeStamp), {once: true}),
    );
    const drawn = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.DocSearch-Hits, .DocSearch-NoResults')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      });
      observer.observe(document.querySelector('.DocSearch-Dropdown')!, {
        subtree: true,
        childList: true,
      });
    });
    Reflect.set(window, 'answered', Promise.all([began, drawn]));
  });
  await input.fill(query);
  const [began, drawn] = await page.evaluate(
    () => Reflect.get(window, 'answered') as Promise<[number, number]>,
  );
  return drawn - began;
}

/** So long after the last request the answer is drawn. */
const settled = 60;

/** The dialog is emptied first: what it shows afterwards belongs to this query. */
async function ask(page: Page, query: string, base: string): Promise<readonly string[]> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.locator('.DocSearch-StartScreen').waitFor();
  await input.fill(query);
  await page.locator('.DocSearch-Hits, .DocSearch-NoResults').first().waitFor();
  // The answer from all words, where the first one came from headings alone.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settled);
  const urls = await page
    .locator('a.DocSearch-Hit-link, .DocSearch-Hit a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return urls.map((url) => {
    const {pathname, hash} = new URL(url);
    return `/${pathname.slice(base.length)}${hash}`;
  });
}
