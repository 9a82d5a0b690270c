import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {drawn} from './support/clock';
import {inBar} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const narrow = 390;
const ui = words.en;
const drawers = [
  {what: 'sidebar drawer', name: ui.menu, id: 'site-sidebar', last: limits.sidebarBarWidth},
  {what: 'full-screen menu', name: ui.navigation, id: 'site-screen', last: 767},
] as const;

const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', {name, exact: true});

/** Presses Tab more often than a drawer has controls, then Shift+Tab. The focus must not leave drawer and button. */
async function expectFocusTrap(page: Page, id: string): Promise<void> {
  const controls = await page.locator(`#${id}`).locator('a, button, summary').count();
  for (let press = 0; press < controls + 4; press += 1) {
    await page.keyboard.press(press > controls + 1 ? 'Shift+Tab' : 'Tab');
    const isInside = await page.evaluate(
      (css) => document.activeElement?.closest(css) !== null,
      `#${id}, [popovertarget="${id}"]`,
    );
    expect(isInside, `after ${press + 1} presses`).toBe(true);
  }
}

for (const {what, name, id, last} of drawers) {
  test(`the ${what} traps the focus, keeps the page behind it still, and closes by its button, Escape and in a wide window`, async ({
    site,
  }) => {
    const page = await site.open('/guide/start/', {width: narrow, context: {hasTouch: true}});
    const [button, drawer] = [buttonOf(page, name), page.locator(`#${id}`)];
    await expect(drawer).toBeHidden();
    await button.tap();
    await expect(drawer).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (id === 'site-sidebar') {
      await expect(drawer.locator('[aria-current="page"]')).toBeVisible();
      await page.touchscreen.tap(380, 500);
      await expect(drawer).toBeHidden();
      await button.tap();
      await drawer.getByRole('button', {name: 'Close menu'}).tap();
    } else {
      const box = {x: 0, y: 56, width: narrow, height: 900 - 56};
      await expect.poll(() => drawer.boundingBox()).toEqual(box);
      await button.tap();
    }
    await expect(drawer).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expectFocusTrap(page, id);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    const isOpen = () => drawer.evaluate((element) => element.matches(':popover-open'));
    await button.click();
    await page.setViewportSize({width: last, height: 900});
    expect(await isOpen()).toBe(true);
    await page.setViewportSize({width: last + 1, height: 900});
    await expect.poll(isOpen).toBe(false);
    await page.setViewportSize({width: narrow, height: 900});
    await expect(drawer).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    const toggle = () =>
      drawer.evaluate(async (element: HTMLElement) => {
        element.togglePopover();
        await new Promise(requestAnimationFrame);
        const animations = element.getAnimations();
        animations.forEach((animation) => animation.finish());
        return animations.map(({effect}) => effect!.getTiming().duration);
      });
    expect(await toggle(), 'opening').toContain(160);
    expect(await toggle(), 'closing').toContain(160);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect([await toggle(), await toggle()].flat()).toEqual([]);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test('theme and language work in the full-screen menu, which closes on navigation', async ({
  site,
}) => {
  const page = await site.open('/guide/start/?a=1#content', {width: narrow});
  const [button, screen] = [buttonOf(page, ui.navigation), page.locator('#site-screen')];
  await button.click();
  const pressed = screen.locator('[aria-pressed="true"]');
  await expect(pressed).toHaveAccessibleName(ui.system);
  await screen.getByRole('button', {name: ui.dark}).click();
  await expect(pressed).toHaveAccessibleName(ui.dark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await screen.getByRole('link', {name: 'Config'}).click();
  await expect(page).toHaveURL(inBar('/config/'));
  await expect(page.locator('h1')).toHaveText('Configuration');
  await expect(screen).toBeHidden();
  await button.click();
  await expect(screen).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(inBar('/guide/start/?a=1#content'));
  await expect(screen).toBeHidden();
  await button.click();
  await screen.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/?a=1#content'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a folded group of the sidebar stays folded after a reload; a long sidebar scrolls to the active link', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  const link = page.locator('.sidebar').getByRole('link', {name: 'Glossary'});
  await expect(link).toBeVisible();
  await page.locator('.sidebar summary', {hasText: 'Start'}).click();
  await expect(link).toBeHidden();
  await page.reload();
  await expect(link).toBeHidden();
  await page.setViewportSize({width: 1440, height: 260});
  await page.goto(inBar('/guide/start/npm-packages'));
  await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport({ratio: 1});
});
