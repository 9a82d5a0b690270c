import type {CDPSession, Locator, Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {brokenCode, lostDrawings, moving} from './support/appearance';
import {countShifts, cutTables, layoutFaults, shifts, smallTargets} from './support/layout';
import {address, everything, inBar, localesIn, notFoundNoise, sampledRoutes} from './support/pages';
import {controls, cutCode, print} from './support/print';
import {expect, laidOut, test, type Site} from './support/site';
import {everyLook, onlyChanged} from '../support/scope';

/** Pages with what no page of `pageTypes` has: a list of options at its start, a wide table, releases. */
const further = [
  address('en', 'config/rsbuild/output'),
  address('en', 'guide/advanced/env-vars'),
  address('zh-Hans', 'releases/1.0.0'),
];
const paths =
  everything || onlyChanged ? sampledRoutes : [...new Set([...sampledRoutes, ...further])];

/** Returns the widths at which a page is loaded: 1280 px for English, 390 px for Chinese pages, or all widths. */
const widthsOf = (path: string): readonly number[] =>
  everyLook ? [1280, 390, 768, 1600] : localeOfPath(path) === 'en' ? [1280] : [390];

/** Opens a page with an empty cache. Expects no layout shift, no console message and no request to another origin. */
async function load(site: Site, path: string, width: number): Promise<Page> {
  const unexpected: string[] = [];
  const page = await site.open(path, {
    cold: true,
    width,
    allow: notFoundNoise,
    before: async (opened) => {
      const origins = new Set<string>();
      opened.on('request', (request) => {
        const {origin, protocol} = new URL(request.url());
        if (request.isNavigationRequest()) origins.add(origin);
        if (/^https?:$/.test(protocol) && !origins.has(origin)) unexpected.push(request.url());
      });
      opened.on('console', (message) => {
        const text = message.text();
        const isNoise = [...notFoundNoise, /report.only/i].some((noise) => noise.test(text));
        if (!isNoise) unexpected.push(`console: ${text}`);
      });
      await countShifts(opened);
    },
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await shifts(page), `layout shift at ${width}`).toBeLessThan(0.02);
  expect.soft(unexpected, `at ${width}`).toEqual([]);
  return page;
}

/** Sets the default font size in the browser's settings, which is normally 16 px. */
const setFontSize = (session: CDPSession, size: number): Promise<unknown> =>
  session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size * 0.8125}});

/** Expects click targets to be at least 24 px wide and high (WCAG 2.5.8), and on touch screens 32 px high. */
async function expectLargeTargets(page: Page, session: CDPSession): Promise<void> {
  for (const [hasTouch, height] of [
    [false, 24],
    [true, 32],
  ] as const) {
    await session.send('Emulation.setTouchEmulationEnabled', {enabled: hasTouch});
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(hasTouch);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      const small = await smallTargets(page, {width: 24, height});
      expect.soft(small, `targets of ${height} px at ${width}`).toEqual([]);
    }
  }
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: false});
}

/** Expects no layout faults on a phone in landscape, and with a double font size. */
async function expectNoFaults(page: Page, session: CDPSession): Promise<void> {
  await page.setViewportSize({width: 844, height: 390});
  expect.soft(await layoutFaults(page), 'landscape').toEqual([]);
  await setFontSize(session, 32);
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await layoutFaults(page), `large font at ${width}`).toEqual([]);
  }
  await setFontSize(session, 16);
}

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Infinity;

/**
 * Expects the first screen of a reference to show an example. If the page begins with a list of its options, the first
 * screen has to show the list, and at the address of an entry the example of the entry.
 */
async function expectExampleInFirstScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 900});
  const example = page.locator('.example').first();
  const list = page.locator('.entries-controls');
  const startsWithList = (await list.count()) > 0 && (await topOf(list)) < (await topOf(example));
  expect.soft(await topOf(startsWithList ? list : example), 'example').toBeLessThanOrEqual(800);
  const entry = page.locator('.entry', {has: page.locator('.example')}).first();
  if (!startsWithList || (await entry.count()) === 0) return;
  const id = await entry.locator('[id]').first().getAttribute('id');
  await page.goto(inBar(`${path}#${id}`));
  await expect.soft
    .poll(() => topOf(entry.locator('.example').first()), {message: 'example of an entry'})
    .toBeLessThanOrEqual(800);
}

for (const path of paths) {
  test(`${path} loads without shifts, fits every screen and paper, and has no small target`, async ({
    site,
  }) => {
    test.slow();
    const [width = 1280, ...others] = widthsOf(path);
    for (const other of others) await (await load(site, path, other)).context().close();
    const page = await load(site, path, width);
    const isComplete = localesIn('en').includes(localeOfPath(path));
    if (isComplete) {
      const session = await page.context().newCDPSession(page);
      await expectLargeTargets(page, session);
      await expectNoFaults(page, session);
    }
    await page.setViewportSize({width: 320, height: 256});
    expect.soft(await layoutFaults(page), 'at 400 %').toEqual([]);

    await print(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, 'wider than paper').toBeLessThanOrEqual(0);
    if (isComplete) {
      await expect.soft(page.locator(controls).filter({visible: true})).toHaveCount(0);
      expect.soft(await cutCode(page), 'cut off on paper').toEqual([]);
    }
    await page.emulateMedia({media: 'screen'});

    await page.setViewportSize({width, height: 900});
    if (path === '/') expect(await moving(page)).not.toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect.soft(await moving(page), 'moves with reduced motion').toEqual([]);
    if (isComplete) {
      await page.emulateMedia({forcedColors: 'active'});
      expect.soft(await lostDrawings(page), 'lost in forced colours').toEqual([]);
      await page.emulateMedia({forcedColors: 'none'});
    }
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((fold) => (fold.open = true)),
    );
    for (const size of [390, 768, 1280, 1600]) {
      await page.setViewportSize({width: size, height: 900});
      expect.soft(await cutTables(page), `tables at ${size}`).toEqual([]);
      if (size === 768 || size === 1600) continue;
      expect.soft(await brokenCode(page), `broken code at ${size}`).toEqual([]);
    }
    if (/\/config\/(lib|rsbuild)\/\w/.test(path)) {
      await page.goto(inBar(path));
      await laidOut(page);
      await expectExampleInFirstScreen(page, path);
    }
  });
}
