import {drawn, stopClock} from './support/clock';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

test.describe('the small fixture site', () => {
  const {at, open} = useVariant('small');

  test('what the settings leave out is not there: other languages, search, the dark theme, social links, a way back to the top', async ({
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
    // Without search there is neither a button nor a dialog.
    await expect(page.locator('.search-button')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await drawn(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-search');
    // One logo serves both themes, and without a text it is named after the site.
    await expect(page.locator('.brand img')).toHaveCount(1);
    await expect(page.locator('.brand img')).toBeVisible();
    await expect(page.locator('.brand')).toHaveText('');
    await expect(page.locator('.brand')).toHaveAccessibleName('Small');
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light');
    await expect(page.locator('.navbar__rule, #site-social, .screen__social a')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('html')).toHaveAttribute('data-far');
    await expect(page.locator('.to-top')).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 800});
    await page.locator('.screen-button').click();
    await expect(page.locator('#site-screen')).toBeVisible();
    await expect(page.locator('#site-screen')).not.toContainText(words.en.language);
  });

  test('one language has no redirect on the first visit of a Chinese browser', async ({site}) => {
    const page = await open(site, '/guide/long', {locale: 'zh-Hans'});
    await expect(page).toHaveURL(at('/guide/long'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('one language has one sitemap in robots.txt, and is behind no other', async ({request}) => {
    const robots = await (await request.get(at('/robots.txt'))).text();
    expect(robots.match(/Sitemap: .*/g)).toEqual([expect.stringMatching(/\/sitemap\.xml$/)]);
    expect(robots).not.toContain('/zh/');
    const page = await (await request.get(at('/guide/more/behind'))).text();
    expect(page).not.toContain('translation-notice');
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
    expect(await html.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await drawn(page);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-theme-toggle], [data-theme-set]')).toHaveCount(0);
    await page.locator('.brand').click();
    await expect(page).toHaveURL(at('/'));
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
  });

  test('without an address of the sources no footer links them, and the second button of the hero says "Learn More"', async ({
    site,
  }) => {
    const page = await open(site, '/');
    await expect(page.locator('.footer').getByRole('link', {name: /Source code/})).toHaveCount(0);
    const buttons = page.locator('.hero__actions a');
    await expect(buttons).toHaveText([words.en.start, 'Learn More']);
    await buttons.last().click();
    await expect(page).toHaveURL(at('/guide/'));
  });

  test('the navbar stays, and its menu opens with focus', async ({site}) => {
    const page = await open(site, '/guide/long', {context: {reducedMotion: 'reduce'}});
    await test.step('hideNavbar "never" leaves the navbar where it is', async () => {
      await stopClock(page);
      for (const by of [600, 600, -300]) {
        await page.evaluate(
          (top) =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, {once: true});
              scrollBy({top, behavior: 'instant'});
            }),
          by,
        );
        await page.clock.runFor(1000);
        expect(
          await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top),
        ).toBe(0);
      }
      await expect(page.locator('html')).not.toHaveAttribute('data-navbar', 'hidden');
    });
    await test.step('the tools menu that opens with focus does so, and closes when focus leaves or by Escape', async () => {
      const button = page.getByRole('button', {name: words.en.tools, exact: true});
      const menu = page.locator('#site-tools');
      await button.hover();
      await page.clock.runFor(1000);
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

      await page.locator('h1').click();
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
});
