import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

test.describe('the small fixture site', () => {
  const {at, open} = useVariant('small');

  test('one language has no switch, at any width, and names no other in its head', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long');
    await expect(page.locator('[data-language], [popovertarget="site-language"]')).toHaveCount(0);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    for (const [hreflang, href] of alternates) {
      expect(['en', 'x-default']).toContain(hreflang);
      expect(href).not.toContain('/zh/');
    }
    await page.setViewportSize({width: 390, height: 800});
    await page.locator('.screen-button').click();
    await expect(page.locator('#site-screen')).toBeVisible();
    await expect(page.locator('#site-screen')).not.toContainText(words.en.language);
  });

  test('without search there is neither a button nor a dialog', async ({site}) => {
    const page = await open(site, '/guide/long');
    await expect(page.locator('.search-button')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-search');
  });

  test('one language has no redirect on the first visit of a Chinese browser', async ({site}) => {
    const page = await open(site, '/guide/long', {locale: 'zh-Hans'});
    await expect(page).toHaveURL(at('/guide/long'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('one language has one sitemap in robots.txt', async ({request}) => {
    const robots = await (await request.get(at('/robots.txt'))).text();
    expect(robots.match(/Sitemap: .*/g)).toEqual([expect.stringMatching(/\/sitemap\.xml$/)]);
    expect(robots).not.toContain('/zh/');
  });

  test('an unknown address below /zh/ answers in the one language and leads to the home that exists', async ({
    site,
  }) => {
    const page = await open(site, '/zh/nope', {locale: 'en', allow: [/404/]});
    await expect(page.locator('main')).toContainText(words.en.notFound);
    await expect(page.locator('main .button')).toHaveAttribute('href', '/');
  });

  test('without dark mode the site is light, whatever the system and the storage say', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long', {
      theme: 'dark',
      before: (opened) => opened.addInitScript(() => localStorage.setItem('theme-rslib', 'dark')),
    });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    await page.waitForTimeout(300);
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await html.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-theme-toggle], [data-theme-set]')).toHaveCount(0);
    await page.locator('.brand').click();
    await expect(page).toHaveURL(at('/'));
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
  });

  test('without dark mode the head does not offer it to the browser', async ({site}) => {
    const page = await open(site, '/guide/long');
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light');
  });

  test('without an address of the sources the second button of the hero says "Learn More"', async ({
    site,
  }) => {
    const page = await open(site, '/');
    const buttons = page.locator('.hero__actions a');
    await expect(buttons).toHaveText([words.en.start, 'Learn More']);
    await buttons.last().click();
    await expect(page).toHaveURL(at('/guide/'));
  });

  test('without an address of the sources no footer links them', async ({site}) => {
    const page = await open(site, '/');
    await expect(page.locator('.footer').getByRole('link', {name: /Source code/})).toHaveCount(0);
  });

  test('one logo serves both themes, and without a text it is named after the site', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long');
    await expect(page.locator('.brand img')).toHaveCount(1);
    await expect(page.locator('.brand img')).toBeVisible();
    await expect(page.locator('.brand')).toHaveText('');
    await expect(page.locator('.brand')).toHaveAccessibleName('Small');
  });

  test('with scroll-to-top off there is no way back to the top', async ({site}) => {
    const page = await open(site, '/guide/long');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('html')).toHaveAttribute('data-far');
    await expect(page.locator('[data-to-top]')).toHaveCount(0);
  });

  test('hideNavbar "never" leaves the navbar where it is', async ({site}) => {
    const page = await open(site, '/guide/long', {context: {reducedMotion: 'reduce'}});
    await page.mouse.move(700, 500);
    for (const step of [600, 600, -300]) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(300);
      expect(
        await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top),
      ).toBe(0);
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-navbar', 'hidden');
  });

  test('without social links there is neither a rule nor a popup for them', async ({site}) => {
    const page = await open(site, '/guide/long');
    await expect(page.locator('.navbar__rule, #site-social, .screen__social a')).toHaveCount(0);
  });

  test('the tools menu that opens with focus does so, and closes when focus leaves', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long');
    const button = page.getByRole('button', {name: words.en.tools, exact: true});
    const menu = page.locator('#site-tools');
    await button.hover();
    await page.waitForTimeout(300);
    await expect(menu).toBeHidden();
    await button.focus();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    // The skip link has focus now and lies on the button.
    await page.locator('h1').click();
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
  });

  test('Escape closes the tools menu that focus opened, from its button and from inside', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long');
    const button = page.getByRole('button', {name: words.en.tools, exact: true});
    const menu = page.locator('#site-tools');
    await button.focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(menu).toBeHidden();
  });
});
