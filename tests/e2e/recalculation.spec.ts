import type {Page} from '@playwright/test';
import {address, notFoundNoise, pageTypes} from './support/pages';
import {expect, test} from './support/site';

/** Elements whose styles a small change may recalculate. One selector can make this all elements of the page. */
const maxPerChange = 60;
/** Recalculated elements from the first paint until a loaded page has settled, per element of the page. */
const maxPerElement = 1.2;
/** Time after `load` in which a page does what it does without a user, in ms. */
const settledMs = 6000;

type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args?: {readonly elementCount?: number};
};

/**
 * Starts a trace. Returns a function that ends it and returns the number of elements whose styles were recalculated, if
 * the trace contains a first paint, since that paint.
 */
async function countRecalculated(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as never as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['devtools.timeline']},
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const painted = events.find(({name}) => name === 'firstContentfulPaint')?.ts ?? 0;
    return events
      .filter(({name, ts}) => name === 'UpdateLayoutTree' && ts > painted)
      .reduce((sum, {args}) => sum + (args?.elementCount ?? 0), 0);
  };
}

/** Counts the elements that an action recalculates, until two frames after it. */
async function during(page: Page, action: () => Promise<unknown>): Promise<number> {
  const stop = await countRecalculated(page);
  await action();
  await page.waitForTimeout(400);
  return stop();
}

for (const type of ['home', 'document', 'reference', 'overview', 'not found'] as const) {
  test(`a page recalculates each element about once while it loads: ${type}`, async ({site}) => {
    let stop = (): Promise<number> => Promise.resolve(0);
    const page = await site.open(address('en', pageTypes[type]), {
      width: 390,
      wait: false,
      cold: true,
      allow: notFoundNoise,
      before: async (opened) => {
        stop = await countRecalculated(opened);
      },
    });
    await page.waitForTimeout(settledMs);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(await stop()).toBeLessThan(maxPerElement * elements);
  });
}

test('a page hydrates no island until someone uses it', async ({site}) => {
  for (const type of ['home', 'document', 'reference'] as const) {
    const page = await site.open(address('en', pageTypes[type]), {wait: false});
    await page.locator('html[data-ready="links"]').waitFor({state: 'attached'});
    await page.waitForTimeout(1000);
    expect(await page.locator('[data-live]').count(), type).toBe(0);
    await page.mouse.move(300, 300);
    await expect.poll(() => page.locator('[data-live]').count(), type).toBeGreaterThan(0);
  }
});

for (const width of [390, 1400]) {
  test(`small changes recalculate few elements at ${width} px`, async ({site}) => {
    const page = await site.open(address('en', pageTypes.reference), {width});
    const scroll = async (): Promise<void> => {
      for (let y = 0; y < 6000; y += 300) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await page.waitForTimeout(120);
      }
    };
    // Panels of examples are styled when they come into view for the first time, and a menu in each frame of its
    // transition. Neither depends on what a heading or the menu changes.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await scroll();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(400);
    const changes = await page.evaluate(() => {
      const seen = {count: 0};
      new MutationObserver(() => (seen.count += 1)).observe(
        document.querySelector(innerWidth > 1280 ? '.frame__outline' : '#site-outline')!,
        {subtree: true, attributeFilter: ['aria-current']},
      );
      return Reflect.set(window, 'headings', seen);
    });
    expect(changes).toBe(true);
    const scrolled = await during(page, scroll);
    const headings = await page.evaluate(
      () => (Reflect.get(window, 'headings') as {count: number}).count,
    );
    expect(headings).toBeGreaterThan(3);
    expect.soft(scrolled / headings, 'per heading').toBeLessThanOrEqual(maxPerChange);

    if (width < 768) return;
    const menu = page.locator('[popovertarget="site-language"]');
    await menu.focus();
    await page.waitForTimeout(400);
    const opened = await during(page, () => page.keyboard.press('Enter'));
    await expect(page.locator('#site-language')).toBeVisible();
    expect.soft(opened, 'per menu').toBeLessThanOrEqual(maxPerChange);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    // The third press chooses the theme of the system, which is that of the second: only the button changes.
    const toggle = page.locator('.theme-toggle');
    for (let press = 0; press < 2; press++) {
      await toggle.click();
      await page.waitForTimeout(600);
    }
    expect
      .soft(await during(page, () => toggle.click()), 'per press')
      .toBeLessThanOrEqual(maxPerChange);
  });
}

test('a press on a tab recalculates few elements besides the tabs of its group and what they show', async ({
  site,
}) => {
  const page = await site.open(address('en', pageTypes.document), {width: 390});
  const tab = page
    .locator('[data-group="package-manager"] [role="tab"][aria-selected="false"]')
    .first();
  await tab.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const name = await tab.innerText();
  const count = await during(page, () => tab.click());
  // All tabs of the group on the page show the panel of the same name.
  const panel = `[data-group="package-manager"] > .tabs__panel[data-value="${name}"]`;
  const shown = await page
    .locator(panel)
    .evaluateAll((panels) =>
      panels.reduce((sum, panel) => sum + panel.querySelectorAll('*').length, 0),
    );
  const group = '[data-group="package-manager"]';
  const changed = await page.locator(`${group}, ${group} > *, ${group} [role="tab"]`).count();
  expect(count - shown - changed).toBeLessThanOrEqual(maxPerChange);
});
