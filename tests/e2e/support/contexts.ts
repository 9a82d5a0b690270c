import type {Browser, BrowserContext, BrowserContextOptions, Page} from '@playwright/test';

export type Contexts = {
  /** A browser context in which nobody has been yet, or nothing is left of who was. */
  readonly take: (language: string) => Promise<BrowserContext>;
  /** Closes a context, or keeps it for the next test. */
  readonly giveBack: (context: BrowserContext) => Promise<void>;
};

/** What every context of the tests begins with; a page may ask for something else. */
export const usual = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  viewport: {width: 1440, height: 900},
} as const satisfies BrowserContextOptions;

/** False for a clock of Playwright's, which stays with its context. */
const hasUsualClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => Function.prototype.toString.call(Date).includes('native code'));

/**
 * Contexts of one worker, one kept for each language. A new one begins a process, compiles all scripts and reads all
 * fonts, which is a third of what opening a page costs; with `--process-per-site` a page that stays behind keeps that
 * for the next test. Storage is cleared, routes are taken away and pages closed; the files that were fetched stay.
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
      const known = free.get(language);
      free.delete(language);
      const context = known ?? (await browser.newContext({...usual, baseURL, locale: language}));
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
