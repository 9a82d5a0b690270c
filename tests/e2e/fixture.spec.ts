import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {localeRows} from '../../src/site/locales';
import {variants} from '../fixture-site/settings';
import {drawn, stopClock} from './support/clock';
import {type Locale, locales, localesIn} from './support/pages';
import {expect, ready, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const {themeConfig, title, logoText} = variants.full;
const {texts} = themeConfig;

/** What the pages of the fixture site are called. */
const says = {
  en: {
    group: 'More',
    nested: 'Nested',
    elsewhere: 'Elsewhere',
    right: 'Right',
    long: 'Long page',
    noNavbar: 'No navbar',
    open: 'Open group',
    closed: 'Closed group',
    fixed: 'Fixed group',
    copied: 'Link copied',
    moreLinks: 'More links',
    finer: 'Finer',
  },
  'zh-Hans': {
    group: '更多',
    nested: '嵌套',
    elsewhere: '站外',
    right: '右侧',
    long: '长页面',
    noNavbar: '没有导航栏',
    open: '展开的分组',
    closed: '折叠的分组',
    fixed: '固定的分组',
    copied: '已复制链接',
    moreLinks: '更多链接',
    finer: '更细',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const still = {reducedMotion: 'reduce'} as const;

/** Puts a mark on the document, which a full load takes away. */
async function stay(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  return () => page.evaluate(() => Reflect.get(window, 'stayed') === true);
}

/** How far below the navbar the top of a heading stands, in px; less than any while its page is not drawn. */
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

  for (const locale of locales) {
    const {prefix} = localeRows[locale];
    const say = says[locale];
    const path = (route: string): string => `/${prefix}${route}`;
    const long = path('guide/long');

    test(`${locale}: navigation, sidebar and outline have what the settings name, and their texts stand instead of the messages`, async ({
      site,
    }) => {
      // A first visit of the other language, which stays where the settings say so.
      const page = await open(site, long, {locale: locale === 'en' ? 'zh-Hans' : 'en'});
      await expect(page).toHaveURL(at(long));
      await expect(page.locator('html')).toHaveAttribute('lang', localeRows[locale].htmlLang);
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('visited')),
        ),
      ).toEqual([]);

      const left = page.locator('.navbar__links').first();
      await expect(left.locator('.navbar__tag')).toHaveText(themeConfig.nav[0]!.tag![locale]);
      const right = page.locator('.navbar__links--end').getByRole('link', {name: say.right});
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
      // github, x and discord differ; the two pictures share an icon; the fifth is the markup of the settings.
      expect(new Set(drawings.slice(0, 3)).size).toBe(3);
      expect(drawings[3]).toBe(drawings[2]);
      expect(drawings[4]).toContain('circle');

      const sidebar = page.locator('.sidebar');
      const en = locale === 'en';
      await expect(sidebar.locator('.branch__link .sidebar__tag')).toHaveText(
        en ? 'start' : '入门',
      );
      await expect(sidebar.locator('summary .sidebar__tag')).toHaveText(en ? 'beta' : '测试');
      await expect(sidebar.locator('.sidebar__context')).toHaveText(
        en ? 'Many headings' : '标题很多',
      );
      await expect(sidebar.locator('.sidebar__section')).toHaveText(en ? 'Section' : '小节');
      const styles = await sidebar
        .locator('.sidebar__divider hr')
        .evaluateAll((rules) => rules.map((rule) => getComputedStyle(rule).borderTopStyle));
      expect(styles.sort()).toEqual(['dashed', 'solid']);
      for (const rule of await sidebar.locator('.sidebar__divider hr').all())
        await expect(rule).toBeVisible();

      await expect(page.locator('#finer')).toContainText('1.0');
      const links = page.locator('.frame__outline a');
      await expect(links).toHaveCount(10);
      await expect(page.locator('.frame__outline a[href="#finer"]')).toHaveText(say.finer);

      await expect(page.locator('.page-end__report')).toHaveAttribute(
        'href',
        new RegExp(
          `^https://example\\.com/issues/new\\?template=page-problem-${locale.slice(0, 2)}\\.yml&`,
        ),
      );
      await expect(page.locator('.outline__title')).toHaveText(texts.outlineTitle[locale]);
      await expect(page.locator('.pager__link').first()).toContainText(texts.prevPageText[locale]);
      await expect(page.locator('.pager__link--next')).toContainText(texts.nextPageText[locale]);
      const edit = page.locator('.page-end__edit');
      await expect(edit.first()).toContainText(themeConfig.editLink.text[locale]);
      await expect(edit.first()).toHaveAttribute(
        'href',
        /^https:\/\/example\.com\/edit\/.+\/guide\/long\.mdx$/,
      );
      await expect(edit.nth(1)).toContainText(texts.sourceCodeText[locale]);
      await expect(edit.nth(1)).toHaveAttribute(
        'href',
        /^https:\/\/example\.com\/blob\/.+\/guide\/long\.mdx$/,
      );
      for (const changed of await page.locator('.theme-last-updated').all()) {
        await expect(changed).toContainText(texts.lastUpdatedText[locale]);
      }
      await page.setViewportSize({width: 800, height: 900});
      await expect(page.locator('[popovertarget="site-outline"]')).toHaveText(
        texts.outlineTitle[locale],
      );
      await page.goto(at(path('guide/')));
      const filter = page.getByRole('searchbox', {
        name: texts.overviewFilterName[locale],
        exact: true,
      });
      await expect(filter).toHaveAttribute('placeholder', texts.overviewFilterPlaceholder[locale]);
      await filter.fill('zzz');
      await expect(page.locator('.overview__empty')).toHaveText(
        texts.overviewFilterNoResult[locale].replace('{query}', 'zzz'),
      );
    });
  }

  for (const locale of localesIn('en')) {
    const {prefix} = localeRows[locale];
    const say = says[locale];
    const path = (route: string): string => `/${prefix}${route}`;
    const long = path('guide/long');

    test(`${locale}: what stands in the navbar: social links, a group, the logo`, async ({
      site,
    }) => {
      const page = await open(site, long);
      await test.step(`${locale}: five social links stand in the bar, the rest in a popup, each in its mode`, async () => {
        const inline = page.locator(
          '.navbar__rule ~ .only-wide, .navbar__rule ~ site-island > .only-wide',
        );
        await expect(inline).toHaveCount(limits.socialLinksInline + 1);
        const more = page.getByRole('button', {name: say.moreLinks, exact: true});
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
          const button = page
            .locator('.navbar__end')
            .getByRole('button', {name: label, exact: true});
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
      await test.step(`${locale}: a group of the navigation has its own entries; one that leads elsewhere opens a new tab and says so`, async () => {
        await page
          .context()
          .route('https://example.com/**', (route) =>
            route.fulfill({contentType: 'text/html', body: 'elsewhere'}),
          );
        await page.getByRole('button', {name: say.group, exact: true}).click();
        const link = page.locator('.navbar .menu a[href="https://example.com/"]').first();
        await expect(link).toHaveAccessibleName(new RegExp(`^${say.elsewhere}.*[(（].+[)）]`));
        const opened = page.context().waitForEvent('page');
        await link.click();
        const tab = await opened;
        await expect(tab).toHaveURL('https://example.com/');
        expect(await tab.evaluate(() => window.opener === null)).toBe(true);
        await expect(page).toHaveURL(at(long));
        await page.getByRole('button', {name: say.group, exact: true}).click();
        await page
          .getByRole('link', {name: say.nested, exact: true})
          .filter({visible: true})
          .first()
          .click();
        await expect(page).toHaveURL(at(path('guide/more/nested')));
        await expect(page.getByRole('button', {name: say.group, exact: true})).toHaveAttribute(
          'aria-current',
          'true',
        );
      });
      await test.step(`${locale}: the picture of the logo follows the theme, its text stands beside it, and it leads home`, async () => {
        const brand = page.locator('.brand');
        const light = brand.locator('img[src$="logo-light.svg"]');
        const dark = brand.locator('img[src$="logo-dark.svg"]');
        await expect(brand).toHaveText(logoText);
        await expect(light).toBeVisible();
        await expect(dark).toBeHidden();
        expect(
          await light.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
        await page.locator('[data-theme-toggle]').click();
        await expect(dark).toBeVisible();
        await expect(light).toBeHidden();
        await brand.click();
        await expect(page).toHaveURL(at(path('')));
        await expect(page).toHaveTitle(title[locale]);
      });
    });

    test(`${locale}: the full-screen menu holds the entries of groups and both sides`, async ({
      site,
    }) => {
      const page = await open(site, long, {width: 390});
      await page.locator('.screen-button').click();
      const entries = page.locator('.screen__link');
      await expect(entries).toHaveCount(4);
      await expect(entries.nth(1)).toHaveAccessibleName(say.nested);
      await expect(entries.nth(2)).toHaveAttribute('target', '_blank');
      await entries.nth(3).click();
      await expect(page).toHaveURL(at(long));
      await expect(page.locator('#site-screen')).toBeHidden();
    });

    test(`${locale}: the menus of the navigation open as the settings say, by click or under the pointer`, async ({
      site,
    }) => {
      const page = await open(site, long);
      await test.step(`${locale}: the tools menu that opens by click does not open under the pointer or with focus`, async () => {
        const button = page.getByRole('button', {name: words[locale].tools, exact: true});
        const menu = page.locator('#site-tools');
        await stopClock(page);
        await button.hover();
        await button.focus();
        await page.clock.runFor(1000);
        await expect(menu).toBeHidden();
        await button.click();
        await expect(menu).toBeVisible();
        await page.mouse.move(700, 700);
        await page.clock.runFor(1000);
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        // It stands below its button, at its left edge, without an arrow.
        await button.click();
        const [from, box] = [(await button.boundingBox())!, (await menu.boundingBox())!];
        expect(box.y).toBeGreaterThanOrEqual(from.y + from.height);
        expect(box.y - from.y - from.height).toBeLessThan(16);
        expect(Math.abs(box.x - from.x)).toBeLessThan(2);
        const decoration = await menu.evaluate((element) =>
          ['::before', '::after'].map((edge) => getComputedStyle(element, edge).content),
        );
        expect(decoration).toEqual(['none', 'none']);
      });
      await test.step(`${locale}: a group of the navigation opens under the pointer, closes ${limits.dropdownCloseMs} ms after it left, and works by click and by keyboard`, async () => {
        const button = page.getByRole('button', {name: say.group, exact: true});
        const menu = page.locator('.dropdown', {has: button}).locator('.menu');
        await expect(menu).toBeHidden();
        await button.hover();
        await expect(menu).toBeVisible();
        await menu.locator('a').last().hover();
        await page.clock.runFor(1000);
        await expect(menu).toBeVisible();
        await page.mouse.move(700, 700);
        await page.clock.runFor(limits.dropdownCloseMs - 1);
        await expect(menu).toBeVisible();
        await page.clock.runFor(1);
        await expect(menu).toBeHidden();

        await button.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Tab');
        await expect(menu.locator('a').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press('Space');
        await expect(menu).toBeVisible();
        for (const _ of [0, 1, 2]) await page.keyboard.press('Tab');
        await expect(menu).toBeHidden();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.dispatchEvent('click');
        await expect(menu).toBeVisible();
        await button.dispatchEvent('click');
        await expect(menu).toBeHidden();
      });
    });

    test(`${locale}: groups are open, closed or fixed as the sidebar says, and the way to a page opens its own only`, async ({
      site,
    }) => {
      const page = await open(site, long);
      await expect(group(page, say.open)).toHaveAttribute('open');
      await expect(group(page, say.closed)).not.toHaveAttribute('open');
      const fixed = group(page, say.fixed);
      await expect(fixed.locator('summary')).toHaveCount(0);
      await expect(fixed.locator('.branch__link')).toHaveCount(2);
      await expect(fixed.locator('.branch__link').first()).toBeVisible();
      await group(page, say.open).locator('summary').click();
      await expect(group(page, say.open)).not.toHaveAttribute('open');
      const stayed = await stay(page);
      await page.locator('article a[href$="/guide/more/nested#nested-part"]').click();
      await expect(page).toHaveURL(at(path('guide/more/nested#nested-part')));
      await expect(group(page, say.closed)).toHaveAttribute('open');
      await expect(group(page, say.open)).not.toHaveAttribute('open');
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(say.nested);
      expect(await stayed()).toBe(true);
      await page.goto(at(long));
      const link = group(page, say.closed).locator('.sidebar__group-link');
      await expect(link).toHaveText(say.closed);
      await link.click();
      await expect(page).toHaveURL(at(path('guide/more/')));
      await expect(group(page, say.closed)).toHaveAttribute('open');
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(say.closed);
    });

    test(`${locale}: a heading's anchor copies its address and says so for ${limits.codeCopiedMs} ms`, async ({
      site,
    }) => {
      const page = await open(site, long, {
        context: {...still, permissions: ['clipboard-read', 'clipboard-write']},
      });
      await stopClock(page);
      const anchor = page.locator('#chapter-2 + a.hash-link');
      await anchor.focus();
      await page.keyboard.press('Enter');
      await expect(anchor).toHaveAttribute('data-state', 'copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        at(`${long}#chapter-2`),
      );
      await expect(page).toHaveURL(at(`${long}#chapter-2`));
      expect(await anchor.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
        `"${say.copied}"`,
      );
      const status = page.locator('main > site-island > [role=status]');
      await expect(status).toHaveText(say.copied);
      await page.clock.runFor(limits.codeCopiedMs - 50);
      await expect(anchor).toHaveAttribute('data-state', 'copied');
      await page.clock.runFor(50);
      await expect(anchor).not.toHaveAttribute('data-state');
      await expect(status).toHaveText('');
    });

    test(`${locale}: a hash target stands below the navbar on arrival, by the outline and from another page`, async ({
      site,
    }) => {
      const page = await open(site, `${long}#chapter-5`, {context: still});
      await expectBelowNavbar(page, 'chapter-5');
      await page.locator('.frame__outline a[href="#chapter-3"]').click();
      await expectBelowNavbar(page, 'chapter-3');
      const overview = await open(site, path('guide/'), {context: still});
      const stayed = await stay(overview);
      await overview.locator('.overview__list a[href$="/guide/long#chapter-4"]').click();
      await expect(overview).toHaveURL(at(`${long}#chapter-4`));
      await expectBelowNavbar(overview, 'chapter-4');
      expect(await stayed()).toBe(true);
    });

    test(`${locale}: an address inside the site without a page is loaded in full and answers 404`, async ({
      site,
    }) => {
      const page = await open(site, long, {allow: [/404/]});
      const stayed = await stay(page);
      const missing = page.waitForResponse(
        (response) => response.url() === at(path('guide/missing')),
      );
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, path('guide/missing'));
      expect((await missing).status()).toBe(404);
      await expect(page.locator('main')).toContainText(words[locale].notFound);
      await expect(page).toHaveURL(at(path('guide/missing')));
      expect(await stayed()).toBe(false);

      await page.goto(at(long));
      const {length} = page.context().pages();
      await page.locator('article a[href$="/guide/missing"]').click();
      await expect(page.locator('main')).toContainText(words.en.notFound);
      expect(page.context().pages()).toHaveLength(length);
    });
  }

  test('a link to an untranslated page leads to its English text below /zh/, said to be English, with a Chinese shell', async ({
    site,
  }) => {
    const page = await open(site, '/zh/guide/more/untranslated');
    expect(
      await page
        .locator('article h1')
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('en');
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(described ?? '')).toMatchObject({'@graph': [{inLanguage: 'en'}, {}]});
    await expect(page.locator('.page-end__edit').first()).toHaveAttribute(
      'href',
      'https://example.com/edit/tests/fixture-site/docs/guide/more/untranslated.mdx',
    );
    await expect(page.locator('h1')).toHaveText('Untranslated');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('.outline__title')).toHaveText(texts.outlineTitle['zh-Hans']);
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Untranslated');
    await page.locator('.pager__link').first().click();
    await expect(page).toHaveURL(at('/zh/guide/more/nested'));
    await page.locator('.sidebar').getByRole('link', {name: 'Untranslated'}).click();
    await expect(page).toHaveURL(at('/zh/guide/more/untranslated'));
    await page.getByRole('button', {name: '语言', exact: true}).click();
    await page.locator('#site-language a[data-language="en"]').click();
    await expect(page).toHaveURL(at('/guide/more/untranslated'));
  });

  test(`${limits.heroStars} stars follow the pointer, and rest under reduced motion and on small screens`, async ({
    site,
  }) => {
    const positions = (page: Page) =>
      page.locator('.stars i').evaluateAll((stars) =>
        stars.map((star) => {
          const {x, y} = star.getBoundingClientRect();
          return `${Math.round(x)},${Math.round(y)}`;
        }),
      );
    const page = await open(site, '/');
    await expect(page.locator('.stars i')).toHaveCount(limits.heroStars);
    expect(await page.locator('.stars i[style]').count()).toBe(0);
    await page.mouse.move(100, 300);
    let before: readonly string[] = [];
    await expect(async () => {
      before = await positions(page);
      await drawn(page);
      expect(await positions(page)).toEqual(before);
    }, 'they come to rest').toPass();
    expect(new Set(before).size).toBeGreaterThan(limits.heroStars / 2);
    await page.mouse.move(1300, 600);
    await expect
      .poll(
        async () =>
          (await positions(page)).filter((place, index) => place !== before[index]).length,
      )
      .toBeGreaterThan(0);
    await page.setViewportSize({width: 390, height: 800});
    await expect(page.locator('.stars i').filter({visible: true})).toHaveCount(0);
    const calm = await open(site, '/', {context: still});
    await calm.mouse.move(100, 300);
    const resting = await positions(calm);
    await calm.mouse.move(1300, 600);
    await drawn(calm);
    expect(await positions(calm)).toEqual(resting);
  });

  test.describe('hideNavbar "auto"', () => {
    const navbarTop = (page: Page): Promise<number> =>
      page.evaluate(() => document.querySelector('.navbar')!.getBoundingClientRect().bottom);

    test('the navbar goes on the way down and comes back on the way up', async ({site}) => {
      const page = await open(site, '/guide/long', {context: still});
      await expect.poll(() => navbarTop(page)).toBe(limits.navbarHeightWide);
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => navbarTop(page)).toBe(limits.navbarHeightWide);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => navbarTop(page)).toBe(limits.navbarHeightWide);
    });

    test('the navbar stays while focus is in it', async ({site}) => {
      const page = await open(site, '/guide/long', {context: still});
      await page.locator('.brand').focus();
      await page.evaluate(() => scrollTo(0, 1200));
      await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
      await drawn(page);
      expect(await navbarTop(page)).toBe(limits.navbarHeightWide);
      await page.locator('.brand').blur();
      await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
    });

    test('a new page begins with the navbar', async ({site}) => {
      const page = await open(site, '/guide/long', {context: still});
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
      await page.locator('.pager__link').first().click();
      await expect(page.locator('h1')).toHaveText('Guide');
      await expect.poll(() => navbarTop(page)).toBe(limits.navbarHeightWide);
    });

    test(`scrolling is looked at every ${limits.navbarHideThrottleMs} ms only`, async ({site}) => {
      const page = await open(site, '/guide/long', {context: still});
      const times = await page.evaluate(async (throttle) => {
        const seen: number[] = [];
        const root = document.documentElement;
        new MutationObserver(() => seen.push(performance.now())).observe(root, {
          attributeFilter: ['data-navbar'],
        });
        const began = performance.now();
        for (let step = 0; performance.now() - began < throttle * 6; step += 1) {
          scrollTo(0, 400 + (step % 2) * 200);
          await new Promise(requestAnimationFrame);
        }
        return seen;
      }, limits.navbarHideThrottleMs);
      expect(times.length).toBeGreaterThanOrEqual(3);
      // Over the whole run: a busy machine tells of one change late, and of the next one on time.
      const meanGap = (times.at(-1)! - times[0]!) / (times.length - 1);
      expect(meanGap).toBeGreaterThan(limits.navbarHideThrottleMs - 20);
    });
  });

  test.describe('front matter', () => {
    const parts = {
      navbar: '.navbar',
      sidebar: '.sidebar',
      outline: '.frame__outline',
      footer: '.page-end',
    } as const;

    test('"navbar", "sidebar", "outline" and "footer" hide that part when false, on arrival and on the way, on their page only', async ({
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
        await expectHidden(null);
        expect(await stayed()).toBe(true);
        await page.goto(at(`/guide/no-${name}`));
        await expectHidden(name);
        await page.goto(at('/guide/no-global'));
        await ready(page);
      }
    });

    test('"sidebar: false" leaves no menu button on a narrow page either', async ({site}) => {
      const page = await open(site, '/guide/no-sidebar', {width: 390});
      await expect(page.locator('.menubar__button--sidebar')).toBeHidden();
      await expect(page.locator('[popovertarget="site-outline"]')).toBeVisible();
    });

    test('"globalUIComponents: false" takes the way back to the top from its page only', async ({
      site,
    }) => {
      const page = await open(site, '/guide/long', {height: 500});
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('.to-top')).toBeVisible();
      await page.locator('.sidebar a[href="/guide/no-global"]').click();
      await expect(page.locator('h1')).toHaveText('No global parts');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('html')).toHaveAttribute('data-far');
      await expect(page.locator('.to-top')).toBeHidden();
    });

    for (const locale of localesIn('en')) {
      const {prefix} = localeRows[locale];
      for (const [type, hasNavbar] of [
        ['custom', true],
        ['blank', false],
      ] as const) {
        test(`${locale}: a ${type} page has its content${hasNavbar ? ' and the navbar' : ''} only`, async ({
          site,
        }) => {
          const page = await open(site, `/${prefix}guide/${type}`);
          await expect(page.locator('main h2')).toBeVisible();
          for (const gone of [
            '.sidebar',
            '.frame__outline',
            '.menubar',
            '.page-end',
            '.footer',
            '.page-actions',
            '.to-top',
            'h1',
          ]) {
            await expect(page.locator(gone).filter({visible: true}), gone).toHaveCount(0);
          }
          await expect(page.locator('.navbar').filter({visible: true})).toHaveCount(
            hasNavbar ? 1 : 0,
          );
          const top = await page
            .locator('main h2')
            .evaluate((element) => element.getBoundingClientRect().top);
          expect(top).toBeGreaterThanOrEqual(hasNavbar ? limits.navbarHeightWide : 0);
          expect(top).toBeLessThan(hasNavbar ? 260 : 200);
          await expect(page).toHaveTitle(new RegExp(` - ${title[locale]}$`));
        });
      }
    }
  });

  test('groups of the sidebar take 0.3 s to open and 0.5 s to close', async ({site}) => {
    const page = await open(site, '/guide/long');
    const details = group(page, says.en.open);
    // `getAnimations()` leaves these transitions out: what CSS says, and that heights in between are seen.
    const durations = () =>
      details.evaluate((element) =>
        getComputedStyle(element, '::details-content').transitionDuration.split(', '),
      );
    const heights = () =>
      details.evaluate(async (element: HTMLDetailsElement) => {
        const [seen, began] = [new Set<number>(), performance.now()];
        element.open = !element.open;
        while (performance.now() - began < 1000) {
          await new Promise(requestAnimationFrame);
          seen.add(element.offsetHeight);
        }
        return seen.size;
      });
    expect(new Set(await durations())).toEqual(new Set([`${limits.sidebarExpandMs / 1000}s`]));
    expect(await heights()).toBeGreaterThan(2);
    expect(new Set(await durations())).toEqual(new Set([`${limits.sidebarCollapseMs / 1000}s`]));
    expect(await heights()).toBeGreaterThan(2);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(new Set(await durations())).toEqual(new Set(['0s']));
    expect(await heights()).toBe(1);
  });

  test('the first page is no navigation: it does not fade in, nothing is announced, focus and folded groups stay', async ({
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
        // A reader is quicker than the scripts.
        void opened
          .locator('.sidebar summary', {hasText: says.en.open})
          .click()
          .then(() => opened.locator('.brand').focus())
          .then(release);
      },
    });
    await drawn(page);
    await expect.soft(page.locator('html')).not.toHaveAttribute('data-content-animation');
    await expect.soft(page.locator('#site-status')).toHaveText('');
    await expect.soft(page.locator('.brand')).toBeFocused();
    await expect.soft(group(page, says.en.open)).not.toHaveAttribute('open');
  });

  test('a new page fades in where the settings ask for it, and rests under reduced motion', async ({
    site,
  }) => {
    for (const [reducedMotion, animation] of [
      ['no-preference', 'appear'],
      ['reduce', 'none'],
    ] as const) {
      const page = await open(site, '/guide/long', {context: {reducedMotion}});
      const name = () =>
        page.locator('article').evaluate((element) => getComputedStyle(element).animationName);
      await page.locator('.pager__link--next').click();
      await expect(page.locator('h1')).toHaveText(says.en.noNavbar);
      await expect.poll(name).toBe(animation);
    }
  });

  test(`a bar shows progress when a page takes more than ${limits.progressDelayMs} ms, and goes when it is there`, async ({
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
    const value = () =>
      bar.evaluate((element) => Number(element.style.getPropertyValue('--progress')));
    await page.getByRole('button', {name: says.en.group, exact: true}).click();
    await page.locator('.navbar .menu a[href="/guide/more/nested"]').click();
    await page.clock.runFor(limits.progressDelayMs - 1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    expect(await value()).toBeCloseTo(limits.progressMinimum, 4);
    await page.clock.runFor(limits.progressTrickleMs);
    const step = limits.progressTrickleRate * (1 - limits.progressMinimum);
    expect(await value()).toBeCloseTo(limits.progressMinimum + step, 4);
    expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      `${limits.progressSpeedMs / 1000}s`,
    );
    await expect(page.locator('h1')).toHaveText(says.en.long);
    release();
    await expect(page.locator('h1')).toHaveText(says.en.nested);
    await expect
      .poll(async () => {
        await page.clock.runFor(limits.progressSpeedMs);
        return bar.count();
      })
      .toBe(0);
  });

  test('no bar shows for a page that is there in time', async ({site}) => {
    const page = await open(site, '/guide/long', {
      before: (opened) =>
        opened.addInitScript(() => {
          Reflect.set(window, 'bars', 0);
          new MutationObserver((records) => {
            const added = records.flatMap((record) => [...record.addedNodes]);
            if (added.some((node) => node instanceof Element && node.matches('.progress-bar')))
              Reflect.set(window, 'bars', 1);
          }).observe(document, {childList: true, subtree: true});
        }),
    });
    await page.locator('.pager__link--next').hover();
    await page.waitForLoadState('networkidle');
    await page.locator('.pager__link--next').click();
    await expect(page.locator('h1')).toHaveText(says.en.noNavbar);
    expect(await page.evaluate(() => Reflect.get(window, 'bars') as unknown)).toBe(0);
  });
});
