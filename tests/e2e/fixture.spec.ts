import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {variants} from '../fixture-site/settings';
import {drawn, stopClock} from './support/clock';
import {layoutFaults} from './support/layout';
import {expect, stay, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const {themeConfig, title, logoText} = variants.full;
const {texts} = themeConfig;

const ui = {
  group: 'More',
  nested: 'Nested',
  elsewhere: 'Elsewhere',
  right: 'Right',
  long: 'Long page',
  open: 'Open group',
  closed: 'Closed group',
  fixed: 'Fixed group',
  moreLinks: 'More links',
  finer: 'Finer',
};
const long = '/guide/long';

const still = {reducedMotion: 'reduce'} as const;

/** Returns the distance of a heading from the navbar in px, or -Infinity while its page is not rendered. */
function belowNavbar(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -Infinity;
    return top - Math.max(0, navbar);
  }, id);
}

async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowNavbar(page, id), id).toBeGreaterThanOrEqual(0);
  await expect.poll(() => belowNavbar(page, id), id).toBeLessThan(160);
}

function group(page: Page, name: string): Locator {
  return page
    .locator('.sidebar__group')
    .filter({has: page.locator('.sidebar__toggle', {hasText: name})});
}

test.describe('the fixture site', () => {
  const {at, open} = useVariant('full');

  test('navbar, sidebar and outline render the links, tags and texts of the settings', async ({
    site,
  }) => {
    // The settings disable the redirect of a first visit to the language of the browser.
    const page = await open(site, long, {locale: 'zh-Hans'});
    await expect(page).toHaveURL(at(long));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('visited')),
      ),
    ).toEqual([]);

    const left = page.locator('.navbar__links').first();
    await expect(left.locator('.navbar__tag')).toHaveText(themeConfig.nav[0]!.tag!.en);
    const right = page.locator('.navbar__links--end').getByRole('link', {name: ui.right});
    await expect(right).toHaveAttribute('href', long);
    const [first, last] = [await left.boundingBox(), await right.boundingBox()];
    expect(last!.x).toBeGreaterThan(first!.x + first!.width);

    const inline = page.locator(
      '.navbar__rule ~ .only-wide, .navbar__rule ~ site-island > .only-wide',
    );
    const drawings = await inline.evaluateAll((items) =>
      items.map((item) => {
        const svg = item.querySelector('svg');
        return svg && svg.getBoundingClientRect().width > 0 ? svg.innerHTML : '';
      }),
    );
    expect(drawings).not.toContain('');
    // Icons: github, x and discord differ, the fourth link has that of discord, the fifth has an SVG of the settings.
    expect(new Set(drawings.slice(0, 3)).size).toBe(3);
    expect(drawings[3]).toBe(drawings[2]);
    expect(drawings[4]).toContain('circle');

    const sidebar = page.locator('.sidebar');
    await expect(sidebar.locator('.branch__link .sidebar__tag')).toHaveText('start');
    await expect(sidebar.locator('summary .sidebar__tag')).toHaveText('beta');
    await expect(sidebar.locator('.sidebar__context')).toHaveText('Many headings');
    await expect(sidebar.locator('.sidebar__section')).toHaveText('Section');
    const styles = await sidebar
      .locator('.sidebar__divider hr')
      .evaluateAll((rules) => rules.map((rule) => getComputedStyle(rule).borderTopStyle));
    expect(styles.sort()).toEqual(['dashed', 'solid']);
    for (const rule of await sidebar.locator('.sidebar__divider hr').all())
      await expect(rule).toBeVisible();

    await expect(page.locator('#finer')).toContainText('1.0');
    const links = page.locator('.frame__outline a');
    await expect(links).toHaveCount(10);
    await expect(page.locator('.frame__outline a[href="#finer"]')).toHaveText(ui.finer);

    await expect(page.locator('.page-end__report')).toHaveAttribute(
      'href',
      new RegExp(`^https://example\\.com/issues/new\\?template=page-problem-en\\.yml&`),
    );
    await expect(page.locator('.outline__title')).toHaveText(texts.outlineTitle.en);
    await expect(page.locator('.pager__link').first()).toContainText(texts.prevPageText.en);
    await expect(page.locator('.pager__link--next')).toContainText(texts.nextPageText.en);
    const edit = page.locator('.page-end__edit');
    await expect(edit.first()).toContainText(themeConfig.editLink.text.en);
    await expect(edit.first()).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/edit\/.+\/guide\/long\.mdx$/,
    );
    await expect(edit.nth(1)).toContainText(texts.sourceCodeText.en);
    await expect(edit.nth(1)).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/blob\/.+\/guide\/long\.mdx$/,
    );
    for (const changed of await page.locator('.theme-last-updated').all()) {
      await expect(changed).toContainText(texts.lastUpdatedText.en);
    }
    await page.setViewportSize({width: 800, height: 900});
    await expect(page.locator('[popovertarget="site-outline"]')).toHaveText(texts.outlineTitle.en);
    await page.goto(at('/guide/'));
    const filter = page.getByRole('searchbox', {
      name: texts.overviewFilterName.en,
      exact: true,
    });
    await expect(filter).toHaveAttribute('placeholder', texts.overviewFilterPlaceholder.en);
    await filter.fill('zzz');
    await expect(page.locator('.filter__empty')).toHaveText(
      texts.overviewFilterNoResult.en.replace('{query}', 'zzz'),
    );
    await page.setViewportSize({width: 390, height: 900});
    await page.locator('.screen-button').click();
    const entries = page.locator('.screen__link');
    await expect(entries).toHaveCount(4);
    await expect(entries.nth(1)).toHaveAccessibleName(ui.nested);
    await expect(entries.nth(2)).toHaveAttribute('target', '_blank');
    await entries.nth(3).click();
    await expect(page).toHaveURL(at(long));
    await expect(page.locator('#site-screen')).toBeHidden();
  });

  test('the navbar has social links, a group and the logo', async ({site}) => {
    const page = await open(site, long);
    await test.step('five social links are in the navbar, the rest in a popup', async () => {
      const inline = page.locator(
        '.navbar__rule ~ .only-wide, .navbar__rule ~ site-island > .only-wide',
      );
      await expect(inline).toHaveCount(limits.socialLinksInline + 1);
      const more = page.getByRole('button', {name: ui.moreLinks, exact: true});
      const popup = page.locator('#site-social');
      await expect(popup).toBeHidden();
      await more.hover();
      await expect(popup.locator('a')).toHaveCount(
        themeConfig.socialLinks.length - limits.socialLinksInline,
      );
      await expect(popup.locator('a').first()).toBeVisible();
      await expect(popup.locator('a').first()).toHaveAttribute('href', 'https://example.com/6');
      await page.mouse.move(700, 700);
      await expect(popup).toBeHidden();
      await expect(inline.first()).toHaveAttribute('href', 'https://example.com/1');
      await expect(inline.first()).toHaveAttribute('target', '_blank');
      const shown = {Text: 'p', Picture: 'img', 'Same picture': 'img', Markup: 'strong'};
      for (const [label, selector] of Object.entries(shown)) {
        const button = page.locator('.navbar__end').getByRole('button', {name: label, exact: true});
        await button.focus();
        await page.keyboard.press('Enter');
        const content = page
          .locator(`[id="${await button.getAttribute('aria-controls')}"]`)
          .locator(selector);
        await expect(content).toBeVisible();
        if (selector === 'img') {
          await expect
            .poll(() => content.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
        if (label === 'Text') await expect(content).toHaveText('Say hello');
        await page.keyboard.press('Escape');
        await expect(content).toBeHidden();
      }
    });
    await test.step('a group of the navigation has entries; an external one opens a new tab', async () => {
      await page
        .context()
        .route('https://example.com/**', (route) =>
          route.fulfill({contentType: 'text/html', body: 'elsewhere'}),
        );
      await page.getByRole('button', {name: ui.group, exact: true}).click();
      const link = page.locator('.navbar .menu a[href="https://example.com/"]').first();
      await expect(link).toHaveAccessibleName(new RegExp(`^${ui.elsewhere}.*[(（].+[)）]`));
      const opened = page.context().waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab).toHaveURL('https://example.com/');
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      await expect(page).toHaveURL(at(long));
      await page.getByRole('button', {name: ui.group, exact: true}).click();
      await page
        .getByRole('link', {name: ui.nested, exact: true})
        .filter({visible: true})
        .first()
        .click();
      await expect(page).toHaveURL(at('/guide/more/nested'));
      await expect(page.getByRole('button', {name: ui.group, exact: true})).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
    await test.step('the search button shrinks to its icon before the navbar overflows', async () => {
      await page.setViewportSize({width: 900, height: 700});
      expect(await layoutFaults(page)).toEqual([]);
    });
    await test.step('the logo follows the theme and links to the home page', async () => {
      const brand = page.locator('.brand');
      const light = brand.locator('img[src$="logo-light.svg"]');
      const dark = brand.locator('img[src$="logo-dark.svg"]');
      await expect(brand).toHaveText(logoText);
      await expect(light).toBeVisible();
      await expect(dark).toBeHidden();
      expect(await light.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
      await page.locator('.theme-toggle').click();
      await expect(dark).toBeVisible();
      await expect(light).toBeHidden();
      await brand.click();
      await expect(page).toHaveURL(at('/'));
      await expect(page).toHaveTitle(title.en);
    });
  });

  test('groups are open, closed or fixed as configured, and a navigation opens the group of its page only', async ({
    site,
  }) => {
    const page = await open(site, long);
    await expect(group(page, ui.open)).toHaveAttribute('open');
    await expect(group(page, ui.closed)).not.toHaveAttribute('open');
    const fixed = group(page, ui.fixed);
    await expect(fixed.locator('summary')).toHaveCount(0);
    await expect(fixed.locator('.branch__link')).toHaveCount(2);
    await expect(fixed.locator('.branch__link').first()).toBeVisible();
    await group(page, ui.open).locator('summary').click();
    await expect(group(page, ui.open)).not.toHaveAttribute('open');
    const stayed = await stay(page);
    await page.locator('article a[href$="/guide/more/nested#nested-part"]').click();
    await expect(page).toHaveURL(at('/guide/more/nested#nested-part'));
    await expect(group(page, ui.closed)).toHaveAttribute('open');
    await expect(group(page, ui.open)).not.toHaveAttribute('open');
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(ui.nested);
    expect(await stayed()).toBe(true);
    await page.goto(at(long));
    const link = group(page, ui.closed).locator('.sidebar__group-link');
    await expect(link).toHaveText(ui.closed);
    await link.click();
    await expect(page).toHaveURL(at('/guide/more/'));
    await expect(group(page, ui.closed)).toHaveAttribute('open');
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(ui.closed);
  });

  test('a hash target is below the navbar after a load, a click in the outline and a navigation', async ({
    site,
  }) => {
    const page = await open(site, '/guide/', {context: still});
    const stayed = await stay(page);
    await page.locator('.overview a[href$="/guide/long#chapter-4"]').click();
    await expect(page).toHaveURL(at(`${long}#chapter-4`));
    await expectBelowNavbar(page, 'chapter-4');
    expect(await stayed()).toBe(true);
    await page.locator('.frame__outline a[href="#chapter-3"]').click();
    await expectBelowNavbar(page, 'chapter-3');
    await page.goto(at(`${long}#chapter-5`));
    // A reload before the browser has scrolled would restore the position of the section before.
    await expectBelowNavbar(page, 'chapter-5');
    await page.reload();
    await expectBelowNavbar(page, 'chapter-5');
  });

  test('an internal address without a page is loaded in full and answers 404', async ({site}) => {
    const page = await open(site, long, {allow: [/404/]});
    const stayed = await stay(page);
    const missing = page.waitForResponse((response) => response.url() === at('/guide/missing'));
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, '/guide/missing');
    expect((await missing).status()).toBe(404);
    await expect(page.locator('main')).toContainText(words.en.notFound);
    await expect(page).toHaveURL(at('/guide/missing'));
    expect(await stayed()).toBe(false);

    await page.goto(at(long));
    const {length} = page.context().pages();
    await page.locator('article a[href$="/guide/missing"]').click();
    await expect(page.locator('main')).toContainText(words.en.notFound);
    expect(page.context().pages()).toHaveLength(length);
  });

  test('with hideNavbar "auto" the navbar hides while scrolling down, unless focus is in it', async ({
    site,
  }) => {
    const page = await open(site, long, {context: still});
    const bottom = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.navbar')!.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(72);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(bottom).toBe(72);
    await page.locator('.brand').focus();
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
    await drawn(page);
    expect(await bottom()).toBe(72);
    await page.locator('.brand').blur();
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(bottom).toBe(72);
  });

  test.describe('front matter', () => {
    const parts = {
      navbar: '.navbar',
      sidebar: '.sidebar',
      outline: '.frame__outline',
      footer: '.page-end',
    } as const;

    test('"navbar", "sidebar", "outline" and "footer": false hide that part of their page, after a load and after a navigation', async ({
      site,
    }) => {
      test.slow();
      const page = await open(site, '/guide/no-global');
      const expectHidden = async (hidden: string | null): Promise<void> => {
        for (const [name, selector] of Object.entries(parts)) {
          const part = page.locator(selector);
          if (name === hidden) await expect(part, name).toBeHidden();
          else await expect(part, `${name} on the page without ${hidden}`).toBeVisible();
        }
      };
      await expectHidden(null);
      for (const name of Object.keys(parts)) {
        const stayed = await stay(page);
        await page.locator(`.sidebar a[href="/guide/no-${name}"]`).click();
        await expect(page).toHaveURL(at(`/guide/no-${name}`));
        await expectHidden(name);
        await page.goBack();
        await expect(page).toHaveURL(at('/guide/no-global'));
        expect(await stayed()).toBe(true);
      }
      // This page has `globalUIComponents: false` in its front matter, which hides the button back to the top.
      const scrollDown = (): Promise<void> =>
        page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.setViewportSize({width: 1440, height: 500});
      await scrollDown();
      await expect(page.locator('html')).toHaveAttribute('data-far');
      await expect(page.locator('.to-top')).toBeHidden();
      await page.locator('.sidebar a[href="/guide/long"]').click();
      await expect(page.locator('h1')).toHaveText(ui.long);
      await scrollDown();
      await expect(page.locator('.to-top')).toBeVisible();
      await page.goto(at('/guide/no-sidebar'));
      await expectHidden('sidebar');
      await page.setViewportSize({width: 390, height: 800});
      await expect(page.locator('.menubar__button--sidebar')).toBeHidden();
      await expect(page.locator('[popovertarget="site-outline"]')).toBeVisible();
    });

    test('a custom page has only its content and the navbar, a blank page only its content', async ({
      site,
    }) => {
      const page = await open(site, '/guide/custom');
      for (const [type, hasNavbar] of [
        ['custom', true],
        ['blank', false],
      ] as const) {
        await page.goto(at(`/guide/${type}`));
        const hidden =
          '.sidebar, .frame__outline, .menubar, .page-end, .footer, .page-actions, .to-top, h1';
        await expect(page.locator(hidden).filter({visible: true}), type).toHaveCount(0);
        await expect(page.locator('.navbar').filter({visible: true})).toHaveCount(
          hasNavbar ? 1 : 0,
        );
        const {y} = (await page.locator('main h2').boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(hasNavbar ? 72 : 0);
        expect(y).toBeLessThan(hasNavbar ? 260 : 200);
        await expect(page).toHaveTitle(new RegExp(` - ${title.en}$`));
      }
    });
  });

  test('the first page is not treated as a navigation: no fade, no announcement, same focus and folded groups', async ({
    site,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await open(site, '/guide/long', {
      before: async (opened) => {
        await opened.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        // Act like a user before the scripts have loaded: fold a group, and move the focus.
        void opened
          .locator('.sidebar summary', {hasText: ui.open})
          .click()
          .then(() => opened.locator('.brand').focus())
          .then(release);
      },
    });
    await drawn(page);
    await expect.soft(page.locator('html')).not.toHaveAttribute('data-content-animation');
    await expect.soft(page.locator('#site-status')).toHaveText('');
    await expect.soft(page.locator('.brand')).toBeFocused();
    await expect.soft(group(page, ui.open)).not.toHaveAttribute('open');
  });

  test('a progress bar shows while a page is slow, and is removed when it has loaded', async ({
    site,
  }) => {
    const page = await open(site, '/guide/long');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/guide/more/nested', async (route) => {
      await held;
      await route.continue();
    });
    await stopClock(page);
    const bar = page.locator('.progress-bar');
    await page.getByRole('button', {name: ui.group, exact: true}).click();
    await page.locator('.navbar .menu a[href="/guide/more/nested"]').click();
    await page.clock.runFor(limits.progressDelayMs - 1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(ui.long);
    release();
    await expect(page.locator('h1')).toHaveText(ui.nested);
    await expect
      .poll(async () => {
        await page.clock.runFor(limits.progressSpeedMs);
        return bar.count();
      })
      .toBe(0);
  });
});
