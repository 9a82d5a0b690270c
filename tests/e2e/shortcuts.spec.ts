import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {address, inBar, locales, localesIn, pageTypes} from './support/pages';
import {expect, ready, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const sheet = (page: Page): Locator => page.locator('#site-shortcuts');
const button = (page: Page): Locator => page.locator('.shortcuts-button');
const key = 'shortcuts-rslib';

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: the sheet of shortcuts and its switch`, async ({site}) => {
    const page = await site.open(address(locale, pageTypes.document));
    await test.step(`${locale}: "?" opens the sheet of shortcuts, Escape closes it and gives focus back`, async () => {
      const link = page.locator('article a[href]').first();
      await link.focus();
      await page.keyboard.press('Shift+?');
      const dialog = page.getByRole('dialog', {name: say.shortcuts});
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', {name: say.close})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      // Only a press beside it closes it.
      await page.keyboard.press('Shift+?');
      await dialog.getByRole('heading').first().click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(10, 450);
      await expect(dialog).toBeHidden();
    });
    await test.step(`${locale}: the switch turns single keys off for every page, and on again`, async () => {
      const letters = page.getByRole('switch', {name: say.letters});
      await page.keyboard.press('Shift+?');
      await expect(letters).toHaveAttribute('aria-checked', 'true');
      await letters.click();
      await expect(letters).toHaveAttribute('aria-checked', 'false');
      await page.keyboard.press('Escape');
      await page.reload();
      await ready(page);
      await page.locator('main').focus();
      await page.keyboard.press('Shift+?');
      await expect(sheet(page)).toBeHidden();
      await button(page).press('Enter');
      await expect(letters).toHaveAttribute('aria-checked', 'false');
      await letters.press('Space');
      await expect(letters).toHaveAttribute('aria-checked', 'true');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+?');
      await expect(sheet(page)).toBeVisible();
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    });
  });
}

test(`"?" is text where text is typed, and nothing with another key`, async ({site}) => {
  const page = await site.open('/config/');
  const field = page.getByRole('searchbox').or(page.locator('input')).first();
  await field.focus();
  await page.keyboard.press('Shift+?');
  await expect(field).toHaveValue('?');
  await expect(sheet(page)).toBeHidden();
  await page.locator('main').focus();
  await page.keyboard.press('Control+Shift+?');
  await page.keyboard.press('Alt+Shift+?');
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(sheet(page)).toBeVisible();
});

test(`where nothing can be remembered the switch holds for the visit`, async ({site}) => {
  const page = await site.open(`/${pageTypes.document}`, {
    allow: [/browser storage is not available/],
    before: (opened) =>
      opened.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', {get: refuse});
      }),
  });
  await page.keyboard.press('Shift+?');
  const letters = sheet(page).getByRole('switch');
  await letters.click();
  await expect(letters).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('/');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await button(page).click();
  await letters.click();
  await expect(letters).toHaveAttribute('aria-checked', 'true');
});

test(`a page without global components has no sheet`, async ({site}) => {
  const page = await site.open(`/${pageTypes.document}?globalUIComponents=0`);
  await expect(button(page)).toBeHidden();
  await page.locator('main').focus();
  await page.keyboard.press('Shift+?');
  await expect(sheet(page)).toBeHidden();
});

test('every page has a button for the sheet, which keeps the focus and closes by its own button', async ({
  site,
}) => {
  const page = await site.open('/');
  for (const path of Object.values(pageTypes).filter((name) => name !== pageTypes['not found'])) {
    await page.goto(inBar(`/${path}`));
    await expect(page.getByRole('button', {name: words.en.shortcuts})).toHaveCount(1);
  }
  await button(page).click();
  for (let index = 0; index < 6; index++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isBehind).toBe(false);
  }
  await sheet(page).getByRole('button', {name: words.en.close}).click();
  await expect(sheet(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the keys are those of the system', async ({site}) => {
  for (const [platform, shown] of [
    ['Linux x86_64', 'Ctrl'],
    ['MacIntel', '⌘'],
  ] as const) {
    const page = await site.open(`/${pageTypes.document}`, {
      before: (opened) =>
        opened.addInitScript(
          (value) => Object.defineProperty(navigator, 'platform', {value}),
          platform,
        ),
    });
    await page.keyboard.press('Shift+?');
    await expect(
      sheet(page).locator('dd').first().locator('kbd').filter({visible: true}),
    ).toHaveText([shown, 'K', '/']);
  }
});

test('a page that a reader goes to has no sheet open', async ({site}) => {
  const page = await site.open('/guide/start/');
  await page.locator('.navbar__link').nth(1).click();
  await expect(page).toHaveURL(/\/config\/$/);
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('Configuration');
  await page.keyboard.press('Shift+?');
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  await expect(sheet(page)).toBeHidden();
});

test('a finger opens the sheet, switches and closes it', async ({site}) => {
  const page = await site.open(`/${pageTypes.document}`, {
    width: 390,
    height: 844,
    context: {hasTouch: true, isMobile: true},
  });
  await button(page).tap();
  await sheet(page).getByRole('switch').tap();
  await expect(sheet(page).getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  await sheet(page).getByRole('button', {name: words.en.close}).tap();
  await expect(sheet(page)).toBeHidden();
});

test('without scripts there is no button that would do nothing', async ({site}) => {
  for (const path of ['/', `/${pageTypes.document}`]) {
    const page = await site.open(path, {context: {javaScriptEnabled: false}});
    await expect(button(page)).toBeHidden();
    await expect(sheet(page)).toBeHidden();
  }
});

for (const locale of localesIn('en')) {
  test(`axe finds nothing on the ${locale} sheet, in both themes`, async ({site}) => {
    const page = await site.open(address(locale, pageTypes.document), {
      context: {reducedMotion: 'reduce'},
    });
    await button(page).click();
    for (const [width, theme] of pairs([390, 1280])) {
      await page.setViewportSize({width, height: 900});
      await setTheme(page, theme);
      expect.soft(await findings(page, 'dialog'), `${theme} at ${width}`).toEqual([]);
    }
  });
}

test.describe('the fixture site', () => {
  const {open} = useVariant('full');

  test('a page whose front matter has no global components has no sheet', async ({site}) => {
    const page = await open(site, '/guide/no-global');
    await expect(button(page)).toBeHidden();
    await page.keyboard.press('Shift+?');
    await expect(sheet(page)).toBeHidden();
  });
});
