import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {createContexts, usual, type Contexts} from './contexts';
import {localeRows, type Locale} from '../../../src/site/locales';
import {localeOfPath} from '../../../src/lib/address/resolveAddress';

export {expect};

export type OpenOptions = {
  /** Language of the browser. Default: that of the page, because in another language a first visit is redirected. */
  readonly locale?: Locale;
  /** The colour scheme of the system. */
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** Problems that do not fail the test. Each is given by a part of its text or a pattern. */
  readonly allow?: readonly (string | RegExp)[];
  /** If false, the bundle's scripts are empty, so that only the inline script in the head runs. */
  readonly scripts?: boolean;
  /** If false, `open` does not wait until the scripts have run. */
  readonly wait?: boolean;
  /** If true, the page has a new context with an empty cache, for tests of loading. */
  readonly cold?: boolean;
  /** Further options of the browser context, such as `javaScriptEnabled` or `storageState`. */
  readonly context?: BrowserContextOptions;
  /** Called with the page before its address is opened, for example to add a script. */
  readonly before?: (page: Page) => unknown;
};

export type Site = {
  /** Opens a path, given without the base path, in a clean browser context, and waits until the scripts have run. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
};

/** Waits until the whole page is laid out, so that positions are stable. */
export async function laidOut(page: Page): Promise<void> {
  await page.locator('html[data-laid-out]').waitFor();
}

/**
 * Waits until the scripts have run: links navigate without loading a page, and the search works. Then touches the page,
 * and waits until the islands that do not wait for an interaction with them are hydrated.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready="links"]').waitFor({state: 'attached'});
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'site-island:is([data-on="idle"], [data-on="load"]):not([data-live])',
      ),
  );
}

/** Sets a flag on the window. Returns a function that returns true until a page is loaded in full. */
export async function stay(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  return () => page.evaluate(() => Reflect.get(window, 'stayed') === true);
}

/**
 * Replaces the scripts of the bundle by empty ones. A Playwright route would pause all requests and disable the cache.
 */
export async function removeScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({requestId}) => {
    const responseHeaders = [{name: 'content-type', value: 'text/javascript'}];
    session
      .send('Fetch.fulfillRequest', {requestId, responseCode: 200, responseHeaders})
      // Ignore the error if the page has been closed.
      .catch(() => undefined);
  });
  const patterns = ['main', 'react', 'routes', 'runtime~main'].map((name) => ({
    urlPattern: `*/assets/js/${name}.*.js`,
  }));
  await session.send('Fetch.enable', {patterns});
}

/** Records console errors, exceptions, failed requests and policy violations. */
async function watch(page: Page, problems: string[]): Promise<void> {
  await page.exposeBinding('reportViolation', (_source, text: string) => {
    problems.push(`policy violation: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition !== 'enforce') return;
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('console', (message) => {
    const isReportOnly = /^\[Report Only\]|report-only/i.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isReportOnly) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts prefetches, which is expected.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
}

async function openPage(
  browser: Browser,
  contexts: Contexts,
  baseURL: string,
  path: string,
  options: OpenOptions,
  problems: string[],
): Promise<Page> {
  const locale = options.locale ?? localeOfPath(path);
  const language = localeRows[locale].htmlLang === 'en' ? 'en-US' : localeRows[locale].htmlLang;
  const {reducedMotion = usual.reducedMotion, ...own} = options.context ?? {};
  const colorScheme = options.theme ?? usual.colorScheme;
  const viewport = {
    width: options.width ?? usual.viewport.width,
    height: options.height ?? usual.viewport.height,
  };
  const isUsual = !options.cold && Object.keys(own).length === 0;
  const context = isUsual
    ? await contexts.take(language)
    : await browser.newContext({
        ...{baseURL, locale: language, colorScheme, reducedMotion, viewport},
        ...own,
      });
  const page = await context.newPage();
  if (isUsual) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme, reducedMotion});
  }
  await watch(page, problems);
  if (options.scripts === false) await removeScripts(page);
  await options.before?.(page);
  await page.goto(new URL(path.replace(/^\//, ''), baseURL).href);
  const hasScripts = (options.scripts ?? true) && options.context?.javaScriptEnabled !== false;
  if (hasScripts && (options.wait ?? true)) {
    await laidOut(page);
    await ready(page);
  }
  return page;
}

/** Playwright's `test` with the `site` fixture, which fails a test for problems on its pages. */
export const test = base.extend<{site: Site}, {contexts: Contexts}>({
  contexts: [
    async ({browser}, use, {project}) => {
      await use(createContexts(browser, project.use.baseURL!));
    },
    {scope: 'worker'},
  ],
  site: async ({browser, contexts, baseURL}, use) => {
    const opened: {page: Page; problems: string[]; allow: readonly (string | RegExp)[]}[] = [];
    await use({
      async open(path, options = {}) {
        if (!baseURL) throw new Error('playwright.config.ts has to set baseURL');
        const problems: string[] = [];
        const allow = options.allow ?? [];
        const page = await openPage(browser, contexts, baseURL, path, options, problems).catch(
          (error: unknown) => {
            throw new Error([String(error), ...problems].join('\n'), {cause: error});
          },
        );
        opened.push({page, problems, allow});
        return page;
      },
    });
    const unexpected = opened.flatMap(({problems, allow}) =>
      problems.filter(
        (text) =>
          !allow.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))),
      ),
    );
    for (const {page} of opened) await contexts.giveBack(page.context());
    expect(unexpected, 'problems on the pages of this test').toEqual([]);
  },
});
