import {
  address,
  inBar,
  localesIn,
  notFoundNoise,
  pageTypes,
  routes,
  sampledRoutes,
} from './support/pages';
import type {Page} from '@playwright/test';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const context = {javaScriptEnabled: false};

/** Returns the names and computed values of the design tokens and of `color-scheme`. */
const tokens = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() =>
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--site-') || name === 'color-scheme')
      .map(([name, values]) => [name, Array.from(values, (value) => value.toString()).join()]),
  );

test('without scripts all design tokens follow the theme of the system, and print uses the light theme', async ({
  site,
}) => {
  const path = address('en', pageTypes.document);
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map(async (theme) => tokens(await site.open(path, {theme}))),
  );
  expect(Object.fromEntries(dark!)['color-scheme']).toBe('dark');
  const page = await site.open(path, {context, theme: 'dark'});
  expect(await tokens(page)).toEqual(dark);
  await page.emulateMedia({media: 'print'});
  expect(await tokens(page)).toEqual(light);
  await page.emulateMedia({media: 'screen', colorScheme: 'light'});
  expect(await tokens(page)).toEqual(light);
});

test.describe('a site with a logo for each theme', () => {
  const {open} = useVariant('full');

  test('without scripts a dark system gets the dark logo', async ({site}) => {
    const page = await open(site, '/guide/', {context, theme: 'dark'});
    await expect(page.locator('.brand img[src$="logo-dark.svg"]')).toBeVisible();
    await expect(page.locator('.brand img[src$="logo-light.svg"]')).toBeHidden();
  });
});

test.describe('a site without a dark theme', () => {
  const {open} = useVariant('small');

  test('without scripts it is light on a dark system', async ({site}) => {
    const page = await open(site, '/guide/', {context, theme: 'dark'});
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
});

for (const locale of localesIn('zh-Hans')) {
  const ui = words[locale];

  test(`without scripts ${locale} pages are readable, links work, and no button needs scripts`, async ({
    site,
  }) => {
    test.slow();
    const page = await site.open(address(locale, ''), {context, allow: notFoundNoise});
    const dead = page.locator(
      '[role="tab"], .code-tools button, .block__fold, .copy-button, .theme-toggle, [name="theme"], .to-top, #overview-filter, main input',
    );
    for (const path of sampledRoutes.filter((route) => localeOfPath(route) === locale)) {
      await page.goto(inBar(path));
      await expect(page.locator('h1')).toBeVisible();
      // The 404 page, which is not in `routes`, has less than 100 characters.
      const least = routes.includes(path) ? 100 : 10;
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(least);
      await expect(dead.filter({visible: true}), path).toHaveCount(0);
    }
    await page.goto(inBar(address(locale, 'guide/start/')));
    await page
      .locator('article')
      .getByRole('link', {name: new RegExp(ui.next)})
      .click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/start/quick-start')));
    const group = page.locator('[data-group="package-manager"]').first();
    await expect(group.locator('.tabs__panel').filter({visible: true})).toHaveCount(4);
    await expect(group.locator('.tabs__caption').filter({visible: true})).toHaveText([
      'npm',
      'yarn',
      'pnpm',
      'bun',
    ]);
  });

  test(`without scripts the ${locale} sidebar folds, the outline links to headings, and menus open below their button`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/'), {context, width: 1400});
    await test.step('the sidebar folds and links to pages', async () => {
      const link = page.locator('.sidebar').getByRole('link', {name: 'dts', exact: true});
      await page.locator('.sidebar summary').first().click();
      await expect(link).toBeHidden();
      await page.locator('.sidebar summary').first().click();
      await link.click();
      await expect(page).toHaveURL(inBar(address(locale, 'config/lib/dts')));
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('dts');
    });
    await test.step('menus open below their button, inside the window', async () => {
      for (const [name, id] of [
        [ui.tools, 'site-tools'],
        [ui.language, 'site-language'],
        [ui.open, 'site-open'],
      ] as const) {
        const button = page.getByRole('button', {name, exact: true}).filter({visible: true});
        await button.click();
        const menu = page.locator(`#${id}`);
        await expect(menu).toBeVisible();
        const [box, from] = [(await menu.boundingBox())!, (await button.boundingBox())!];
        const below = box.y - from.y - from.height;
        expect.soft(below, `${name} below its button`).toBeGreaterThanOrEqual(-8);
        expect.soft(below, `${name} near its button`).toBeLessThan(48);
        const gap = Math.max(from.x - (box.x + box.width), box.x - (from.x + from.width));
        expect.soft(gap, `${name} beside its button`).toBeLessThan(48);
        expect.soft(box.x + box.width).toBeLessThanOrEqual(1400);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }
    });
    await test.step('the outline links to headings, as a column and as a dropdown', async () => {
      await page.locator('.frame__outline a[href="#dts-alias"]').click();
      await expect(page.locator('#dts-alias')).toBeInViewport();
      await page.setViewportSize({width: 1000, height: 900});
      await page.getByRole('button', {name: ui.outline}).click();
      await page.locator('#site-outline a[href="#errors"]').click();
      await expect(page.locator('#errors')).toBeInViewport();
    });
  });

  test(`without scripts the ${locale} drawer, the language link and the full-screen menu work`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/start/'), {context, width: 390});
    const drawer = page.locator('#site-sidebar');
    await page.getByRole('button', {name: ui.menu, exact: true}).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', {name: ui.menu, exact: true}).click();
    await drawer.locator('a').last().click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/faq/errors')));
    await expect(drawer).toBeHidden();

    await page.setViewportSize({width: 1400, height: 800});
    const other = locale === 'en' ? 'zh-Hans' : 'en';
    const name = other === 'en' ? 'English' : '简体中文';
    await page.getByRole('button', {name: ui.language, exact: true}).click();
    await page.locator('#site-language').getByRole('link', {name}).click();
    await expect(page).toHaveURL(inBar(address(other, 'guide/faq/errors')));
    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: words[other].navigation, exact: true}).click();
    await page.locator('#site-screen nav a').nth(1).click();
    await expect(page).toHaveURL(inBar(address(other, 'config/')));
  });
}
