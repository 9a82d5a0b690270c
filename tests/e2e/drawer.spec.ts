import type {Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {drawn} from './support/clock';
import {address, inBar, type Locale, locales, localesIn} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const narrow = 390;

function parts(page: Page, locale: Locale = 'en') {
  return {
    button: page.getByRole('button', {name: words[locale].menu, exact: true}),
    drawer: page.locator('#site-sidebar'),
  };
}

for (const locale of locales) {
  test(`the ${locale} menu button opens the sidebar as a drawer; a touch beside it closes it`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/start/'), {
      width: narrow,
      context: {hasTouch: true},
    });
    const {button, drawer} = parts(page, locale);
    await expect(drawer).toBeHidden();
    await button.tap();
    await expect(drawer).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.locator('[aria-current="page"]')).toBeVisible();
    await page.touchscreen.tap(380, 500);
    await expect(drawer).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test(`the page behind the drawer does not scroll, focus stays in it; its button, Escape, a link and a wide window close it`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {width: narrow});
  const {button, drawer} = parts(page);
  await button.click();
  await expect(drawer).toBeVisible();
  await page.mouse.move(380, 500);
  await page.mouse.wheel(0, 600);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await drawer.getByRole('button', {name: 'Close menu'}).click();
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  const controls = await drawer.locator('a, button, summary').count();
  for (let press = 0; press < controls + 2; press += 1) {
    await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('#site-sidebar') !== null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(inBar('/guide/start/glossary'));
  await expect(drawer).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => scrollTo({top: 50, behavior: 'instant'}));
  expect(await page.evaluate(() => scrollY)).toBe(50);

  await button.click();
  await page.setViewportSize({width: limits.sidebarBarWidth + 1, height: 900});
  await expect
    .poll(() => drawer.evaluate((element) => element.matches(':popover-open')))
    .toBe(false);
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.y).toBeGreaterThanOrEqual(limits.navbarHeightWide);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.setViewportSize({width: narrow, height: 900});
  await expect(drawer).toBeHidden();
});

test(`the groups of the sidebar fold and unfold, by mouse and keyboard`, async ({site}) => {
  const page = await site.open('/guide/start/');
  const group = page.locator('.sidebar summary', {hasText: 'Start'});
  const link = page.locator('.sidebar').getByRole('link', {name: 'Glossary'});
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeHidden();
  await group.press('Enter');
  await expect(link).toBeVisible();
  await group.press('Space');
  await expect(link).toBeHidden();

  // For the page a reader goes to its group opens again.
  await page
    .locator('article')
    .getByRole('link', {name: new RegExp(words.en.next)})
    .click();
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Quick start');
  await expect(page.locator('.sidebar [aria-current="page"]')).toBeVisible();
});

test('the active link of a long sidebar is scrolled into view', async ({site}) => {
  const page = await site.open('/guide/start/npm-packages', {height: 260});
  await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport({ratio: 1});
});

for (const locale of localesIn('en')) {
  test(`the blog has a sidebar with its list and its articles by year: ${locale}`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'blog/introducing-rslib'), {width: 1280});
    const sidebar = page.locator('.sidebar');
    await expect(sidebar.locator('summary')).toHaveText(['2026', '2025']);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(
      await page.locator('h1').innerText(),
    );
    await sidebar.locator('.sidebar__loose a').click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(sidebar.locator('.sidebar__loose [aria-current="page"]')).toHaveCount(1);
  });
}
