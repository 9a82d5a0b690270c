import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {fileServer} from '../support/fileServer';
import {drawn} from './support/clock';
import {countShifts, shifts} from './support/layout';
import {address, buildDir, inBar, pageTypes} from './support/pages';
import {startHost} from './support/plainHost';
import {expect, test} from './support/site';
import {words} from './support/words';

const allowedShift = 0.02;

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

test('the navbar of a page that arrives in two parts, cut inside the navbar, does not move', async ({
  page,
}) => {
  const files = fileServer(buildDir);
  const html = readFileSync(join(buildDir, 'index.html'), 'utf8');
  const [start = ''] = /^.*navbar__end.*?<\/site-island>/s.exec(html)!;
  const host = await startHost((request, response) => {
    if (request.url !== '/') return files(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(start);
    setTimeout(() => response.end(html.slice(start.length)), 500);
  });
  await countShifts(page);
  await page.goto(host.origin);
  await expect(page.locator('.navbar__end')).toBeVisible();
  expect(await shifts(page)).toBe(0);
  await host.stop();
});

test('theme, tabs, drawer and search respond while all other scripts and stylesheets are loading', async ({
  site,
}) => {
  const page = await site.open('/guide/start/quick-start', {width: 390});
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?:js\/|css\/deferred)/, async (route) => {
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

test('the bundle is requested after the load event, and the deferred stylesheet is the last one', async ({
  site,
}) => {
  const page = await site.open('/config/');
  const {requested, loaded, stylesheets} = await page.evaluate(() => ({
    requested: performance
      .getEntriesByType('resource')
      .find(({name}) => /\/main\.\w+\.js$/.test(name))!.startTime,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventStart,
    stylesheets: [...document.styleSheets, ...document.adoptedStyleSheets].map(({href}) => href),
  }));
  expect(requested).toBeGreaterThanOrEqual(loaded);
  // The deferred stylesheet is added last: inserted before others, it would make the browser restyle all text.
  expect(stylesheets.at(-1)).toMatch(/\/deferred\.\w+\.css$/);
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
  // The filter of this page is in a chunk of its own.
  const assets = asked.filter((path) => /\/assets\/(?!js\/island-)/.test(path));
  expect(assets).toEqual([]);
});

test('content far below is laid out late, and at once when the address points to it', async ({
  site,
}) => {
  const page = await site.open('/guide/basic/cli', {
    width: 390,
    wait: false,
    // The site lays out content below the window in idle callbacks. Do not run these.
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

/** Records title and description of the page, and again after each change of either, in `window.heads`. */
async function watchHead(page: Page): Promise<void> {
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
  const page = await site.open(address('en', pageTypes.document), {cold: true, before: watchHead});
  await drawn(page);
  expect(await heads(page)).toHaveLength(1);
  const [first] = await heads(page);
  await page.locator('.pager__link--next').click();
  await expect(page).not.toHaveTitle(first!.split(' | ')[0]!);
  await page.waitForLoadState('networkidle');
  await drawn(page);
  const seen = await heads(page);
  expect(seen).toHaveLength(2);
  // The title is `heading - site` or `heading - topic - site`.
  const [name, lead] = [page.locator('h1'), page.locator('.lead')];
  expect(seen[1]).toMatch(new RegExp(`^${await name.innerText()} - `));
  expect(seen[1]!.split(' - ').at(-1)).toBe(`${words.en.title} | ${await lead.innerText()}`);
});
