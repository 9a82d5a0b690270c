import type {Page} from '@playwright/test';
import {drawn} from './support/clock';
import {address, inBar, type Locale, locales} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const narrow = 390;

function parts(page: Page, locale: Locale = 'en') {
  return {
    button: page.getByRole('button', {name: words[locale].navigation, exact: true}),
    screen: page.locator('#site-screen'),
  };
}

const focusIsInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('#site-screen, .screen-button') !== null);

for (const locale of locales) {
  test(`the ${locale} hamburger opens a menu over the whole page and closes it`, async ({site}) => {
    const page = await site.open(address(locale, ''), {
      width: narrow,
      context: {hasTouch: true},
    });
    const {button, screen} = parts(page, locale);
    await expect(screen).toBeHidden();
    await button.tap();
    await expect(screen).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const box = await screen.boundingBox();
    expect(box).toEqual({x: 0, y: 56, width: narrow, height: 900 - 56});
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button.tap();
    await expect(screen).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test(`focus stays in the full-screen menu until Escape, which returns it; a width of 768 closes it`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/', {width: narrow});
  const {button, screen} = parts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(screen).toBeVisible();
  const controls = await screen.locator('a, button').count();
  for (let press = 0; press < controls + 3; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page), `after ${press + 1} × Tab`).toBe(true);
  }
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsInside(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.setViewportSize({width: 767, height: 900});
  await expect(screen).toBeVisible();
  await page.setViewportSize({width: 768, height: 900});
  await expect(screen).toBeHidden();
  await page.setViewportSize({width: narrow, height: 900});
  await expect(screen).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => scrollTo({top: 50, behavior: 'instant'}));
  expect(await page.evaluate(() => scrollY)).toBe(50);
});

test(`theme and language work in the full-screen menu, which closes when a reader follows a link or goes back`, async ({
  site,
}) => {
  const page = await site.open('/guide/start/?a=1#content', {width: narrow});
  const {button, screen} = parts(page);
  await button.click();
  const pressed = screen.locator('[aria-pressed="true"]');
  await expect(pressed).toHaveAccessibleName(words.en.system);
  await screen.getByRole('button', {name: words.en.dark}).click();
  await expect(pressed).toHaveAccessibleName(words.en.dark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(screen).toBeVisible();

  await screen.getByRole('link', {name: 'Config'}).click();
  await expect(page).toHaveURL(inBar('/config/'));
  await expect(page.locator('h1')).toHaveText('Configuration');
  await expect(screen).toBeHidden();
  await button.click();
  await expect(screen).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(inBar('/guide/start/?a=1#content'));
  await expect(screen).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await screen.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(inBar('/zh/guide/start/?a=1#content'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
