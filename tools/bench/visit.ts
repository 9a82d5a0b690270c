import type {Browser, Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {localeRows} from '../../src/site/locales';
import {blockingTime, longestBeforePaint} from './metrics';
import {kinds, type Sent, type StaticServer} from './staticServer';

/** Emulated connections: throughput in bytes per second, latency in ms. */
const connections = {
  slow: {downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150},
  fast: {downloadThroughput: 5_000_000, uploadThroughput: 1_250_000, latency: 10},
} as const;
export type Connection = keyof typeof connections;

export const cpuSlowdown = 4;
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 844}, hasTouch: true};

/** Time without a request or long task after which a page is idle, in ms. React is loaded up to 2 s after `load`. */
const idleMs = 2500;

declare global {
  interface Window {
    bench: {
      lcp: number;
      /** Sum of all layout shifts, an upper bound of CLS. */
      shift: number;
      tasks: {at: number; ms: number}[];
      /** Time from a click to the frame with the next page's title, in ms. */
      arrived?: number;
      /** Time from a tap to the frame with its effect, in ms. */
      answered?: Promise<number>;
    };
  }
}

/** Runs in the page before its own scripts and records timings in `window.bench`. */
function record(): void {
  const bench: Window['bench'] = {lcp: 0, shift: 0, tasks: []};
  window.bench = bench;
  const observe = (type: string, use: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use));
    observer.observe({type, buffered: true});
  };
  observe('largest-contentful-paint', ({startTime}) => (bench.lcp = startTime));
  observe('longtask', ({startTime, duration}) => bench.tasks.push({at: startTime, ms: duration}));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!shift.hadRecentInput) bench.shift += shift.value;
  });

  const title = (): string => document.querySelector('h1')?.textContent ?? '';
  function onClick({timeStamp}: MouseEvent): void {
    const before = title();
    const observer = new MutationObserver(() => {
      if (!title() || title() === before) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (bench.arrived = performance.now() - timeStamp)),
      );
    });
    observer.observe(document, {subtree: true, childList: true, characterData: true});
  }
  addEventListener('click', onClick, true);
}

/** Opens a throttled tab. Its language is that of the route, so that the site does not redirect to another language. */
async function openTab(
  browser: Browser,
  route: string,
  connection: Connection,
  device: object,
): Promise<Page> {
  const locale = localeRows[localeOfPath(route, '/')].htmlLang;
  const context = await browser.newContext({...device, colorScheme: 'light', locale});
  const page = await context.newPage();
  // tsx adds calls of `__name` to functions, which the page does not define.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(record);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const conditions = {offline: false, ...connections[connection]};
  await devtools.send('Network.emulateNetworkConditions', conditions);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  return page;
}

async function waitUntilIdle(page: Page, server: StaticServer): Promise<void> {
  await page.waitForLoadState('load');
  const loaded = performance.now();
  for (;;) {
    await page.waitForTimeout(500);
    if (performance.now() - Math.max(loaded, server.lastActive()) < idleMs) continue;
    const sinceTask = await page.evaluate(() => {
      const last = window.bench.tasks.at(-1);
      return last ? performance.now() - last.at - last.ms : Infinity;
    });
    if (sinceTask >= idleMs) return;
  }
}

/** Returns the recorded timings, and the paths of resources that were loaded before the `load` event. */
const readRecord = (page: Page) =>
  page.evaluate(() => {
    const {lcp, shift, tasks} = window.bench;
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = resources.filter(
      ({responseEnd}) => responseEnd > 0 && responseEnd <= navigation!.loadEventStart,
    );
    return {
      ...{lcp, shift, tasks, loaded: loaded.map(({name}) => new URL(name).pathname)},
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    };
  });

/** Returns bytes by kind and the number of requests, as `load.js`, `load.requests` …; ignores icons and manifest. */
function weigh(phase: 'load' | 'idle', all: readonly Sent[]): Record<string, number> {
  const sent = all.filter(({path}) => !/favicon|manifest/.test(path));
  const sum = (kind?: Sent['kind']): number =>
    sent.reduce((total, one) => total + (!kind || one.kind === kind ? one.bytes : 0), 0);
  return {
    ...Object.fromEntries(kinds.map((kind) => [`${phase}.${kind}`, sum(kind)])),
    [`${phase}.bytes`]: sum(),
    [`${phase}.requests`]: sent.length,
  };
}

/**
 * Visits a page with an empty cache, waits until it is idle and clicks `nextLink`, if it is given. Returns times in ms
 * and sizes in bytes by name; `next` is the time from the click to the title of the next page.
 */
export async function visit(
  browser: Browser,
  server: StaticServer,
  route: string,
  connection: Connection,
  nextLink?: string,
): Promise<Readonly<Record<string, number>>> {
  const page = await openTab(browser, route, connection, phone);
  server.takeSent();
  await page.goto(server.url + route);
  await waitUntilIdle(page, server);
  const sent = server.takeSent();
  const {loaded, ...trace} = await readRecord(page);
  const atLoad = sent.filter(({path}) => path === route || loaded.includes(path));
  const figures = {
    fcp: trace.fcp,
    lcp: trace.lcp,
    cls: trace.shift,
    tbt: blockingTime(trace),
    longest: longestBeforePaint(trace),
    ...weigh('load', atLoad),
    ...weigh('idle', sent),
    ...(nextLink !== undefined && {next: await follow(page, nextLink)}),
  };
  await page.context().close();
  return figures;
}

/** Clicks a link as visitors do: 500 ms after it came into view, for 80 ms. Returns the time to the next page in ms. */
async function follow(page: Page, link: string): Promise<number> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await target.click({delay: 80});
  const arrived = await page.waitForFunction(() => window.bench?.arrived);
  return (await arrived.jsonValue())!;
}

/** Selectors of the tapped controls, each with a selector that matches as soon as the tap had its effect. */
export const taps = {
  menu: ['[popovertarget="site-sidebar"]:not([popovertargetaction])', '#site-sidebar:popover-open'],
  theme: ['.theme-toggle', 'html:not([data-theme-choice="system"])'],
  // Before React has loaded, CSS shows the panel of the chosen tab if the root element has this attribute.
  tab: ['[role="tab"][data-value="yarn"]', 'html[data-tabs-package-manager="yarn"]'],
  search: ['.DocSearch-Button', '.DocSearch-Modal'],
} as const;
export type Tap = keyof typeof taps;

/** Taps right after the first paint and returns the time until the effect in ms; `Infinity` if it takes over 10 s. */
export async function tap(
  browser: Browser,
  server: StaticServer,
  route: string,
  connection: Connection,
  control: Tap,
): Promise<number> {
  const page = await openTab(browser, route, connection, control === 'theme' ? desktop : phone);
  await page.goto(server.url + route, {waitUntil: 'commit'});
  const at = await page.evaluate(async ([selector, effect]) => {
    await new Promise<void>((done) =>
      new PerformanceObserver(() => done()).observe({type: 'paint', buffered: true}),
    );
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    let element = document.querySelector(selector);
    for (; !element; element = document.querySelector(selector)) await frame();
    // Scrolling lays out more of the page, which may move the element: scrolls again until the element does not move.
    let scrolledTo: number;
    do {
      element.scrollIntoView({block: 'center'});
      scrolledTo = element.getBoundingClientRect().y;
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done));
    } while (element.getBoundingClientRect().y !== scrolledTo);
    window.bench.answered = new Promise((resolve) =>
      addEventListener(
        'pointerdown',
        ({timeStamp}) => {
          const check = (): void => {
            if (document.querySelector(effect)) resolve(performance.now() - timeStamp);
            else requestAnimationFrame(check);
          };
          check();
        },
        {capture: true, once: true},
      ),
    );
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x: x + width / 2, y: y + height / 2};
  }, taps[control]);
  await page.touchscreen.tap(at.x, at.y);
  // Awaits a promise in the page: `waitForFunction` would poll, which slows the page down.
  const answered = page.evaluate(() => window.bench.answered!);
  const lost = page.waitForTimeout(10_000).then(() => Infinity);
  const ms = await Promise.race([answered, lost]).catch(() => Infinity);
  await page.context().close();
  return ms;
}
