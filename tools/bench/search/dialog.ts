import type {Page} from '@playwright/test';
import type {Answer} from '../../../src/components/Search/embedded';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {withSite} from '../../test/withSite';

export const cpuSlowdown = 4;

/** A result in the search dialog. `url` is its path and hash, without the base path. */
export type Row = {readonly url: string; readonly title: string};

export type Dialog = {
  /** Enters a query and returns the rows from the top, without folded rows. */
  readonly search: (query: string) => Promise<readonly Row[]>;
  /**
   * Types a query on a slowed-down processor, and returns the time from each key to the frame with its results, in ms.
   * Keys without results are left out, such as `e` in the tier `first`.
   */
  readonly keyTimes: (query: string) => Promise<readonly number[]>;
};

/** Script that slows down the worker, which DevTools do not. */
const slowWorker = `;{
  const listener = onmessage;
  const send = postMessage;
  let rate = 1;
  onmessage = (event) => {
    if (event.data.rate) return void (rate = event.data.rate);
    // Sends the responses after the additional time, during which the worker stays busy.
    const responses = [];
    postMessage = (response) => void responses.push(response);
    const start = performance.now();
    listener(event);
    const end = performance.now();
    while (performance.now() < end + (rate - 1) * (end - start));
    postMessage = send;
    responses.forEach((response) => send(response));
  };
}`;

/** Calls `use` with the search dialog of the built site in Chromium. The tier `first` finds headings, not full text. */
export async function withDialog(
  locale: Locale,
  tier: 'first' | 'full',
  use: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  await withSite(async ({browser, url}) => {
    const page = await browser.newPage({locale, bypassCSP: true});
    if (tier === 'first') await page.route(shards, (route) => route.abort());
    await page.route(/\/js\/search-worker\.\w+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()) + slowWorker});
    });
    // tsx adds calls of `__name` to functions, which the page does not define.
    await page.addInitScript(`globalThis.__name = (value) => value; (${observe.toString()})();`);
    await page.goto(`${localeBaseUrl(url, locale)}guide/start/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const slowDown = async (rate: number): Promise<void> => {
      await devtools.send('Emulation.setCPUThrottlingRate', {rate});
      await page.evaluate((rate) => window.search.slowDown(rate), rate);
    };
    await use({
      search: (query) => search(page, query, new URL(url).pathname),
      async keyTimes(query) {
        if (tier === 'full')
          for (let at = 1; at <= query.length; at += 1) await search(page, query.slice(0, at), '/');
        await page.locator('.DocSearch-Input').fill('');
        await page.locator('.DocSearch-StartScreen').waitFor();
        await slowDown(cpuSlowdown);
        const all: number[] = [];
        for (const letter of query) {
          await page.keyboard.type(letter);
          const time = await page.evaluate(() => window.search.drawn());
          if (time !== undefined) all.push(time);
        }
        await slowDown(1);
        return all;
      },
    });
  });
}

type WorkerMessage = Partial<Extract<Answer, {readonly result: unknown}>>;
declare global {
  interface Window {
    search: {
      slowDown: (rate: number) => void;
      drawn: () => Promise<number | undefined>;
      isFinal: () => boolean;
    };
  }
}

/** Runs in the page: records the times of key presses and the results of the worker, and defines `window.search`. */
function observe(): void {
  const inView = 8;
  const givesUpMs = 3000;
  let pressed: number | undefined;
  let answer: WorkerMessage = {};
  let worker: Worker;
  for (const type of ['keydown', 'beforeinput']) {
    addEventListener(type, ({timeStamp}) => (pressed ??= timeStamp), true);
  }
  window.Worker = new Proxy(Worker, {
    construct(Original, [address]: [string]) {
      worker = new Original(address);
      worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
        if (data.result) answer = data;
      });
      return worker;
    },
  });
  const asMarkup = (text: string): string => {
    const element = document.createElement('p');
    element.innerHTML = text;
    return element.innerHTML;
  };
  /** Returns true if the rows in view are the worker's results for the current query, with their highlights. */
  const isShown = (): boolean => {
    const {value} = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const {result} = answer;
    if (result?.query !== value) return false;
    if (result.hits.length === 0) return document.querySelector('.DocSearch-NoResults') !== null;
    const found = new Map(result.hits.map((hit) => [hit.url, hit]));
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit > a')];
    return (
      rows.length > 0 &&
      rows.slice(0, inView).every((row) => {
        const hit = found.get(row.getAttribute('href')!);
        const title = row.querySelector('.DocSearch-Hit-title')?.innerHTML;
        return hit !== undefined && title === asMarkup(hit.title);
      })
    );
  };
  window.search = {
    isFinal: () => isShown() && !answer.isFirst,
    slowDown(rate) {
      worker.postMessage({rate});
      pressed = undefined;
    },
    drawn: () =>
      new Promise((done) => {
        const check = (): void => {
          const waited = performance.now() - pressed!;
          if (!isShown() && waited < givesUpMs) requestAnimationFrame(check);
          else {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              done(waited < givesUpMs ? performance.now() - pressed! : undefined);
              pressed = undefined;
            };
            channel.port2.postMessage(null);
          }
        };
        requestAnimationFrame(check);
      }),
  };
}

const shards = /\/assets\/search\/[\w-]+\.[tr]\d+\./;

/** Maximum time to wait until results are final, in ms. */
const settledMs = 1000;

/** Enters a query and returns its rows. Clears the field first, so that the rows of the last query disappear. */
async function search(page: Page, query: string, base: string): Promise<readonly Row[]> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.locator('.DocSearch-StartScreen').waitFor();
  await input.fill(query);
  await page.locator('.DocSearch-Hits, .DocSearch-NoResults').first().waitFor();
  // Waits for results from the full text. There are none if the query is a log or a request fails, hence the timeout.
  await page
    .waitForFunction(() => window.search.isFinal(), undefined, {timeout: settledMs})
    .catch(() => undefined);
  const rows = await page.locator('.DocSearch-Hit a[href]').evaluateAll((links) =>
    links.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      title: link.querySelector('.DocSearch-Hit-title')?.textContent ?? '',
    })),
  );
  return rows.map(({href, title}) => {
    const {pathname, hash} = new URL(href);
    return {url: `/${pathname.slice(base.length)}${hash}`, title};
  });
}
