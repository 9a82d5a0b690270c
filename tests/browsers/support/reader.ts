import {test as base, expect} from '@playwright/test';
import {join} from 'node:path';
import {fixtureDir} from '../../../tools/test/variants';
import {buildDir} from '../../../tools/support/paths';
import type {Driver, Engine} from './driver';
import {lacking, launch, type EngineName} from './engines';
import {startHost, type Host} from './host';

export {expect};

export type EngineOption = {readonly engine: EngineName};

/** What a reader does and sees, in any browser. */
export type Reader = Pick<Driver, 'press' | 'resize' | 'run'> & {
  /** As `run`, for what is waited for: null while one page gives way to the next. */
  readonly look: Driver['run'];
  /** Goes to an address below the home, and waits until its scripts are all there. */
  readonly open: (path: string) => Promise<void>;
  /** As `open`, in a browser that runs no scripts. */
  readonly openStill: (path: string) => Promise<void>;
  /** As `open`, on the site of fixtures. */
  readonly openFixture: (path: string) => Promise<void>;
  /** Clicks the first element that is seen, in its middle. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The text of the first element that is seen; null when none is. */
  readonly text: (selector: string) => Promise<string | null>;
  readonly attribute: (selector: string, name: string) => Promise<string | null>;
  /** How many are seen. */
  readonly count: (selector: string) => Promise<number>;
  /** Path, query and hash. */
  readonly address: () => Promise<string>;
  /** What pages and their driver have complained of since this was asked last. */
  readonly complaints: () => Promise<readonly string[]>;
};

type Worker = {
  readonly engine: EngineName;
  readonly launched: Engine;
  readonly hosts: readonly [Host, Host];
};

/** What Chromium says of a page that is missing, and of scripts that a test turned off. */
const expected = /status of 404|Blocked script execution/;

function createReader(driver: Driver, hosts: readonly [Host, Host], heard: string[]): Reader {
  const [site, fixture] = hosts;
  /** What is there now; null while one page gives way to the next. */
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
    await expect.poll(() => attribute('html', 'data-links'), path).toBe('');
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
          if (!element) return null;
          const middle = () => {
            const {x, y, width, height} = element.getClientRects()[0]!;
            return {x: x + width / 2, y: y + height / 2};
          };
          const {x, y} = middle();
          // What lies below a bar, too, has to come out.
          if (!element.contains(document.elementFromPoint(x, y))) {
            element.scrollIntoView({block: 'center', behavior: 'instant'});
          }
          return middle();
        }, selector);
      await expect.poll(find, `Something to click: ${selector}`).not.toBeNull();
      const place = (await find())!;
      await driver.clickAt(place.x, place.y);
    },
    async type(text) {
      for (const letter of text) await driver.press(letter);
    },
    text: async (selector) => (await seen(selector))?.text ?? null,
    count: async (selector) => (await seen(selector))?.count ?? 0,
    attribute,
    address: () => look(() => location.pathname + location.search + location.hash),
    async complaints() {
      // What the page has begun to tell.
      await driver.run(() =>
        Promise.all((Reflect.get(window, 'reports') ?? []) as unknown[]).then(() => true),
      );
      const all = [...hosts.flatMap(({problems}) => problems.splice(0)), ...heard.splice(0)];
      return all.filter((text) => !expected.test(text));
    },
  };
}

/** Playwright's `test` with a reader in place of its page: a test fails when a page complained of anything. */
export const test = base.extend<{reader: Reader}, Worker>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  hosts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const hosts = [await startHost(buildDir), await startHost(join(fixtureDir, 'full'))] as const;
      await use(hosts);
      for (const host of hosts) host.stop();
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
  reader: async ({launched, hosts}, use) => {
    const heard: string[] = [];
    for (const host of hosts) Object.assign(host, {scripts: true, problems: []});
    const driver = await launched.open((problem) => heard.push(problem));
    await driver.resize(1440, 900);
    const reader = createReader(driver, hosts, heard);
    await use(reader);
    expect(await reader.complaints(), 'complaints').toEqual([]);
    await driver.close();
  },
});

test.beforeEach(({engine}) => {
  const reason = lacking(engine);
  // In CI all of them are installed, or the nightly run would try nothing.
  test.skip(!process.env.CI && reason !== undefined, reason);
});
