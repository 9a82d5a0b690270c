import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {address, pageTypes} from './support/pages';
import {expect, ready, test} from './support/site';
import {words} from './support/words';

const ui = words.en;
const path = address('en', pageTypes.document);
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: ui.shortcuts});
const button = (page: Page): Locator => page.locator('.shortcuts-button');

test('"?" opens the shortcuts dialog, which traps the focus and restores it; its switch applies across reloads', async ({
  site,
}) => {
  const page = await site.open(path);
  const toggle = page.getByRole('switch', {name: ui.letters});
  const link = page.locator('.pager__link--next');
  await link.focus();
  await page.keyboard.press('Shift+?');
  await expect(dialog(page).getByRole('button', {name: ui.close})).toBeFocused();
  for (let index = 0; index < 6; index++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isBehind).toBe(false);
  }
  for (const [width, theme] of pairs([390, 1280])) {
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    expect.soft(await findings(page, 'dialog'), `axe, ${theme} at ${width}`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await button(page).click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await page.mouse.click(10, 450);
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await ready(page);
  await page.locator('main').focus();
  await page.keyboard.press('Shift+?');
  await expect(dialog(page)).toBeHidden();
  await button(page).press('Enter');
  await toggle.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await expect(dialog(page)).toBeVisible();
});

test('a touch screen is not offered keys, however wide it is', async ({site}) => {
  const page = await site.open(path, {width: 1024, context: {hasTouch: true, isMobile: true}});
  await expect(page.locator('.search-button kbd').filter({visible: true})).toHaveCount(0);
  await page.locator('button.search-button').tap();
  const footer = page.locator('.search-dialog .DocSearch-Footer');
  await expect(footer).toBeAttached();
  await expect(footer).toBeHidden();
});
