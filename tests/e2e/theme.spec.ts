import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {atFirstPaint, drawn, watchFirstPaint} from './support/clock';
import {address, inBar, locales} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const key = 'theme-rslib';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', theme);
  if (theme === 'dark') await expect(html).toHaveClass(/(^| )dark( |$)/);
  else await expect(html).not.toHaveClass(/(^| )dark( |$)/);
  await expect(html).toHaveCSS('color-scheme', theme);
}

/** Has the browser say that it had a long task, or that it had none, whatever this machine is like. */
async function sayLongTasks(page: Page, some: boolean): Promise<void> {
  await page.addInitScript((slow) => {
    class Observer extends PerformanceObserver {
      readonly #run: PerformanceObserverCallback;
      constructor(run: PerformanceObserverCallback) {
        super(run);
        this.#run = run;
      }
      override observe(init: PerformanceObserverInit): void {
        if (init.type !== 'longtask') super.observe(init);
        else if (slow) this.#run({} as PerformanceObserverEntryList, this);
      }
    }
    window.PerformanceObserver = Observer;
  }, some);
}

/** Records what is animated, without changing it. */
async function watchAnimations(page: Page): Promise<void> {
  await sayLongTasks(page, false);
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'animated', seen);
    const animate = Reflect.get(Element.prototype, 'animate') as object as (
      this: Element,
      ...args: unknown[]
    ) => unknown;
    Reflect.set(Element.prototype, 'animate', function (this: Element, ...args: unknown[]) {
      seen.push(args[1]);
      return animate.apply(this, args);
    });
  });
}
const animated = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'animated') as KeyframeAnimationOptions[]);

for (const locale of locales) {
  const say = words[locale];

  test(`the ${locale} theme button goes through dark, light and system and says where it is`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/start/'));
    const button = page.locator('[data-theme-toggle]');
    await expect(button).toHaveAccessibleName(say.system);
    await expectTheme(page, 'light');
    expect(await stored(page)).toBeNull();
    await button.click();
    await expect(button).toHaveAccessibleName(say.dark);
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(say.light);
    await expectTheme(page, 'light');
    expect(await stored(page)).toBe('light');
    await button.press('Space');
    await expect(button).toHaveAccessibleName(say.system);
    await expectTheme(page, 'light');
    expect(await stored(page)).toBeNull();
  });
}

test(`a stored theme is shown on a dark system before the first paint, nonsense is as nothing, and then the first press shows light`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {theme: 'dark', before: watchFirstPaint});
  const button = page.locator('[data-theme-toggle]');
  for (const [value, theme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['nonsense', 'dark'],
  ] as const) {
    await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
    await page.reload();
    const seen = await atFirstPaint(page);
    expect(seen['data-theme']).toBe(theme);
    expect(/(^| )dark( |$)/.test(seen.class ?? '')).toBe(theme === 'dark');
    await expectTheme(page, theme);
    const name = value === 'nonsense' ? words.en.system : words.en[value];
    await expect(button).toHaveAccessibleName(name);
  }
  await button.click();
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('light');
});

test(`the theme follows another browser tab at once, and the system in "system" only`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await test.step('another browser tab follows at once', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.locator('[data-theme-toggle]').click();
    await expectTheme(other, 'dark');
    await expect(other.locator('[data-theme-toggle]')).toHaveAccessibleName(words.en.dark);
    await page.locator('[data-theme-toggle]').click();
    await expectTheme(other, 'light');
    await page.locator('[data-theme-toggle]').click();
    await expect(other.locator('[data-theme-toggle]')).toHaveAccessibleName(words.en.system);
    await other.emulateMedia({colorScheme: 'dark'});
    await expectTheme(other, 'dark');
  });
  await test.step('a change of the system is followed in "system" only', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await expectTheme(page, 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expectTheme(page, 'light');
    await page.locator('[data-theme-toggle]').click();
    await expectTheme(page, 'dark');
    await page.locator('[data-theme-toggle]').click();
    await expectTheme(page, 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await drawn(page);
    await expectTheme(page, 'light');
  });
});

test(`the change is revealed as a circle of ${limits.themeRevealMs} ms from the pointer, but not with reduced motion`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {
    before: watchAnimations,
    context: {reducedMotion: 'reduce'},
  });
  const button = page.locator('[data-theme-toggle]');
  await button.click();
  await expectTheme(page, 'dark');
  expect(await animated(page)).toEqual([]);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await button.click();
  await expectTheme(page, 'light');
  await expect
    .poll(() => animated(page))
    .toEqual([
      expect.objectContaining({
        duration: limits.themeRevealMs,
        pseudoElement: '::view-transition-new(root)',
      }),
    ]);
  // Pressed again and again while the first reveal still runs.
  for (let press = 0; press < 4; press += 1) await button.press('Enter');
  await expect(button).toHaveAccessibleName(words.en.system);
});

test('the choice stays on other pages and in the other language', async ({site}) => {
  const page = await site.open('/guide/start/');
  await page.locator('[data-theme-toggle]').click();
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('Rslib blog');
  await expectTheme(page, 'dark');
  await expect(page.locator('[data-theme-toggle]')).toHaveAccessibleName(words.en.dark);
  await page.goto(inBar('/zh/'));
  await expectTheme(page, 'dark');
  await expect(page.locator('[data-theme-toggle]')).toHaveAccessibleName(words['zh-Hans'].dark);
});

test('on a slow device the colours are there when a press has been heard, without a reveal', async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {
    before: async (opened) => {
      await watchAnimations(opened);
      await sayLongTasks(opened, true);
    },
  });
  const theme = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
    return document.documentElement.dataset.theme;
  });
  expect(theme).toBe('dark');
  await drawn(page);
  expect(await animated(page)).toEqual([]);
});
