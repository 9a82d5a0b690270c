import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {stopClock} from './support/clock';
import {address, inBar, localesIn} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const article = '/guide/start/quick-start';

type Menu = {
  readonly name: keyof (typeof words)['en'];
  readonly id: string;
  /** Delay before hovering opens, and after leaving until it closes; none: it does not open by hovering. */
  readonly delays?: readonly [number, number];
};

const menus: readonly Menu[] = [
  {name: 'tools', id: 'site-tools', delays: [limits.popoverDelayMs, limits.popoverDelayMs]},
  {name: 'language', id: 'site-language', delays: [0, limits.dropdownCloseMs]},
  {name: 'open', id: 'site-open'},
];

function parts(page: Page, {name, id}: Menu, locale: keyof typeof words = 'en') {
  return {
    button: page
      .getByRole('button', {name: words[locale][name], exact: true})
      .filter({visible: true}),
    popover: page.locator(`#${id}`),
  };
}

/** Opens and closes by click and by keyboard, closes by Escape, by a click outside and when focus leaves. */
async function pressed(page: Page, menu: Menu): Promise<void> {
  const {button, popover} = parts(page, menu);
  await expect(popover).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(popover).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(popover).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // Hovering does not open it again.
  await page.clock.runFor(1000);
  await expect(popover).toBeHidden();
  await button.click();
  await expect(popover).toBeVisible();
  await page.locator('article .lead').click();
  await expect(popover).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Space');
  await expect(popover).toBeHidden();
  await page.keyboard.press('Space');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
  const entries = popover.locator('a, button');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  for (let entry = await entries.count(); entry > 0; entry -= 1) await page.keyboard.press('Tab');
  await expect(entries.last()).toBeFocused();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popover).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(popover).toBeHidden();
}

/** Opens under the pointer and closes behind it, each after a while, unless a click keeps it. */
async function pointedAt(page: Page, menu: Menu): Promise<void> {
  const {button, popover} = parts(page, menu);
  const [openAfter, closeAfter] = menu.delays!;
  // The keys may have left the focus on a link that lies on the button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(700, 700);
  await page.clock.runFor(1000);
  if (openAfter > 0) {
    // A pointer that only passes.
    await button.hover();
    await page.clock.runFor(openAfter - 1);
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    await expect(popover).toBeHidden();
    await button.hover();
    await page.clock.runFor(openAfter - 1);
    await expect(popover).toBeHidden();
    await page.clock.runFor(1);
  } else {
    await button.hover();
  }
  await expect(popover).toBeVisible();
  await page.clock.runFor(1000);
  await expect(popover).toBeVisible();
  await popover.locator('a').last().hover();
  await page.clock.runFor(1000);
  await expect(popover).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(closeAfter - 1);
  await expect(popover).toBeVisible();
  await page.clock.runFor(1);
  await expect(popover).toBeHidden();

  await button.hover();
  await page.clock.runFor(openAfter);
  await expect(popover).toBeVisible();
  await button.click();
  await expect(popover).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(1000);
  await expect(popover).toBeVisible();
  await button.click();
  await expect(popover).toBeHidden();

  // Escape closes what the pointer has opened, wherever focus is.
  await page.mouse.move(700, 700);
  await button.evaluate((element) => element.blur());
  await button.hover();
  await page.clock.runFor(openAfter);
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
}

/** Opens by a touch, inside the window, and closes by the next one. */
async function touched(page: Page, menu: Menu): Promise<void> {
  const {button, popover} = parts(page, menu);
  await button.tap();
  await expect(popover).toBeVisible();
  await page.clock.runFor(1000);
  await expect(popover).toBeVisible();
  const box = await popover.boundingBox();
  const from = await button.boundingBox();
  if (!box || !from) throw new Error('The menu has no box.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(768);
  expect(box.y).toBeGreaterThanOrEqual(from.y + from.height);
  expect(box.y - from.y - from.height).toBeLessThan(24);
  await button.tap();
  await expect(popover).toBeHidden();
}

test(`a menu opens and closes by click, by keyboard and by pointer, and only one is open at a time`, async ({
  site,
}) => {
  test.slow();
  const page = await site.open(article);
  await stopClock(page);
  for (const menu of menus) {
    await test.step(`${menu.name}: click, keys, Escape, a click outside, focus that leaves`, () =>
      pressed(page, menu));
    if (!menu.delays) continue;
    const [openAfter, closeAfter] = menu.delays;
    await test.step(`${menu.name}: the pointer opens after ${openAfter} ms and leaving closes after ${closeAfter} ms, unless a click keeps it`, () =>
      pointedAt(page, menu));
  }
  await test.step('the next menu closes the one before', async () => {
    const [tools, language] = [parts(page, menus[0]!), parts(page, menus[1]!)];
    await tools.button.click();
    await language.button.click();
    await expect(language.popover).toBeVisible();
    await expect(tools.popover).toBeHidden();
    await expect(tools.button).toHaveAttribute('aria-expanded', 'false');
  });
});

test(`a touch opens a menu, inside the window, and the next one closes it`, async ({site}) => {
  const page = await site.open(article, {width: 768, context: {hasTouch: true}});
  await stopClock(page);
  for (const menu of menus) await test.step(menu.name, () => touched(page, menu));
});

test(`the language link keeps path, query and hash, there and back`, async ({site}) => {
  const page = await site.open('/guide/start/glossary?a=1&b=%2F');
  const hash = await page.locator('article h2[id]').nth(2).getAttribute('id');
  await page.evaluate((id) => {
    location.hash = id ?? '';
  }, hash);
  const link = (name: string) => page.locator('#site-language').getByRole('link', {name});
  await parts(page, menus[1]!).button.click();
  await link('简体中文').click();
  await expect(page).toHaveURL(inBar(`/zh/guide/start/glossary?a=1&b=%2F#${hash}`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator(`#${hash}`)).toBeInViewport();
  await parts(page, menus[1]!, 'zh-Hans').button.click();
  await expect(link('简体中文')).toHaveAttribute('aria-current', 'true');
  await link('English').click();
  await expect(page).toHaveURL(inBar(`/guide/start/glossary?a=1&b=%2F#${hash}`));
});

test('the language link keeps query and hash before any script of a file is there', async ({
  site,
}) => {
  const page = await site.open('/guide/start/?a=1#layers', {
    wait: false,
    before: (opened) => opened.route(/\/assets\/js\//, () => undefined),
  });
  await parts(page, menus[1]!).button.click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/?a=1#layers'));
});

test('the language link follows a reader to other pages', async ({site}) => {
  const page = await site.open('/guide/start/?a=1');
  await parts(page, menus[1]!).button.hover();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).hover();
  await page.keyboard.press('Escape');
  await page.locator('.sidebar').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(inBar('/guide/start/glossary'));
  await parts(page, menus[1]!).button.click();
  await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/glossary'));
});

for (const locale of localesIn('en')) {
  test(`the ${locale} tools menu lists the family and the ecosystem, in a new tab each`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, ''));
    const {button, popover} = parts(page, menus[0]!, locale);
    await button.click();
    const links = popover.getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      await expect(link).toContainText(
        locale === 'en' ? '(opens in a new tab)' : '（在新标签页中打开）',
      );
    }
  });

  test(`the ${locale} icon buttons of the navbar show their name on focus and hide it on Escape`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/start/'));
    for (const name of [words[locale].tools, words[locale].system]) {
      const button = page.getByRole('button', {name, exact: true}).filter({visible: true});
      const tooltip = button.locator('.tooltip');
      await expect(tooltip).toBeHidden();
      await page.keyboard.press('Tab');
      await button.focus();
      await expect(tooltip).toBeVisible();
      await expect(tooltip).toHaveText(name);
      expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(limits.tooltipMaxWidth);
      expect(await button.getAttribute('title')).toBeNull();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}
