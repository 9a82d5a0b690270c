import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme, themes} from './support/axe';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';

const alt = 'A tree with one source file and three files of output';
const path = '/guide/components';
const still = {reducedMotion: 'reduce'} as const;
const picture = (page: Page): Locator =>
  page.getByRole('button', {name: `Enlarge picture: ${alt}`});
const enlarged = (page: Page): Locator => page.locator('.medium-zoom-image--opened');
const term = (page: Page): Locator => page.getByRole('button', {name: 'declaration file'});
const card = (page: Page): Locator => page.getByRole('dialog');

/** Waits until the enlarged picture is removed and the picture of the page has the focus. */
async function expectClosed(page: Page): Promise<void> {
  await expect(enlarged(page)).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
  await expect(picture(page)).toBeVisible();
}

/** Waits until the picture is enlarged to its full size, and its button has the focus. */
async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('button', {name: `Close enlarged picture: ${alt}`})).toBeFocused();
  await expect
    .poll(() =>
      enlarged(page).evaluate((image) => {
        const {width} = image.getBoundingClientRect();
        return Math.round(width) >= Math.min(innerWidth, 1200) - 20;
      }),
    )
    .toBe(true);
}

test.describe('the page with all components', () => {
  const {at, open} = useVariant('full');

  test('an enlarged picture fills the window on the background of the theme, and closes by keyboard, click, resizing and the search', async ({
    site,
  }) => {
    const page = await open(site, path, {height: 1100, context: still});
    await picture(page).focus();
    await page.keyboard.press('Enter');
    await expect(enlarged(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    for (const close of [
      () => page.keyboard.press('Space'),
      () => enlarged(page).click(),
      () => page.mouse.click(700, 20),
      () => page.setViewportSize({width: 1000, height: 900}),
    ]) {
      await page.keyboard.press('Enter');
      await expectOpen(page);
      await close();
      await expectClosed(page);
    }
    for (const theme of themes) {
      await setTheme(page, theme);
      await picture(page).click();
      await expectOpen(page);
      const seen = await page.evaluate(() => {
        const overlay = document.querySelector('.medium-zoom-overlay')!;
        const image = document.querySelector('.medium-zoom-image--opened')!;
        const {backgroundColor} = getComputedStyle(overlay);
        const {clientWidth} = document.documentElement;
        return {
          isThemed: backgroundColor === getComputedStyle(document.body).backgroundColor,
          overlay: overlay.getBoundingClientRect().width - clientWidth,
          image: Math.round(image.getBoundingClientRect().width - clientWidth),
        };
      });
      expect(seen, theme).toEqual({isThemed: true, overlay: 0, image: 0});
      // The search closes the picture and has the focus.
      await page.keyboard.press('Control+k');
      await expect(page.locator('.search-dialog .DocSearch-Input')).toBeFocused();
      await expect(enlarged(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test.describe('the first click on the page enlarges a picture', () => {
    for (const file of ['main', 'island-Zoom'])
      test(`although ${file} is not loaded yet`, async ({site}) => {
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        const page = await open(site, path, {
          context: still,
          wait: false,
          cold: true,
          async before(page) {
            await page.route(new RegExp(`/${file}\\.\\w+\\.js$`), async (route) => {
              await held;
              await route.continue();
            });
          },
        });
        if (file !== 'main') await page.locator('html[data-ready="links"]').waitFor();
        await page.locator('.picture img').first().click();
        await expect(enlarged(page)).toHaveCount(0);
        release();
        await expectOpen(page);
      });
  });

  test('axe finds nothing on the page, a term card and an enlarged picture, in both themes', async ({
    site,
  }) => {
    test.slow();
    const page = await open(site, path, {width: 390, context: still});
    await expect(picture(page)).toBeVisible();
    await page
      .locator('.details')
      .first()
      .evaluate((fold) => fold.toggleAttribute('open', true));
    for (const [width, theme] of pairs([390, 1280])) {
      await page.setViewportSize({width, height: 900});
      await setTheme(page, theme);
      await term(page).focus();
      await page.keyboard.press('Enter');
      await expect(card(page)).toBeFocused();
      expect.soft(await findings(page, 'main'), `card, ${theme} at ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
      const isInside = () => document.documentElement.scrollWidth <= innerWidth;
      expect(await page.evaluate(isInside)).toBe(true);
    }
    await picture(page).click();
    await expectOpen(page);
    expect.soft(await findings(page, 'main'), 'picture').toEqual([]);
  });

  test('a term is explained by Enter and Space, and its card is read and closed by keyboard', async ({
    site,
  }) => {
    const page = await open(site, path, {context: still});
    await term(page).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toHaveAccessibleName(/.+/);
    await page.keyboard.press('Escape');
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expect(term(page)).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'More in the glossary'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('.term').nth(2)).toBeFocused();
    await term(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/guide/start/glossary#declaration-file'));
  });

  test('a term is explained by touch, in a card inside the window and beside the term', async ({
    site,
  }) => {
    const page = await open(site, path, {
      width: 390,
      height: 700,
      context: {hasTouch: true, ...still},
    });
    for (const each of await page.locator('.term').all()) {
      await each.tap();
      const box = (await card(page).boundingBox())!;
      const text = (await each.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(8);
      expect(box.x + box.width).toBeLessThanOrEqual(382);
      expect(box.y >= text.y + text.height || box.y + box.height <= text.y).toBe(true);
      await page.locator('h1').evaluate((title) => title.scrollIntoView({block: 'end'}));
      await page.locator('h1').tap();
      await expect(card(page)).toHaveCount(0);
    }
  });

  test('without scripts a term links to the glossary and a fold opens', async ({site}) => {
    const page = await open(site, '/zh/guide/components', {context: {javaScriptEnabled: false}});
    const fold = page.locator('.details', {hasText: '旁边还有什么？'});
    await expect(fold.getByText('源码。')).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.getByText('源码。')).toBeVisible();
    await page.getByRole('link', {name: '声明文件'}).click();
    await expect(page).toHaveURL(/guide\/start\/glossary#declaration-file$/);
    await expect(page.locator('h1')).toHaveText('名词解释');
  });

  test('in print terms are explained and folded text is shown', async ({site}) => {
    const page = await open(site, path);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('The sources.')).toBeVisible();
    await expect(
      page.getByText(
        'A .d.ts file that describes the types of a JavaScript file without its code.',
      ),
    ).toBeVisible();
    await expect(page.getByText('More in the glossary').first()).toBeHidden();
    for (const part of ['.steps', '.keys', 'article img'])
      await expect(page.locator(part).first()).toBeVisible();
  });
});
