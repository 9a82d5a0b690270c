import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {atFirstPaint, drawn, watchFirstPaint} from './support/clock';
import {expect, laidOut, test} from './support/site';
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

/** Records the options of every animation in `window.animated`. */
async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'animated', seen);
    // Without this API the site cannot detect long tasks. On a slow machine they would make it skip the animation.
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value: []});
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

test('a stored theme applies before the first paint; an unknown value counts as none', async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {theme: 'dark', before: watchFirstPaint});
  const button = page.locator('.theme-toggle');
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

test('the theme follows other browser tabs, and the system in "system" mode only', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  const button = page.locator('.theme-toggle');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.emulateMedia({colorScheme: 'dark'});
  await expectTheme(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectTheme(page, 'light');
  await button.click();
  await expectTheme(other, 'dark');
  await expect(other.locator('.theme-toggle')).toHaveAccessibleName(words.en.dark);
  await button.click();
  await expectTheme(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await drawn(page);
  await expectTheme(page, 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await button.click();
  await expect(other.locator('.theme-toggle')).toHaveAccessibleName(words.en.system);
});

test('a new theme is revealed by a view transition, except with reduced motion', async ({site}) => {
  const page = await site.open('/guide/start/', {
    before: watchAnimations,
    context: {reducedMotion: 'reduce'},
  });
  await laidOut(page);
  const button = page.locator('.theme-toggle');
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
  // Press the button while the first animation still runs.
  for (let press = 0; press < 4; press += 1) await button.press('Enter');
  await expect(button).toHaveAccessibleName(words.en.system);
});
