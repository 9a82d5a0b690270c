import type {Page} from '@playwright/test';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {withSite} from '../../test/withSite';

/** Asks the search of the built site as a reader does. */
export type Dialog = {
  /** The addresses of the rows for a query, top down, without base path. */
  readonly ask: (query: string) => Promise<readonly string[]>;
  /** For every key of a query, how long it takes to the frame that shows what it finds, in ms, see `slower`. */
  readonly keys: (query: string) => Promise<readonly number[]>;
};

/** A processor that is so many times slower, for the page by the browser and for the worker by waiting. */
export const slower = 4;
const slowWorker = `;{
  const hear = onmessage;
  let rate = 1;
  onmessage = (event) => {
    if (event.data.rate) return void (rate = event.data.rate);
    const began = performance.now();
    hear(event);
    const ended = performance.now();
    // The answer leaves when this is over.
    while (performance.now() < ended + (rate - 1) * (ended - began));
  };
}`;

/** Opens the search dialog of the built site in Chromium and hands it over; `first` has no text, only the first tier. */
export async function withDialog(
  locale: Locale,
  tier: 'first' | 'full',
  use: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  await withSite(async ({browser, url}) => {
    // What this file puts into the page asks no policy.
    const page = await browser.newPage({locale, bypassCSP: true});
    if (tier === 'first') await page.route(shards, (route) => route.abort());
    await page.route(/\/js\/search\.\w+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()) + slowWorker});
    });
    // Functions are named by a helper of the compiler, which the page lacks.
    await page.addInitScript(`globalThis.__name = (value) => value; (${watch.toString()})();`);
    await page.goto(`${localeBaseUrl(url, locale)}guide/start/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const slow = async (rate: number): Promise<void> => {
      await devtools.send('Emulation.setCPUThrottlingRate', {rate});
      await page.evaluate((rate) => window.search.slow(rate), rate);
    };
    await use({
      ask: (query) => ask(page, query, new URL(url).pathname),
      async keys(query) {
        // What the keys need of the text has come before.
        if (tier === 'full')
          for (let at = 1; at <= query.length; at += 1) await ask(page, query.slice(0, at), '/');
        await page.locator('.DocSearch-Input').fill('');
        await page.locator('.DocSearch-StartScreen').waitFor();
        await slow(slower);
        const all: number[] = [];
        for (const letter of query) {
          await page.keyboard.type(letter);
          all.push(await page.evaluate(() => window.search.drawn()));
        }
        await slow(1);
        return all;
      },
    });
  });
}

type Answer = {
  readonly results?: readonly {
    readonly query: string;
    readonly hits: readonly {
      readonly url: string;
      readonly type: string;
      readonly _snippetResult: {
        readonly content?: {value: string};
        readonly hierarchy: Record<string, {value: string}>;
      };
    }[];
  }[];
};
declare global {
  interface Window {
    search: {slow: (rate: number) => void; drawn: () => Promise<number>};
  }
}

/** In the page: remembers when the last key was pressed and what the worker answered, and looks for that in the dialog. */
function watch(): void {
  const inView = 8;
  let pressed: number | undefined;
  let answer: Answer['results'];
  let worker: Worker;
  for (const type of ['keydown', 'beforeinput']) {
    addEventListener(type, ({timeStamp}) => (pressed ??= timeStamp), true);
  }
  window.Worker = new Proxy(Worker, {
    construct(Original, [address]: [string]) {
      worker = new Original(address);
      worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
        if (data.results?.length) answer = data.results;
      });
      return worker;
    },
  });
  const asMarkup = (text: string): string => {
    const element = document.createElement('p');
    element.innerHTML = text;
    return element.innerHTML;
  };
  /** Whether the rows in view are those of the answer to what stands in the field, with its marks. */
  const isShown = (): boolean => {
    const {value} = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const [result] = answer ?? [];
    if (result?.query !== value) return false;
    if (result.hits.length === 0) return document.querySelector('.DocSearch-NoResults') !== null;
    const found = new Map(result.hits.map((hit) => [hit.url, hit]));
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit > a')];
    return (
      rows.length === result.hits.length &&
      rows.slice(0, inView).every((row) => {
        const hit = found.get(row.getAttribute('href')!);
        const title = row.querySelector('.DocSearch-Hit-title')?.innerHTML;
        if (!hit || title === undefined) return false;
        const {content, hierarchy} = hit._snippetResult;
        return title === asMarkup((content ?? hierarchy[hit.type])!.value);
      })
    );
  };
  window.search = {
    slow(rate) {
      worker.postMessage({rate});
      pressed = undefined;
    },
    drawn: () =>
      new Promise((done) => {
        const look = (): void => {
          if (!isShown()) requestAnimationFrame(look);
          // After the frame.
          else {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              done(performance.now() - pressed!);
              pressed = undefined;
            };
            channel.port2.postMessage(null);
          }
        };
        requestAnimationFrame(look);
      }),
  };
}

const shards = /\/assets\/search\/[\w-]+\.[tr]\d+\./;

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
