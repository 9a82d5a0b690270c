import {drawn} from './support/clock';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

test.describe('the small fixture site', () => {
  const {at, open} = useVariant('small');

  test('optional features are absent: other languages, search, dark theme, social links, button to the top', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long', {locale: 'zh-Hans', theme: 'dark'});
    await expect(page).toHaveURL(at('/guide/long'));
    await expect(page.locator('.language-link, [popovertarget="site-language"]')).toHaveCount(0);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    for (const [hreflang, href] of alternates) {
      expect(['en', 'x-default']).toContain(hreflang);
      expect(href).not.toContain('/zh/');
    }
    // The search is disabled, so there is no button, and shortcut keys open no dialog.
    await expect(page.locator('.search-button')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await drawn(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-search');
    // There is one logo for both themes. Without a text, its accessible name is the title of the site.
    await expect(page.locator('.brand img')).toHaveCount(1);
    await expect(page.locator('.brand img')).toBeVisible();
    await expect(page.locator('.brand')).toHaveText('');
    await expect(page.locator('.brand')).toHaveAccessibleName('Small');
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.theme-toggle, [name="theme"]')).toHaveCount(0);
    await expect(page.locator('.navbar__rule, #site-social, .screen__social a')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('html')).toHaveAttribute('data-far');
    await expect(page.locator('.to-top')).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 800});
    await page.locator('.screen-button').click();
    await expect(page.locator('#site-screen')).toBeVisible();
    await expect(page.locator('#site-screen')).not.toContainText(words.en.language);
  });
});
