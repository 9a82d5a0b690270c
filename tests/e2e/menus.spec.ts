import type {Page} from '@playwright/test';
import {address, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const article = address('en', pageTypes.document);
const menus = ['tools', 'language', 'open'] as const;

function menuOf(page: Page, name: (typeof menus)[number]) {
  return {
    button: page.getByRole('button', {name: words.en[name], exact: true}).filter({visible: true}),
    popover: page.locator(`#site-${name}`),
  };
}

test('menus open by click and keyboard, and close by Escape, a click outside, the next menu and when focus leaves', async ({
  site,
}) => {
  const page = await site.open(article);
  for (const name of menus) {
    const {button, popover} = menuOf(page, name);
    await expect(popover).toBeHidden();
    await button.click();
    await expect(popover).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.locator('article .lead').click();
    await expect(popover).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    const entries = popover.locator('a, button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    for (let entry = await entries.count(); entry > 0; entry -= 1) await page.keyboard.press('Tab');
    await expect(entries.last()).toBeFocused();
    await expect(popover).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popover).toBeHidden();
  }
  const [tools, language] = [menuOf(page, 'tools'), menuOf(page, 'language')];
  await tools.button.click();
  await language.button.click();
  await expect(language.popover).toBeVisible();
  await expect(tools.popover).toBeHidden();
  await expect(tools.button).toHaveAttribute('aria-expanded', 'false');
});

test('a touch opens a menu inside the window, and the next touch closes it', async ({site}) => {
  const page = await site.open(article, {width: 768, context: {hasTouch: true}});
  for (const name of menus) {
    const {button, popover} = menuOf(page, name);
    await button.tap();
    await expect(popover).toBeVisible();
    const [box, from] = [(await popover.boundingBox())!, (await button.boundingBox())!];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(768);
    expect(box.y).toBeGreaterThanOrEqual(from.y + from.height);
    expect(box.y - from.y - from.height).toBeLessThan(24);
    await button.tap();
    await expect(popover).toBeHidden();
  }
});

test('icon buttons of the navbar show their name on focus and hide it on Escape', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  for (const name of [words.en.tools, words.en.system]) {
    const button = page.getByRole('button', {name, exact: true}).filter({visible: true});
    const tooltip = button.locator('.tooltip');
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText(name);
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(250);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(button).toBeFocused();
  }
});
