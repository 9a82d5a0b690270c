import type {Browser, BrowserContext, BrowserContextOptions, Page} from '@playwright/test';

export type Contexts = {
  /** Returns a browser context that contains no state of other tests, except the HTTP cache. */
  readonly take: (language: string) => Promise<BrowserContext>;
  /** Clears a context for the next test, or closes it if it cannot be reused. */
  readonly giveBack: (context: BrowserContext) => Promise<void>;
};

/** Options of every context, unless a test overrides them. */
export const usual = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  viewport: {width: 1440, height: 900},
} as const satisfies BrowserContextOptions;

/** Returns false if Playwright's fake clock is installed. It cannot be removed, so the context must not be reused. */
const hasUsualClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => Function.prototype.toString.call(Date).includes('native code'));

/**
 * Returns a pool of browser contexts for one worker, with one context per language to reuse. In a new context, a third
 * of the time of opening a page is spent on starting a process and loading all scripts and fonts. A reused context
 * keeps its process, because one page stays open (`keeper`) and Chromium runs with `--process-per-site`. Storage,
 * routes and pages are cleared, but not the HTTP cache.
 */
export function createContexts(browser: Browser, baseURL: string): Contexts {
  const free = new Map<string, BrowserContext>();
  const languages = new Map<BrowserContext, string>();
  const keepers = new Map<BrowserContext, Page>();

  async function clean(context: BrowserContext): Promise<boolean> {
    const pages = context.pages().filter((page) => page !== keepers.get(context));
    if (!pages[0] || !(await hasUsualClock(pages[0]))) return false;
    await context.unrouteAll();
    let keeper = keepers.get(context);
    if (!keeper) {
      keeper = await context.newPage();
      await keeper.goto(new URL('robots.txt', baseURL).href);
      keepers.set(context, keeper);
    }
    const session = await context.newCDPSession(keeper);
    for (const page of pages) {
      const {origin} = new URL(page.url());
      await page.close();
      if (origin === 'null') continue;
      await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
    }
    await session.detach();
    return true;
  }

  return {
    async take(language) {
      const cached = free.get(language);
      free.delete(language);
      const context = cached ?? (await browser.newContext({...usual, baseURL, locale: language}));
      languages.set(context, language);
      return context;
    },
    async giveBack(context) {
      const language = languages.get(context);
      languages.delete(context);
      if (language && !free.has(language) && (await clean(context).catch(() => false))) {
        free.set(language, context);
      } else await context.close();
    },
  };
}
