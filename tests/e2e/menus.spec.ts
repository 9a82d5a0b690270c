import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {stopClock} from './support/clock';
import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const article = address('en', pageTypes.document);
const menus = ['tools', 'language', 'open'] as const;

function menuOf(page: Page, name: (typeof menus)[number], locale: keyof typeof words = 'en') {
  return {
    button: page
      .getByRole('button', {name: words[locale][name], exact: true})
      .filter({visible: true}),
    popover: page.locator(`#site-${name}`),
  };
}

for (const name of menus) {
  test(`the ${name} menu opens by click and keyboard, and closes by Escape, a click outside and when focus leaves`, async ({
    site,
  }) => {
    const page = await site.open(article);
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
  });
}

test('hovering opens the language menu, leaving it closes it, and the next menu closes the one before', async ({
  site,
}) => {
  const page = await site.open(article);
  const [tools, language] = [menuOf(page, 'tools'), menuOf(page, 'language')];
  await stopClock(page);
  await language.button.hover();
  await expect(language.popover).toBeVisible();
  await language.popover.locator('a').last().hover();
  await page.clock.runFor(1000);
  await expect(language.popover).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(limits.dropdownCloseMs);
  await expect(language.popover).toBeHidden();
  await tools.button.click();
  await language.button.click();
  await expect(language.popover).toBeVisible();
  await expect(tools.popover).toBeHidden();
  await expect(tools.button).toHaveAttribute('aria-expanded', 'false');
});

test('a touch opens a menu inside the window, and the next one closes it', async ({site}) => {
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

test('the language link keeps path, query and hash in both directions', async ({site}) => {
  const page = await site.open('/guide/start/glossary?a=1&b=%2F');
  const hash = await page.locator('article h2[id]').nth(2).getAttribute('id');
  await page.evaluate((id) => {
    location.hash = id ?? '';
  }, hash);
  const link = (name: string) => page.locator('#site-language').getByRole('link', {name});
  await menuOf(page, 'language').button.click();
  await link('简体中文').click();
  await expect(page).toHaveURL(inBar(`/zh/guide/start/glossary?a=1&b=%2F#${hash}`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator(`#${hash}`)).toBeInViewport();
  await menuOf(page, 'language', 'zh-Hans').button.click();
  await expect(link('简体中文')).toHaveAttribute('aria-current', 'true');
  await link('English').click();
  await expect(page).toHaveURL(inBar(`/guide/start/glossary?a=1&b=%2F#${hash}`));
});

test('the language link keeps query and hash before any external script has loaded', async ({
  site,
}) => {
  const page = await site.open('/guide/start/?a=1#layers', {
    wait: false,
    before: (opened) => opened.route(/\/assets\/js\//, () => undefined),
  });
  await menuOf(page, 'language').button.click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/?a=1#layers'));
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
