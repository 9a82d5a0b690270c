import type {Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {drawn} from './support/clock';
import {
  address,
  everything,
  inBar,
  localesIn,
  notFoundNoise,
  pageTypes,
  walked,
} from './support/pages';
import {expect, ready, test} from './support/site';
import {words} from './support/words';

/** Each page at both widths, in one language each. */
const widthsOf = (path: string): readonly number[] =>
  everything ? [390, 768, 1280, 1600] : localeOfPath(path) === 'en' ? [1280] : [390];
const allowedShift = 0.02;

for (const path of walked) {
  test(`${path} loads without a shift, without a word on the console and from its own origin alone`, async ({
    site,
  }) => {
    const foreign: string[] = [];
    for (const width of widthsOf(path)) {
      const page = await site.open(path, {
        cold: true,
        width,
        allow: notFoundNoise,
        before: async (opened) => {
          const origins = new Set<string>();
          opened.on('request', (request) => {
            const {origin, protocol} = new URL(request.url());
            if (request.isNavigationRequest()) origins.add(origin);
            if (/^https?:$/.test(protocol) && !origins.has(origin)) foreign.push(request.url());
          });
          opened.on('console', (message) => {
            if (
              !notFoundNoise.some((noise) => noise.test(message.text())) &&
              !/report.only/i.test(message.text())
            ) {
              foreign.push(`console: ${message.text()}`);
            }
          });
          await opened.addInitScript(() => {
            const shifts: object[] = [];
            Reflect.set(window, 'shifts', shifts);
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                value: number;
                sources?: {node?: Element}[];
              })[]) {
                const moved = (entry.sources ?? []).map(
                  ({node}) => node?.className ?? node?.nodeName,
                );
                shifts.push({value: entry.value, moved});
              }
            }).observe({type: 'layout-shift', buffered: true});
          });
        },
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as {value: number}[]);
      const total = shifts.reduce((sum, {value}) => sum + value, 0);
      expect.soft(total, `at ${width}: ${JSON.stringify(shifts)}`).toBeLessThan(allowedShift);
      await page.context().close();
    }
    expect(foreign).toEqual([]);
  });
}

test('a stored theme, remembered tabs and a shared filter are in place without a shift', async ({
  site,
}) => {
  const page = await site.open('/guide/start/quick-start', {
    cold: true,
    before: (opened) =>
      opened.addInitScript(() => {
        localStorage.setItem('theme-rslib', 'dark');
        localStorage.setItem('tabs-rslib', '{"package-manager":"bun"}');
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & {value: number}).value;
          Reflect.set(window, 'shift', total);
        }).observe({type: 'layout-shift', buffered: true});
      }),
  });
  for (const path of ['guide/start/quick-start', 'config/?q=dts.alias']) {
    await page.goto(new URL(path, new URL('/', page.url())).href);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (Reflect.get(window, 'shift') as number | undefined) ?? 0,
    );
    expect.soft(shift, path).toBeLessThan(allowedShift);
  }
});

const bundle = /\/assets\/js\/main\.\w+\.js$/;

test('theme, tabs, drawer and search answer while every other script and sheet is on its way', async ({
  site,
}) => {
  const page = await site.open('/guide/start/quick-start', {width: 390});
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?:js\/|css\/rare)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload({waitUntil: 'load'});
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-links');
  const before = await root.getAttribute('data-theme');
  await page.locator('[data-theme-set]').evaluateAll((buttons, theme) => {
    for (const button of buttons as HTMLElement[])
      if (button.dataset.themeSet !== theme && button.dataset.themeSet !== 'system') button.click();
  }, before);
  await expect(root).not.toHaveAttribute('data-theme', before ?? '');
  const bun = page.getByRole('tab', {name: 'bun'}).first();
  await bun.click();
  await expect(page.locator('.tabs__panel[data-value="bun"]').first()).toBeVisible();
  await page.locator('.menubar [popovertarget=site-sidebar]').click();
  await expect(page.locator('#site-sidebar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-search-button]').click();
  await expect(root).toHaveAttribute('data-search', 'opening');
  await expect.poll(() => held.length).toBeGreaterThan(2);
  isHeld = false;
  for (const go of held) go();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('the sheet that comes late is the last one, or all text would be laid out anew', async ({
  site,
}) => {
  const page = await site.open('/config/');
  const sheets = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(({href}) => href),
  );
  expect(sheets.at(-1)).toMatch(/\/rare\.\w+\.css$/);
});

test('the bundle is asked for when the page has loaded', async ({site}) => {
  const page = await site.open('/guide/start/');
  const [asked, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({name}) => /\/main\.\w+\.js$/.test(name))!
      .startTime,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  ]);
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test('the bundle begins in tasks of its own, after the one that its script has come in', async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {
    before: (opened) =>
      opened.addInitScript(() => {
        document.addEventListener(
          'load',
          ({target}) => {
            if (!(target instanceof HTMLScriptElement) || !/\/main\.\w+\.js$/.test(target.src))
              return;
            Reflect.set(window, 'begunWithScript', 'links' in document.documentElement.dataset);
          },
          true,
        );
      }),
  });
  expect(await page.evaluate(() => Reflect.get(window, 'begunWithScript') as unknown)).toBe(false);
});

test('a page is fetched when a reader reaches for its link, and comes with nothing but its HTML', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.locator('.navbar__link').nth(1);
  await link.hover();
  await expect.poll(() => asked).toEqual([inBar('/config/')]);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Configuration');
  await page.waitForLoadState('networkidle');
  // The first one as well, for who comes back to it, and what is next.
  expect(asked.filter((path) => path.includes('/assets/'))).toEqual([]);
});

test('a link leads on without loading its page, and so does the way back', async ({site}) => {
  const page = await site.open('/guide/start/');
  await page.evaluate(() => {
    Reflect.set(window, 'stayed', true);
    document.querySelector<HTMLElement>('.pager__link--next')!.click();
  });
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await expect(page.locator('h1')).toHaveText('Quick start');
  await expect(page.locator('.prose > *').first()).toBeVisible();
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Quick start');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Quick start');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test('what is far below is not laid out, and is what an address leads to', async ({site}) => {
  const page = await site.open('/guide/basic/cli', {
    width: 390,
    wait: false,
    // Its idle time is when the rest is laid out.
    before: (opened) =>
      opened.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0)),
  });
  const last = page.locator('.prose > ul').last().locator('a').first();
  const isLaidOut = (): Promise<boolean> =>
    last.evaluate((block) => block.checkVisibility({contentVisibilityAuto: true}));
  expect(await isLaidOut()).toBe(false);
  await page.goto(`${page.url()}#next-steps`);
  await expect(page.locator('#next-steps')).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
  // A page that is loaded again is where it was.
  const place = await page.evaluate(() => {
    history.replaceState(null, '', location.pathname);
    return scrollY;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

for (const [kind, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['is slow', {saveData: false, effectiveType: '3g'}],
] as const) {
  test(`a reader who ${kind} gets the bundle with the search alone, also when it did not come at first`, async ({
    site,
  }) => {
    const asked: string[] = [];
    let fails = true;
    const page = await site.open('/guide/start/', {
      wait: false,
      allow: [/ERR_FAILED/, /request failed/],
      before: async (opened) => {
        await opened.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection);
        await opened.route(bundle, (route) => {
          asked.push(route.request().url());
          return fails ? route.abort() : route.continue();
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const button = page.locator('[data-search-button]');
    await button.hover();
    await expect.poll(() => asked.length).toBe(1);
    fails = false;
    await button.click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('dts');
    await expect(page.getByRole('option').first()).toBeVisible();
    // From here on a link is followed without loading the page again.
    await page.keyboard.press('Escape');
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.locator('.navbar__link').nth(1).click();
    await expect(page).toHaveURL(inBar('/config/'));
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
  });
}

test('leaving a page early leaves nothing on the console', async ({site}) => {
  const page = await site.open('/');
  for (const link of await page.locator('.navbar__link').all()) {
    await link.hover();
    await link.click({noWaitAfter: true});
  }
  await expect(page.locator('h1')).toHaveText('Rslib blog');
  await page.goBack();
  await page.goForward();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText('Rslib blog');
});

/** Makes the processor slow, so that what changes is seen, and records what the head says: from the first paint on. */
async function watchHead(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 3});
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'heads', seen);
    new MutationObserver(() => {
      if (!document.body) return;
      const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
      const head = `${document.title} | ${description?.content ?? 'none'}`;
      if (head !== seen.at(-1)) seen.push(head);
    }).observe(document, {
      attributes: true,
      attributeFilter: ['content'],
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

const heads = (page: Page) => page.evaluate(() => Reflect.get(window, 'heads') as string[]);

for (const locale of localesIn('en')) {
  test(`title and description of a ${locale} page stay, and change once on the way to the next`, async ({
    site,
  }) => {
    test.slow();
    const page = await site.open(address(locale, pageTypes['not found']), {
      cold: true,
      allow: notFoundNoise,
      before: watchHead,
    });
    const missing = `404 - ${words[locale].title} | none`;
    await drawn(page);
    expect(await heads(page)).toEqual([missing]);
    for (const type of ['home', 'article', 'overview', 'document'] as const) {
      await page.goto(inBar(address(locale, pageTypes[type])));
      await ready(page);
      await drawn(page);
      expect(await heads(page), type).toHaveLength(1);
    }
    const [first] = await heads(page);
    await page.locator('.pager__link--next').click();
    await expect(page).not.toHaveTitle(first!.split(' | ')[0]!);
    await page.waitForLoadState('networkidle');
    await drawn(page);
    const seen = await heads(page);
    expect(seen).toHaveLength(2);
    // Between them may stand what the page is about.
    const [name, lead] = [page.locator('h1'), page.locator('.lead')];
    expect(seen[1]).toMatch(new RegExp(`^${await name.innerText()} - `));
    expect(seen[1]!.split(' - ').at(-1)).toBe(`${words[locale].title} | ${await lead.innerText()}`);
  });
}
