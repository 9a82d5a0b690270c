import {test as base, expect} from '@playwright/test';
import {join} from 'node:path';
import {fixtureDir} from '../../../tools/test/variants';
import {buildDir} from '../../../tools/support/paths';
import type {Driver, Engine} from '../../../tools/browsers/driver';
import {lacking, launch, type EngineName} from '../../../tools/browsers/engines';
import {startHost, type Host} from './host';

export {expect};

export type EngineOption = {readonly engine: EngineName};

/** Actions and queries for tests, the same for each browser and its driver. */
export type Visitor = Pick<Driver, 'press' | 'resize' | 'run'> & {
  /** Like `run`, but resolves to null if a navigation interrupts it, for use in `expect.poll`. */
  readonly look: Driver['run'];
  /** Opens a path and waits until the page's scripts have run. */
  readonly open: (path: string) => Promise<void>;
  /** Opens a path with all scripts blocked. */
  readonly openStill: (path: string) => Promise<void>;
  /** Like `open`, but opens a page of the fixture site. */
  readonly openFixture: (path: string) => Promise<void>;
  /** Clicks the centre of the first visible element that matches, once its box has stopped changing. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Returns the text of the first visible element that matches, or null if there is none. */
  readonly text: (selector: string) => Promise<string | null>;
  readonly attribute: (selector: string, name: string) => Promise<string | null>;
  /** Returns the number of visible elements that match. */
  readonly count: (selector: string) => Promise<number>;
  /** Returns path, query and fragment of the page's URL. */
  readonly address: () => Promise<string>;
  /** Returns the problems since the last call. */
  readonly problems: () => Promise<readonly string[]>;
};

type Worker = {
  readonly engine: EngineName;
  readonly launched: Engine;
  readonly hosts: readonly [Host, Host];
};

/** Console messages that are no problem: about missing pages and blocked scripts. */
const expected = /status of 404|Blocked script execution/;

function createVisitor(driver: Driver, hosts: readonly [Host, Host], reported: string[]): Visitor {
  const [site, fixture] = hosts;
  const look: Driver['run'] = (work, ...args) =>
    driver.run(work, ...args).catch(() => null as never);
  const seen = (selector: string) =>
    look((name) => {
      const all = [...document.querySelectorAll<HTMLElement>(name)];
      const visible = all.filter((element) => element.checkVisibility({visibilityProperty: true}));
      return {count: visible.length, text: visible[0]?.innerText.trim() ?? null};
    }, selector);
  const attribute = (selector: string, name: string) =>
    look((css, of) => document.querySelector(css)?.getAttribute(of) ?? null, selector, name);

  async function go(host: Host, path: string): Promise<void> {
    await driver.goto(new URL(path.slice(1), host.home).href);
    await expect.poll(() => attribute('html', 'data-ready'), path).toBe('links');
  }

  return {
    press: driver.press,
    resize: driver.resize,
    run: driver.run,
    look,
    open: (path) => go(site, path),
    openFixture: (path) => go(fixture, path),
    async openStill(path) {
      site.scripts = false;
      await driver.goto(new URL(path.slice(1), site.home).href);
    },
    async click(selector) {
      const find = () =>
        look((name) => {
          const all = [...document.querySelectorAll<HTMLElement>(name)];
          const element = all.find((one) => one.checkVisibility({visibilityProperty: true}));
          // Return null while the element moves, so that a menu is clicked after it has slid in.
          const moves = document.getAnimations().some(({effect}) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return target?.contains(element ?? null);
          });
          if (!element || moves) return null;
          const measure = () => {
            const {x, y, width, height} = element.getClientRects()[0]!;
            return {x: x + width / 2, y: y + height / 2, width, height};
          };
          const {x, y} = measure();
          // Scroll the element to the middle of the window if something covers it, such as the navbar.
          if (!element.contains(document.elementFromPoint(x, y))) {
            element.scrollIntoView({block: 'center', behavior: 'instant'});
          }
          return measure();
        }, selector);
      let box = await find();
      const isStable = async (): Promise<boolean> => {
        const before = box;
        box = await find();
        return box !== null && JSON.stringify(box) === JSON.stringify(before);
      };
      const message = `Something that stays in place, to click: ${selector}`;
      await expect.poll(isStable, {message, intervals: [50, 100, 200]}).toBe(true);
      await driver.clickAt(box!.x, box!.y);
    },
    async type(text) {
      for (const letter of text) await driver.press(letter);
    },
    text: async (selector) => (await seen(selector))?.text ?? null,
    count: async (selector) => (await seen(selector))?.count ?? 0,
    attribute,
    address: () => look(() => location.pathname + location.search + location.hash),
    async problems() {
      // Wait until the page has sent the problems that it found (see `host.ts`).
      await driver.run(() =>
        Promise.all((Reflect.get(window, 'reports') ?? []) as unknown[]).then(() => true),
      );
      const all = [...hosts.flatMap(({problems}) => problems.splice(0)), ...reported.splice(0)];
      return all.filter((text) => !expected.test(text));
    },
  };
}

/** Playwright's `test` with a `visitor` fixture, which fails a test if its pages reported problems. */
export const test = base.extend<{visitor: Visitor}, Worker>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  hosts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern: it lists the fixtures used
    async ({}, use) => {
      const hosts = [await startHost(buildDir), await startHost(join(fixtureDir, 'full'))] as const;
      await use(hosts);
      for (const host of hosts) await host.stop();
    },
    {scope: 'worker'},
  ],
  launched: [
    async ({engine}, use) => {
      const launched = await launch(engine);
      await use(launched);
      await launched.close();
    },
    {scope: 'worker'},
  ],
  visitor: async ({launched, hosts}, use) => {
    const reported: string[] = [];
    for (const host of hosts) Object.assign(host, {scripts: true, problems: []});
    const driver = await launched.open((problem) => reported.push(problem));
    await driver.resize(1440, 900);
    const visitor = createVisitor(driver, hosts, reported);
    await use(visitor);
    expect(await visitor.problems(), 'problems').toEqual([]);
    await driver.close();
  },
});

test.beforeEach(({engine}) => {
  const reason = lacking(engine);
  // Without the browser, tests are skipped on other machines, but fail in CI, which has all browsers.
  test.skip(!process.env.CI && reason !== undefined, reason);
});
