import {address, everything, locales, notFoundNoise, pageTypes, walked} from './support/pages';
import {expect, test} from './support/site';

const narrow = new Set(
  ['home', 'document'].flatMap((type) =>
    locales.map((locale) => address(locale, pageTypes[type as 'home'])),
  ),
);
const widthsOf = (path: string): readonly number[] =>
  everything ? [390, 768, 1280, 1600] : narrow.has(path) ? [390, 1280] : [1280];
const allowedShift = 0.02;

for (const path of walked) {
  test(`${path} loads without a shift, without a word on the console and from its own origin alone`, async ({
    site,
  }) => {
    const foreign: string[] = [];
    for (const width of widthsOf(path)) {
      const page = await site.open(path, {
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
