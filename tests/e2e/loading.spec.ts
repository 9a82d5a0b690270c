import type {Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {drawn} from './support/clock';
import {countShifts, shifts} from './support/layout';
import {address, everything, inBar, notFoundNoise, pageTypes, sampledRoutes} from './support/pages';
import {expect, ready, test} from './support/site';
import {words} from './support/words';

/** English pages are loaded at a desktop width, Chinese pages at a phone width. */
const widthsOf = (path: string): readonly number[] =>
  everything ? [390, 768, 1280, 1600] : localeOfPath(path) === 'en' ? [1280] : [390];
const allowedShift = 0.02;

for (const path of sampledRoutes) {
  test(`${path} loads without layout shifts, console messages and requests to other origins`, async ({
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
          await countShifts(opened);
        },
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await shifts(page), `at ${width}`).toBeLessThan(allowedShift);
      await page.context().close();
    }
    expect(foreign).toEqual([]);
  });
}

test('a stored theme, stored tabs and a shared filter cause no layout shift', async ({site}) => {
  const page = await site.open('/guide/start/quick-start', {
    cold: true,
    before: async (opened) => {
      await countShifts(opened);
      await opened.addInitScript(() => {
        localStorage.setItem('theme-rslib', 'dark');
        localStorage.setItem('tabs-rslib', '{"package-manager":"bun"}');
      });
    },
  });
  for (const path of ['guide/start/quick-start', 'config/?q=dts.alias']) {
    await page.goto(new URL(path, new URL('/', page.url())).href);
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(page), path).toBeLessThan(allowedShift);
  }
});

const bundle = /\/assets\/js\/main\.\w+\.js$/;

test('theme, tabs, drawer and search respond while all other scripts and stylesheets are loading', async ({
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
  await expect(root).not.toHaveAttribute('data-ready');
  const before = await root.getAttribute('data-theme');
  await page.locator('[name="theme"]').evaluateAll((buttons, theme) => {
    for (const button of buttons as HTMLButtonElement[])
      if (![theme, 'system'].includes(button.dataset.value!)) button.click();
  }, before);
  await expect(root).not.toHaveAttribute('data-theme', before ?? '');
  const bun = page.getByRole('tab', {name: 'bun'}).first();
  await bun.click();
  await expect(page.locator('.tabs__panel[data-value="bun"]').first()).toBeVisible();
  await page.locator('.menubar [popovertarget=site-sidebar]').click();
  await expect(page.locator('#site-sidebar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.DocSearch-Button').click();
  await expect(root).toHaveAttribute('data-search', 'opening');
  await expect.poll(() => held.length).toBeGreaterThan(2);
  isHeld = false;
  for (const go of held) go();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('the deferred stylesheet is the last one, so that it does not restyle all text', async ({
  site,
}) => {
  const page = await site.open('/config/');
  const sheets = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(({href}) => href),
  );
  expect(sheets.at(-1)).toMatch(/\/rare\.\w+\.css$/);
});

test('the bundle is requested after the load event', async ({site}) => {
  const page = await site.open('/guide/start/');
  const [asked, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({name}) => /\/main\.\w+\.js$/.test(name))!
      .startTime,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  ]);
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test('hovering a link fetches the HTML of its page and nothing else', async ({site}) => {
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
  expect(asked.filter((path) => path.includes('/assets/'))).toEqual([]);
});

test('links and back navigation do not load a page, and the scroll position is restored', async ({
  site,
}) => {
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

test('content far below is laid out late, and at once when the address points to it', async ({
  site,
}) => {
  const page = await site.open('/guide/basic/cli', {
    width: 390,
    wait: false,
    // Without idle callbacks the rest is not laid out.
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
  // A reload restores the scroll position.
  const place = await page.evaluate(() => {
    history.replaceState(null, '', location.pathname);
    return scrollY;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('with data saving the bundle is loaded with the search only, also after a failed request', async ({
  site,
}) => {
  const requests: string[] = [];
  let fails = true;
  const page = await site.open('/guide/start/', {
    wait: false,
    allow: [/ERR_FAILED/, /request failed/],
    before: async (opened) => {
      await opened.addInitScript(() => {
        const value = {saveData: true, effectiveType: '4g'};
        Object.defineProperty(navigator, 'connection', {value});
      });
      await opened.route(bundle, (route) => {
        requests.push(route.request().url());
        return fails ? route.abort() : route.continue();
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const button = page.locator('.DocSearch-Button');
  await button.hover();
  await expect.poll(() => requests.length).toBe(1);
  fails = false;
  await button.click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('dts');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The bundle navigates without loading pages.
  await page.keyboard.press('Escape');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.locator('.navbar__link').nth(1).click();
  await expect(page).toHaveURL(inBar('/config/'));
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

/** Throttles the CPU and records every title and description from the first paint. */
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

test('title and description are stable, and change once per navigation', async ({site}) => {
  test.slow();
  const page = await site.open(address('en', pageTypes['not found']), {
    cold: true,
    allow: notFoundNoise,
    before: watchHead,
  });
  const missing = `404 - ${words.en.title} | none`;
  await drawn(page);
  expect(await heads(page)).toEqual([missing]);
  for (const type of ['home', 'article', 'overview', 'document'] as const) {
    await page.goto(inBar(address('en', pageTypes[type])));
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
  expect(seen[1]!.split(' - ').at(-1)).toBe(`${words.en.title} | ${await lead.innerText()}`);
});
