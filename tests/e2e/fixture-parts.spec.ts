import type {Locator, Page, Route} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {localeRows} from '../../src/site/locales';
import {findings, pairs, setTheme, themes} from './support/axe';
import {stopClock} from './support/clock';
import {type Locale, locales, localesIn} from './support/pages';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';

/** What the page with all components says. */
const says = {
  en: {
    enlarge: 'Enlarge picture: A tree with one source file and three files of output',
    close: 'Close enlarged picture: A tree with one source file and three files of output',
    drawing: 'Enlarge picture: A stem with two leaves',
    term: 'declaration file',
    meaning: 'A .d.ts file that describes the types of a JavaScript file without its code.',
    more: 'More in the glossary',
    fold: 'And beside it?',
    folded: 'The sources.',
    glossary: 'Glossary',
  },
  'zh-Hans': {
    enlarge: '放大图片：一个源文件和三个产物文件组成的树',
    close: '关闭放大的图片：一个源文件和三个产物文件组成的树',
    drawing: '放大图片：带两片叶子的茎',
    term: '声明文件',
    meaning: '描述 JavaScript 文件类型、但不包含实现代码的 .d.ts 文件。',
    more: '在名词解释中查看',
    fold: '旁边还有什么？',
    folded: '源码。',
    glossary: '名词解释',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const still = {reducedMotion: 'reduce'} as const;
const pathOf = (locale: Locale): string => `/${localeRows[locale].prefix}guide/components`;
const enlarged = (page: Page): Locator => page.locator('dialog.zoom');
const large = /panel\.large-\w+\.png$/;

/** Waits until nothing of an enlarged picture is left, and its place in the text has the focus. */
async function expectClosed(page: Page, button: Locator): Promise<void> {
  await expect(enlarged(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toBeVisible();
}

/** Waits until the picture has grown. */
async function expectOpen(page: Page, locale: Locale): Promise<Locator> {
  const copy = page.getByRole('button', {name: says[locale].close});
  await expect(copy).toBeFocused();
  await expect
    .poll(() =>
      copy.locator('img').evaluate((image) => {
        const {width} = image.getBoundingClientRect();
        return Math.round(width) >= Math.min(innerWidth, 1200) - 20;
      }),
    )
    .toBe(true);
  return copy;
}

test.describe('the page with all components', () => {
  const {at, open} = useVariant('full');

  for (const locale of localesIn('en')) {
    const say = says[locale];

    test(`a ${locale} picture opens by Enter and by Space, keeps the focus and gives it back; another size of the window closes it`, async ({
      site,
    }) => {
      const page = await open(site, pathOf(locale), {context: still});
      const button = page.getByRole('button', {name: say.enlarge});
      await button.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        const copy = await expectOpen(page, locale);
        await page.keyboard.press('Tab');
        await expect(copy).toBeFocused();
        await page.keyboard.press(key);
        await expectClosed(page, button);
      }
      await page.keyboard.press('Enter');
      await expectOpen(page, locale);
      await page.setViewportSize({width: 1000, height: 700});
      await expectClosed(page, button);
    });

    test(`the ${locale} page has no axe findings, in both themes`, async ({site}) => {
      test.slow();
      const page = await open(site, pathOf(locale), {width: 390, context: still});
      await expect(page.getByRole('button', {name: say.enlarge})).toBeVisible();
      await page
        .locator('.details')
        .first()
        .evaluate((fold) => fold.toggleAttribute('open', true));
      for (const [width, theme] of pairs([390, 1280])) {
        await page.setViewportSize({width, height: 900});
        await setTheme(page, theme);
        expect.soft(await findings(page, 'main'), `${theme} at ${width}`).toEqual([]);
        const term = page.getByRole('button', {name: say.term});
        await term.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeFocused();
        expect.soft(await findings(page, 'main'), `card, ${theme} at ${width}`).toEqual([]);
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
          true,
        );
        const picture = page.getByRole('button', {name: say.enlarge});
        await picture.click();
        await expectOpen(page, locale);
        expect.soft(await findings(page, 'body'), `picture, ${theme} at ${width}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expectClosed(page, picture);
      }
    });
  }

  for (const context of [{}, still]) {
    const how = 'reducedMotion' in context ? ' under reduced motion' : '';

    test(`an enlarged picture closes by Escape, also while it grows, by a click on it and beside it${how}`, async ({
      site,
    }) => {
      const page = await open(site, pathOf('en'), {context, height: 1100});
      const button = page.getByRole('button', {name: says.en.enlarge});
      await button.click();
      await expect(enlarged(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expectClosed(page, button);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => enlarged(page).locator('img').click(),
        () => page.mouse.click(700, 20),
      ]) {
        await button.click();
        const copy = await expectOpen(page, 'en');
        await close();
        await expectClosed(page, button);
        await expect(copy).toHaveCount(0);
      }
    });
  }

  test(`an enlarged picture stays for ${limits.zoomScrollOffset} px of scroll and closes ${limits.zoomScrollCloseMs} ms after more`, async ({
    site,
  }) => {
    const page = await open(site, pathOf('en'), {context: still});
    const button = page.getByRole('button', {name: says.en.enlarge});
    await button.click();
    await expectOpen(page, 'en');
    await stopClock(page);
    const from = await page.evaluate(() => scrollY);
    /** Scrolls, until all have heard of it. */
    const moveTo = (top: number): Promise<void> =>
      page.evaluate(
        (y) =>
          new Promise((resolve) => {
            addEventListener('scroll', () => resolve(), {once: true});
            scrollTo({top: y, behavior: 'instant'});
          }),
        from + top,
      );
    const isOpen = () => enlarged(page).count();
    await moveTo(limits.zoomScrollOffset);
    await page.clock.runFor(1000);
    expect(await isOpen()).toBe(1);
    await moveTo(limits.zoomScrollOffset + 1);
    await page.clock.runFor(limits.zoomScrollCloseMs - 1);
    expect(await isOpen()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(isOpen).toBe(0);
    await page.clock.runFor(1000);
    await expectClosed(page, button);
  });

  test('behind an enlarged picture lies the ground of the theme, to every edge', async ({site}) => {
    const page = await open(site, pathOf('en'), {width: 1000, height: 900, context: still});
    for (const theme of themes) {
      await setTheme(page, theme);
      const button = page.getByRole('button', {name: says.en.enlarge});
      await button.click();
      await expectOpen(page, 'en');
      const seen = await page.evaluate(() => {
        const element = document.querySelector('dialog.zoom')!;
        const ground = getComputedStyle(element).backgroundColor;
        return {
          ground: ground === getComputedStyle(document.body).backgroundColor,
          dialog: element.getBoundingClientRect().width,
          image: Math.round(element.querySelector('img')!.getBoundingClientRect().width),
          room: document.documentElement.clientWidth,
        };
      });
      expect(seen, theme).toEqual({
        ground: true,
        dialog: seen.room,
        image: seen.room,
        room: seen.room,
      });
      await page.keyboard.press('Escape');
      await expectClosed(page, button);
    }
  });

  test('the large picture is shown, and nothing of it is fetched before a reader asks', async ({
    site,
  }) => {
    const asked: string[] = [];
    const page = await open(site, pathOf('en'), {
      context: still,
      before: (opened) => {
        opened.on('request', (request) => asked.push(request.url()));
        return Promise.resolve();
      },
    });
    const button = page.getByRole('button', {name: says.en.enlarge});
    await expect(button).toBeVisible();
    expect(asked.filter((url) => large.test(url))).toEqual([]);
    await button.click();
    await expectOpen(page, 'en');
    expect(asked.filter((url) => large.test(url)).length).toBeGreaterThan(0);
    await expect(enlarged(page).locator('img')).toHaveAttribute('src', large);
  });

  for (const [way, answer] of Object.entries({
    'cannot be reached': (route: Route) => route.abort(),
    'is cut off': async (route: Route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({response, body: body.subarray(0, body.length / 2)});
    },
  })) {
    test(`a picture that ${way} leaves its words and its place`, async ({site}) => {
      const page = await open(site, pathOf('en'), {
        cold: true,
        allow: [/request failed|ERR_FAILED/],
        before: (opened) => opened.route(/panel-\w+\.(?:png|webp)$/, answer),
      });
      const picture = page.locator('.markdown img[alt^="A tree with one source file"]');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]),
        )
        .toEqual([true, way === 'is cut off']);
      const {width = 0, height = 0} = (await picture.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(200);
      expect(height).toBeGreaterThan(100);
    });
  }

  test('a picture that never comes keeps its place, and nothing waits for it', async ({site}) => {
    const page = await open(site, pathOf('en'), {
      cold: true,
      before: (opened) => opened.route(/stem-\w+\.svg$/, () => undefined),
    });
    const picture = page.locator('.markdown img[alt="A stem with two leaves"]');
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    const {width, height} = (await picture.boundingBox())!;
    expect([`${width}`, `${height}`]).toEqual([
      await picture.getAttribute('width'),
      await picture.getAttribute('height'),
    ]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('a large picture that cannot be reached leaves a warning and the picture of the page', async ({
    site,
  }) => {
    const warnings: string[] = [];
    const page = await open(site, pathOf('en'), {
      context: still,
      allow: ['Unable to reach the zoom image target', 'status of 404', 'response 404'],
      before: async (opened) => {
        opened.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await opened.route(large, (route) => route.fulfill({status: 404, body: ''}));
      },
    });
    const button = page.getByRole('button', {name: says.en.enlarge});
    await button.click();
    await expect(page.getByRole('button', {name: says.en.close})).toBeFocused();
    const image = enlarged(page).locator('img');
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', /panel-\w+\.(?:png|webp)$/);
    expect(warnings.filter((text) => text.includes('Unable to reach'))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expectClosed(page, button);
  });

  test('a large picture that never comes is not waited for', async ({site}) => {
    const page = await open(site, pathOf('en'), {
      context: still,
      before: (opened) => opened.route(large, () => undefined),
    });
    const button = page.getByRole('button', {name: says.en.enlarge});
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', {name: says.en.close})).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page, button);
  });

  test('links, badges and pages without global parts have nothing to enlarge', async ({site}) => {
    // Pictures become buttons when the browser is idle.
    const openLater = async (path: string): Promise<Page> => {
      const page = await open(site, path, {before: (opened) => opened.clock.install()});
      await page.clock.runFor(10_000);
      return page;
    };
    const page = await openLater(pathOf('en'));
    await expect(page.getByRole('button', {name: /^Enlarge picture/})).toHaveCount(2);
    const badge = page.getByRole('img', {name: 'passing'});
    await expect(badge).not.toHaveAttribute('tabindex');
    await expect(badge).toHaveCSS('display', 'inline');
    await page.getByRole('link', {name: 'A stem that leads away'}).click();
    await expect(page).toHaveURL(at('/guide/long'));
    const without = await openLater(`${pathOf('en')}?globalUIComponents=0`);
    await expect(without.getByRole('button', {name: /^Enlarge picture/})).toHaveCount(0);
  });

  test('a dialog that a key opens takes the place of an enlarged picture and has all keys', async ({
    site,
  }) => {
    const page = await open(site, pathOf('en'), {context: still});
    const button = page.getByRole('button', {name: says.en.enlarge});
    for (const [key, dialog] of [
      ['Control+k', '.search-dialog'],
      ['/', '.search-dialog'],
      ['?', '#site-shortcuts'],
    ] as const) {
      await button.click();
      await expectOpen(page, 'en');
      await page.keyboard.press(key);
      const opened = page.locator(dialog);
      await expect(opened).toBeVisible();
      await expect(enlarged(page)).toHaveCount(0);
      const field = opened.locator('.DocSearch-Input');
      if (dialog === '.search-dialog') {
        await expect(field).toBeFocused();
        await page.keyboard.type('long page');
        await expect(field).toHaveValue('long page');
      } else {
        const letters = opened.getByRole('switch');
        await letters.focus();
        await page.keyboard.press('Space');
        await expect(letters).toHaveAttribute('aria-checked', 'false');
      }
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expectClosed(page, button);
    }
  });

  test('leaving the page takes the enlarged picture away', async ({site}) => {
    const page = await open(site, '/guide/long', {context: still});
    await page.locator('.sidebar a[href="/guide/components"]').click();
    await page.getByRole('button', {name: says.en.enlarge}).click();
    await expectOpen(page, 'en');
    await page.goBack();
    await expect(page).toHaveURL(at('/guide/long'));
    await expect(enlarged(page)).toHaveCount(0);
  });

  test('pictures are opened by touch', async ({site}) => {
    const page = await open(site, pathOf('zh-Hans'), {
      width: 390,
      context: {hasTouch: true, ...still},
    });
    const button = page.getByRole('button', {name: says['zh-Hans'].enlarge});
    await button.tap();
    await expect(page.getByRole('button', {name: says['zh-Hans'].close})).toBeFocused();
    await page.touchscreen.tap(200, 40);
    await expectClosed(page, button);
  });

  test('the first picture is fetched at once, the others when a reader comes near; steps and files are lists', async ({
    site,
  }) => {
    const page = await open(site, pathOf('en'));
    await test.step('the first picture is fetched at once, the others when a reader comes near', async () => {
      const images = page.locator('article img');
      expect(
        await images.evaluateAll((all) => all.map((image) => image.getAttribute('loading'))),
      ).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
      expect(
        await images.first().evaluate((image) => (image as HTMLImageElement).currentSrc),
      ).toMatch(/\.webp$/);
      for (const image of await images.all()) {
        await expect(image).toHaveAttribute('width', /^\d+$/);
        await expect(image).toHaveAttribute('height', /^\d+$/);
        await expect(image).toHaveAttribute('decoding', 'async');
      }
    });
    await test.step('steps are an ordered list and files nested lists, for those who listen', async () => {
      const steps = page.locator('.steps');
      await expect(steps.locator(':scope > li')).toHaveCount(3);
      await expect(steps.getByRole('heading', {level: 3})).toHaveCount(3);
      await expect(page.locator('.files')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - text: my-lib/
        - list:
          - listitem:
            - text: src/
            - list:
              - listitem: index.ts the entry, with everything that is public
              - listitem:
                - text: utils/
                - list:
                  - listitem: sum.ts
          - listitem:
            - text: dist/
            - list:
              - listitem:
                - text: index.js
                - code: import
                - text: finds this one
              - listitem: index.d.ts
          - listitem: a file with spaces.md quoted
      - listitem: package.json
  `);
      await expect(page.locator('.keys').nth(1)).toHaveText('⌘Command+K');
    });
  });

  for (const locale of locales) {
    const say = says[locale];
    const word = (page: Page): Locator => page.getByRole('button', {name: say.term});
    const card = (page: Page): Locator => page.getByRole('dialog');

    test(`a ${locale} term is explained while the pointer rests on it or its card, and by click until a click, Escape or a press elsewhere`, async ({
      site,
    }) => {
      const page = await open(site, pathOf(locale), {context: still});
      await stopClock(page);
      for (const close of [
        () => word(page).click(),
        () => page.keyboard.press('Escape'),
        () => page.locator('h1').click(),
      ]) {
        await word(page).click();
        await expect(card(page)).toContainText(say.meaning);
        await expect(word(page)).toHaveAttribute('aria-expanded', 'true');
        await page.mouse.move(5, 400);
        await page.clock.runFor(1000);
        await expect(card(page)).toBeVisible();
        await close();
        await expect(card(page)).toHaveCount(0);
        await expect(word(page)).toHaveAttribute('aria-expanded', 'false');
        await page.mouse.move(5, 400);
        await page.clock.runFor(1000);
      }
      await expect(page).toHaveURL(at(pathOf(locale)));

      await word(page).hover();
      await page.clock.runFor(1000);
      await expect(card(page)).toBeVisible();
      const box = (await card(page).boundingBox())!;
      await page.mouse.move(box.x + 30, box.y + 20, {steps: 4});
      await page.clock.runFor(1000);
      await expect(card(page)).toBeVisible();
      await page.mouse.move(5, 400);
      await page.clock.runFor(1000);
      await expect(card(page)).toHaveCount(0);
      // A click keeps what hovering has opened.
      await word(page).hover();
      await page.clock.runFor(1000);
      await word(page).click();
      await page.mouse.move(5, 400);
      await page.clock.runFor(1000);
      await expect(card(page)).toBeVisible();
    });

    test(`a ${locale} term is explained by Enter and Space, its card is read and left by keyboard`, async ({
      site,
    }) => {
      const page = await open(site, pathOf(locale), {context: still});
      await word(page).focus();
      await page.keyboard.press('Enter');
      await expect(card(page)).toBeFocused();
      await expect(card(page)).toHaveAccessibleName(/.+/);
      await page.keyboard.press('Escape');
      await expect(word(page)).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+Tab');
      await expect(word(page)).toBeFocused();
      await expect(card(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', {name: say.more});
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(card(page)).toHaveCount(0);
      // On to what follows the word.
      await expect(page.locator('.term').last()).not.toBeFocused();
      await expect(page.locator('.term').nth(2)).toBeFocused();
      await word(page).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        at(`/${localeRows[locale].prefix}guide/start/glossary#declaration-file`),
      );
    });
  }

  test(`a term is explained by touch, inside the window`, async ({site}) => {
    const page = await open(site, pathOf('en'), {
      width: 390,
      height: 700,
      context: {hasTouch: true, ...still},
    });
    for (const term of await page.locator('.term').all()) {
      await term.tap();
      const box = (await page.getByRole('dialog').boundingBox())!;
      const word = (await term.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(8);
      expect(box.x + box.width).toBeLessThanOrEqual(382);
      // Beside its word, never on it.
      expect(box.y >= word.y + word.height || box.y + box.height <= word.y).toBe(true);
      await page.locator('h1').evaluate((title) => title.scrollIntoView({block: 'end'}));
      await page.locator('h1').tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  for (const locale of localesIn('zh-Hans')) {
    test(`without scripts a ${locale} term leads to the glossary and a fold opens`, async ({
      site,
    }) => {
      const page = await open(site, pathOf(locale), {context: {javaScriptEnabled: false}});
      const say = says[locale];
      const fold = page.locator('.details', {hasText: say.fold});
      await expect(fold.getByText(say.folded)).toBeHidden();
      await fold.locator('summary').click();
      await expect(fold.getByText(say.folded)).toBeVisible();
      await page.getByRole('link', {name: say.term}).click();
      await expect(page).toHaveURL(/guide\/start\/glossary#declaration-file$/);
      await expect(page.locator('h1')).toHaveText(say.glossary);
    });
  }

  for (const locale of localesIn('en')) {
    test(`on paper the ${locale} page explains its terms and shows what is folded`, async ({
      site,
    }) => {
      const page = await open(site, pathOf(locale));
      const say = says[locale];
      await page.emulateMedia({media: 'print'});
      await expect(page.getByText(say.folded)).toBeVisible();
      await expect(page.getByText(say.meaning)).toBeVisible();
      await expect(page.getByText(say.more).first()).toBeHidden();
      for (const part of ['.steps', '.files', '.keys', 'article img'])
        await expect(page.locator(part).first()).toBeVisible();
    });
  }
});
