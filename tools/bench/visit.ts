import type {Browser, Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {localeRows} from '../../src/site/locales';
import {kinds, type Host, type Kind, type Sent} from './host';
import {blockingTime, layoutShift, longestBeforePaint, type Trace} from './metrics';

/** Lines that pages are fetched over, in bytes per second and ms. */
export const lines = {
  slow: {downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150},
  fast: {downloadThroughput: 5_000_000, uploadThroughput: 1_250_000, latency: 10},
} as const;
export type Line = keyof typeof lines;

/** How much slower than this machine the processor is. */
export const slower = 4;
/** A page is idle when it has asked for nothing and had no long task for so long, in ms: React waits for 2 s at most. */
const idleMs = 2500;
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
const wide = {viewport: {width: 1280, height: 844}, hasTouch: true};

type Part = 'load' | 'idle';
export type Figures = Readonly<
  Record<
    | 'fcp'
    | 'lcp'
    | 'cls'
    | 'tbt'
    | 'longest'
    | `${Part}.${Kind}`
    | `${Part}.bytes`
    | `${Part}.requests`,
    number
  >
>;

/** What the page notes down about itself, in `window.bench`. */
type Noted = Trace & {readonly loaded: readonly string[]};
declare global {
  interface Window {
    bench: {
      lcp: number;
      shifts: {at: number; value: number}[];
      tasks: {at: number; ms: number}[];
      /** From the click to the frame that has the next page's title. */
      arrived?: number;
      /** From the finger to the frame that has the effect. */
      answered?: Promise<number>;
    };
  }
}

/** Runs in the page before everything else. */
function watch(): void {
  const bench: Window['bench'] = {lcp: 0, shifts: [], tasks: []};
  window.bench = bench;
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  // The last entry: the largest that was drawn until the reader acted.
  observe('largest-contentful-paint', ({startTime}) => (bench.lcp = startTime));
  observe('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) bench.shifts.push({at: startTime, value});
  });
  observe('longtask', ({startTime, duration}) => bench.tasks.push({at: startTime, ms: duration}));

  const title = (): string => document.querySelector('h1')?.textContent ?? '';
  function awaitNext(clicked: number, old: string): void {
    const observer = new MutationObserver(() => {
      if (!title() || title() === old) return;
      observer.disconnect();
      sessionStorage.clear();
      requestAnimationFrame(() =>
        setTimeout(() => (bench.arrived = performance.timeOrigin + performance.now() - clicked)),
      );
    });
    observer.observe(document, {subtree: true, childList: true, characterData: true});
  }
  // The next page may be another document.
  const began = sessionStorage.getItem('clicked');
  if (began) awaitNext(Number(began), sessionStorage.getItem('title') ?? '');
  addEventListener(
    'click',
    ({timeStamp}) => {
      const clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem('clicked', String(clicked));
      sessionStorage.setItem('title', title());
      awaitNext(clicked, title());
    },
    true,
  );
}

async function open(browser: Browser, route: string, line: Line, device: object): Promise<Page> {
  // A reader of the page's language: another one would be led to his own.
  const locale = localeRows[localeOfPath(route, '/')].htmlLang;
  const context = await browser.newContext({...device, colorScheme: 'light', locale});
  const page = await context.newPage();
  // What compiles this file names functions by a helper, which a page has not.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {offline: false, ...lines[line]});
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slower});
  return page;
}

/** Waits until a page has loaded and does nothing more. */
async function idle(page: Page, host: Host): Promise<void> {
  await page.waitForLoadState('load');
  const loaded = performance.now();
  for (;;) {
    await page.waitForTimeout(500);
    const quiet = performance.now() - Math.max(loaded, host.quietSince());
    if (quiet < idleMs) continue;
    const sinceTask = await page.evaluate(() => {
      const last = window.bench.tasks.at(-1);
      return last ? performance.now() - last.at - last.ms : Infinity;
    });
    if (sinceTask >= idleMs) return;
  }
}

const note = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const {lcp, shifts, tasks} = window.bench;
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      ...{lcp, shifts, tasks},
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      loaded: resources
        .filter(({responseEnd}) => responseEnd > 0 && responseEnd <= navigation!.loadEventStart)
        .map(({name}) => new URL(name).pathname),
    };
  });

/** Bytes by kind and requests, without what the browser asks for on its own. */
function weigh<Name extends Part>(part: Name, all: readonly Sent[]) {
  const sent = all.filter(({path}) => !/favicon|manifest/.test(path));
  const sum = (some: readonly Sent[]): number => some.reduce((total, {bytes}) => total + bytes, 0);
  return {
    ...Object.fromEntries(
      kinds.map((kind) => [`${part}.${kind}`, sum(sent.filter((one) => one.kind === kind))]),
    ),
    [`${part}.bytes`]: sum(sent),
    [`${part}.requests`]: sent.length,
  } as Record<`${Name}.${Kind}` | `${Name}.bytes` | `${Name}.requests`, number>;
}

export type Visit = {
  readonly figures: Figures;
  /** From the click on the link to the next page until its title is drawn; missing where there is no such link. */
  readonly next?: number;
  /** Scripts that came, in their order. */
  readonly scripts: {readonly load: readonly string[]; readonly idle: readonly string[]};
};

/** Visits a page for the first time, waits until it is idle, and clicks the link to the next one. */
export async function visit(
  browser: Browser,
  host: Host,
  route: string,
  line: Line,
  next?: string,
): Promise<Visit> {
  const page = await open(browser, route, line, phone);
  host.take();
  await page.goto(host.url + route);
  await idle(page, host);
  const sent = host.take();
  const noted = await note(page);
  const inTime = new Set([route, ...noted.loaded]);
  const load = sent.filter(({path}) => inTime.has(path));
  const figures = {
    fcp: noted.fcp,
    lcp: noted.lcp,
    cls: layoutShift(noted.shifts),
    tbt: blockingTime(noted),
    longest: longestBeforePaint(noted),
    ...weigh('load', load),
    ...weigh('idle', sent),
  };
  const arrived = next === undefined ? undefined : await follow(page, next);
  await page.context().close();
  const scripts = (some: readonly Sent[]): string[] =>
    some.filter(({kind}) => kind === 'js').map(({path}) => path);
  return {
    figures,
    ...(arrived !== undefined && {next: arrived}),
    scripts: {load: scripts(load), idle: scripts(sent.filter((one) => !load.includes(one)))},
  };
}

/** How long a reader looks at a link before he presses it, and how long he presses, in ms. */
const [looksMs, pressesMs] = [500, 80];

async function follow(page: Page, link: string): Promise<number> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(looksMs);
  await target.click({delay: pressesMs});
  const arrived = await page.waitForFunction(() => window.bench?.arrived);
  return (await arrived.jsonValue())!;
}

/** Bytes of a visit that goes on to the next page so many times, reading each. */
export async function stroll(
  browser: Browser,
  host: Host,
  route: string,
  link: string,
  pages: number,
) {
  const page = await open(browser, route, 'fast', phone);
  host.take();
  await page.goto(host.url + route);
  await idle(page, host);
  for (let count = 1; count < pages; count++) {
    await follow(page, link);
    await idle(page, host);
  }
  await page.context().close();
  return weigh('idle', host.take());
}

/** What is tapped right after the first paint, and what has to be there then. */
export const taps = {
  menu: ['[popovertarget="site-sidebar"]:not([popovertargetaction])', '#site-sidebar:popover-open'],
  theme: ['[data-theme-toggle]', 'html:not([data-theme-choice="system"])'],
  // The panel is shown by a rule for this attribute, before React is there.
  tab: ['[role="tab"][data-value="yarn"]', 'html[data-tabs-package-manager="yarn"]'],
  search: ['[data-search-button]', '.DocSearch-Modal'],
} as const;
export type Tap = keyof typeof taps;

/** A tap that has no effect in this time is lost, in ms. */
const lostMs = 10_000;

/** From a tap right after the first paint to the frame with its effect, in ms; `Infinity`: it was lost. */
export async function tap(
  browser: Browser,
  host: Host,
  route: string,
  line: Line,
  what: Tap,
): Promise<number> {
  const [target, effect] = taps[what];
  const page = await open(browser, route, line, what === 'theme' ? wide : phone);
  await page.goto(host.url + route, {waitUntil: 'commit'});
  const at = await page.evaluate(
    async ([selector, wanted]) => {
      const painted = new Promise<void>((done) =>
        new PerformanceObserver(() => done()).observe({type: 'paint', buffered: true}),
      );
      await painted;
      let element = document.querySelector(selector);
      for (; !element; element = document.querySelector(selector)) {
        await new Promise(requestAnimationFrame);
      }
      // What comes into sight is laid out in the next frame, and may move the rest: a finger goes where the eye has seen it,
      // once that is drawn.
      let scrolledTo: number;
      do {
        element.scrollIntoView({block: 'center'});
        scrolledTo = element.getBoundingClientRect().y;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
      } while (element.getBoundingClientRect().y !== scrolledTo);
      window.bench.answered = new Promise((resolve) =>
        addEventListener(
          'pointerdown',
          ({timeStamp}) => {
            const look = (): void => {
              if (document.querySelector(wanted)) resolve(performance.now() - timeStamp);
              else requestAnimationFrame(look);
            };
            look();
          },
          {capture: true, once: true},
        ),
      );
      const {x, y, width, height} = element.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    },
    [target, effect] as const,
  );
  await page.touchscreen.tap(at.x, at.y);
  // Nothing that asks again and again: what Playwright does that with is evaluated at the cost of the tap.
  const answered = page.evaluate(() => window.bench.answered!);
  const lost = page.waitForTimeout(lostMs).then(() => Infinity);
  const ms = await Promise.race([answered, lost]).catch(() => Infinity);
  await page.context().close();
  return ms;
}
