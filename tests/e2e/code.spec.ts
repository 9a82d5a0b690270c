import type {Locator, Page} from '@playwright/test';
import {foldTo} from '../../src/compiler/code/fold';
import * as limits from '../../src/site/limits';
import {findings, pairs, setTheme, themes} from './support/axe';
import {clipboard, copied, nextDialog} from './support/clipboard';
import {stopClock} from './support/clock';
import {address, locales, localesIn} from './support/pages';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const path = 'guide/code';
const lineCount = 61;
const tabsKey = 'tabs-rslib';

/** The block with a title. */
const block = (page: Page, title: string): Locator =>
  page.locator('article .block').filter({has: page.getByText(title, {exact: true})});
const code = (holder: Locator): Locator => holder.locator('pre').filter({visible: true});

/** How far code goes beyond its block, in px. */
const hiddenWidth = (holder: Locator): Promise<number> =>
  code(holder).evaluate((pre) => pre.scrollWidth - pre.clientWidth);

/** How many lines of a block can be seen, counted from its first. */
const seenLines = (holder: Locator): Promise<number> =>
  code(holder).evaluate((pre) => {
    const {bottom} = pre.getBoundingClientRect();
    return [...pre.querySelectorAll('.line')].filter(
      (line) => line.getBoundingClientRect().bottom <= bottom + 1,
    ).length;
  });

const store = (choices: Readonly<Record<string, string>>) => (page: Page) =>
  page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
    },
    [tabsKey, JSON.stringify(choices)],
  );

test.describe('code blocks', () => {
  const {open, at} = useVariant('full');

  for (const locale of locales) {
    const say = words[locale];
    const here = address(locale, path);

    test(`${locale}: code is unfolded and wrapped`, async ({site}) => {
      const page = await open(site, here);
      await test.step(`${locale}: a long block shows its first lines, and all of them by mouse and by keyboard, unless it says so or points at a hidden one`, async () => {
        const long = block(page, 'long.ts');
        const more = long.getByRole('button', {
          name: say.showAll.replace('{lines}', String(lineCount)),
        });
        const fewer = long.getByRole('button', {name: say.showFewer});
        await expect(more).toHaveAttribute('aria-expanded', 'false');
        expect(await seenLines(long)).toBe(foldTo);
        await more.click();
        await expect(fewer).toHaveAttribute('aria-expanded', 'true');
        expect(await seenLines(long)).toBe(lineCount);
        await fewer.scrollIntoViewIfNeeded();
        const before = (await fewer.boundingBox())!.y;
        await fewer.press('Enter');
        await expect(more).toBeFocused();
        expect(await seenLines(long)).toBe(foldTo);
        expect(Math.abs((await more.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
        await more.press('Space');
        expect(await seenLines(long)).toBe(lineCount);
        for (const title of ['whole.ts', 'marked.ts']) {
          await expect(block(page, title).locator('.block__fold'), title).toHaveCount(0);
          expect(await seenLines(block(page, title)), title).toBe(lineCount);
        }
      });
      await test.step(`${locale}: all code is wrapped and unwrapped by mouse and by keyboard, and until then where the site or a block says so`, async () => {
        const wide = page.locator('article .block').first();
        const button = wide.getByRole('button', {name: say.wrap});
        const tabs = page.locator('[data-group="package-manager"]').last();
        const asking = [tabs, block(page, 'src/default.ts'), block(page, 'src/wrapped.ts')];
        const expectWrapped = async (holders: readonly Locator[], wrapped: boolean) => {
          for (const holder of holders) {
            const {name, pressed} = {name: say.wrap, pressed: String(wrapped)};
            // Buttons say what is stored when they are seen.
            await holder.scrollIntoViewIfNeeded();
            await expect(holder.getByRole('button', {name})).toHaveAttribute(
              'aria-pressed',
              pressed,
            );
            const hidden = expect(await hiddenWidth(holder));
            if (wrapped) hidden.toBeLessThanOrEqual(0);
            else hidden.toBeGreaterThan(100);
          }
        };
        await expectWrapped([wide], false);
        await expectWrapped(asking, true);
        await button.click();
        await expectWrapped([wide, ...asking], true);
        await button.press('Space');
        await expectWrapped([wide, ...asking.slice(1)], false);
        await asking[1]!.getByRole('button', {name: say.wrap}).click();
        await expectWrapped([wide, ...asking], true);
      });
    });
  }

  test(`what is found below a fold opens it, and the keyboard stops at code that scrolls`, async ({
    site,
  }) => {
    const page = await open(site, `/${path}`);
    await test.step('what is found below a fold opens it and stays in sight', async () => {
      const long = block(page, 'long.ts');
      const line = long.locator('.line').nth(56);
      await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await expect(long.locator('[data-fold]')).toHaveAttribute('data-fold', 'open');
      await expect(long.getByRole('button', {name: words.en.showFewer})).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(line).toBeInViewport();
    });
    await test.step('the keyboard stops at code that scrolls, and at no other', async () => {
      const wide = page.locator('article .block').first();
      const fits = block(page, 'src/index.ts');
      await expect(code(fits)).toHaveAttribute('tabindex', '-1');
      await wide.getByRole('button', {name: words.en.copyCode}).focus();
      await page.keyboard.press('Tab');
      await expect(code(wide)).toBeFocused();
      await expect(code(wide)).toHaveAccessibleName('Code');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code(wide).evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await expect(fits.getByRole('button', {name: words.en.wrap})).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(
        block(page, 'src/wrapped.ts').getByRole('button', {name: words.en.wrap}),
      ).toBeFocused();
      await page.setViewportSize({width: 320, height: 800});
      await expect(code(block(page, 'numbers.ts'))).toHaveAttribute('tabindex', '-1');
      await block(page, 'numbers.ts').getByRole('button', {name: words.en.wrap}).click();
      await expect(code(block(page, 'numbers.ts'))).toHaveAttribute('tabindex', '0');
    });
  });

  test(`an address that names a text below a fold opens it`, async ({site}) => {
    const page = await open(site, `/${path}#:~:text=argument%20of%20line%2057`);
    await expect(block(page, 'long.ts').locator('[data-fold]')).toHaveAttribute(
      'data-fold',
      'open',
    );
    await expect(block(page, 'long.ts').locator('.line').nth(56)).toBeInViewport();
  });

  test(`copying leaves out removed lines, numbers and prompts, and takes what is folded; a second click begins the ${limits.codeCopiedMs} ms anew`, async ({
    site,
  }) => {
    const page = await open(site, `/${path}`, {before: clipboard()});
    await stopClock(page);
    const copy = async (holder: Locator): Promise<string> => {
      const {length} = await copied(page);
      await holder.getByRole('button', {name: words.en.copyCode}).click();
      await expect.poll(async () => (await copied(page)).length).toBe(length + 1);
      return (await copied(page)).at(-1)!;
    };
    expect(await copy(block(page, 'changes.ts'))).toBe(
      "import {defineConfig} from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{format: 'esm', dts: true}],\n});",
    );
    expect(await copy(block(page, 'numbers.ts'))).toBe(
      'export const first = 1;\nexport const second = 2;\nexport const third = 3;',
    );
    expect((await copy(block(page, 'long.ts'))).split('\n')).toHaveLength(lineCount);
    expect(await copy(page.locator('article .block', {hasText: '$ npx rslib'}))).toBe(
      'npm install -D @rslib/core\nnpx rslib',
    );
    const commands = page.locator('[data-group="package-manager"]').last();
    await commands.getByRole('tab', {name: 'yarn'}).click();
    expect(await copy(commands)).toBe(
      'yarn create rslib my-lib --template node-ts && cd my-lib && yarn install && yarn build # the first time only',
    );

    const button = block(page, 'changes.ts').getByRole('button', {name: words.en.copyCode});
    await copy(block(page, 'changes.ts'));
    await expect(button).toHaveAttribute('data-state', 'copied');
    await page.clock.runFor(limits.codeCopiedMs - 1);
    await copy(block(page, 'changes.ts'));
    await page.clock.runFor(limits.codeCopiedMs - 1);
    await expect(button).toHaveAttribute('data-state', 'copied');
    await page.clock.runFor(1);
    await expect(button).not.toHaveAttribute('data-state');
  });

  test(`a clipboard that refuses leaves the code in a prompt`, async ({site}) => {
    const page = await open(site, `/${path}`, {before: clipboard('refuses')});
    const button = block(page, 'changes.ts').getByRole('button', {name: words.en.copyCode});
    const [dialog] = await Promise.all([nextDialog(page), button.click()]);
    expect(dialog.type).toBe('prompt');
    expect(dialog.message).toBe(words.en.prompt);
    // A prompt has one line.
    expect(dialog.text).toContain("lib: [{format: 'esm', dts: true}]");
    expect(dialog.text).not.toContain('cjs');
    await expect(button).not.toHaveAttribute('data-state');
  });

  test(`tabs of a group follow on the page and in another browser tab, and keep the first where they lack what is remembered`, async ({
    site,
  }) => {
    const page = await open(site, `/${path}`, {before: store({'module-format': 'esm'})});
    const [first, second] = await page.locator('[data-group="module-format"]').all();
    const panelOf = (holder: Locator) => holder.getByRole('tabpanel').filter({visible: true});
    await expect(panelOf(first!)).toHaveAccessibleName('ESM');
    await expect(panelOf(second!)).toHaveAccessibleName('UMD');
    const other = await page.context().newPage();
    await other.goto(at(`/${path}`));
    await page.locator('[data-group="module-format"]').last().getByRole('tab').last().click();
    for (const seen of [page, other]) {
      for (const holder of await seen.locator('[data-group="module-format"]').all()) {
        const panel = panelOf(holder);
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAccessibleName('CommonJS');
      }
    }
  });

  test('any remembered group stands before any script of a file runs, its tab and its panel', async ({
    site,
  }) => {
    const page = await open(site, `/${path}`, {
      scripts: false,
      before: async (opened) => {
        await store({'module-format': 'cjs'})(opened);
      },
    });
    const groups = page.locator('[data-group="module-format"]');
    await expect(groups).toHaveCount(2);
    for (const holder of await groups.all()) {
      const panels = holder.locator('.tabs__panel').filter({visible: true});
      await expect(panels).toHaveCount(1);
      await expect(panels).toHaveAttribute('data-value', 'cjs');
      const looks = await holder.getByRole('tab', {includeHidden: true}).evaluateAll((tabs) =>
        tabs.map((tab) => ({
          value: (tab as HTMLElement).dataset.value,
          color: getComputedStyle(tab).color,
          line: getComputedStyle(tab, '::after').backgroundColor,
        })),
      );
      const chosen = looks.find(({value}) => value === 'cjs')!;
      const other = looks.find(({value}) => value !== 'cjs')!;
      expect(other.line).toBe('rgba(0, 0, 0, 0)');
      expect(chosen.line).not.toBe(other.line);
      expect(chosen.color).not.toBe(other.color);
    }
  });

  test('numbers of lines and lines in focus', async ({site}) => {
    const page = await open(site, `/${path}`);
    await test.step('numbers of lines are drawn and nothing else', async () => {
      const numbered = code(block(page, 'numbers.ts'));
      const drawn = await numbered
        .locator('.line')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content));
      expect(drawn).toEqual(Array.from({length: 3}, () => 'counter(line) / ""'));
      expect(await numbered.innerText()).not.toMatch(/^\d/m);
      expect(
        await code(block(page, 'changes.ts'))
          .locator('.line')
          .first()
          .evaluate((line) => getComputedStyle(line, '::after').content),
      ).toBe('none');
    });
    await test.step('lines in focus keep their colours, the others step back until somebody comes', async () => {
      for (const theme of themes) {
        await setTheme(page, theme);
        const focus = block(page, 'focus.ts');
        const colors = (selector: string): Promise<string[]> =>
          focus
            .locator(selector)
            .evaluateAll((tokens) => [
              ...new Set(tokens.map((token) => getComputedStyle(token).color)),
            ]);
        const others = '.line:not(.line--focus) .token';
        await page.mouse.move(0, 0);
        await focus.scrollIntoViewIfNeeded();
        expect(await colors(others), theme).toHaveLength(1);
        expect((await colors('.line--focus .token')).length, theme).toBeGreaterThan(2);
        await code(focus).hover();
        expect((await colors(others)).length, theme).toBeGreaterThan(2);
      }
    });
  });

  for (const locale of localesIn('en')) {
    const say = words[locale];

    test(`${locale}: buttons of code show their name on hover and focus, inside of the block, and hide it on Escape`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, path), {width: 390, before: clipboard()});
      const drawn = (button: Locator) =>
        button.evaluate((element) => {
          const {content, visibility, width} = getComputedStyle(element, '::after');
          const tools = element.parentElement!.getBoundingClientRect();
          const {left} = element.closest('[data-code]')!.getBoundingClientRect();
          return {
            text: content.split('"')[1],
            isShown: visibility === 'visible',
            isInside: tools.left - Number.parseFloat(width) - 20 > left,
          };
        });
      const wide = page.locator('article .block').first();
      for (const name of [say.wrap, say.copyCode]) {
        const button = wide.getByRole('button', {name, exact: true});
        await page.mouse.move(0, 0);
        expect(await drawn(button)).toEqual({text: name, isShown: false, isInside: true});
        await button.hover();
        await expect.poll(async () => (await drawn(button)).isShown).toBe(true);
        await page.keyboard.press('Escape');
        expect((await drawn(button)).isShown).toBe(false);
        await page.mouse.move(0, 0);
        await button.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect.poll(async () => (await drawn(button)).isShown).toBe(true);
        await button.blur();
      }
      const copy = wide.getByRole('button', {name: say.copyCode, exact: true});
      await copy.click();
      await expect(copy).toHaveAttribute('data-state', 'copied');
      expect((await drawn(copy)).text).toBe(await copy.getAttribute('data-done'));
      await expect(copy).toHaveAccessibleName(say.copyCode);
    });

    test(`${locale}: fingers wrap, unfold, copy and choose`, async ({site}) => {
      const page = await open(site, address(locale, path), {
        width: 390,
        height: 844,
        before: clipboard(),
        context: {hasTouch: true, isMobile: true},
      });
      const wide = page.locator('article .block').first();
      expect(await hiddenWidth(wide)).toBeLessThanOrEqual(0);
      await wide.getByRole('button', {name: say.wrap}).tap();
      expect(await hiddenWidth(wide)).toBeGreaterThan(100);
      await wide.getByRole('button', {name: say.wrap}).tap();
      const long = block(page, 'long.ts');
      await long
        .getByRole('button', {name: say.showAll.replace('{lines}', String(lineCount))})
        .tap();
      expect(await seenLines(long)).toBe(lineCount);
      await long.getByRole('button', {name: say.copyCode}).tap();
      await expect.poll(async () => (await copied(page)).length).toBe(1);
      const tabs = page.locator('[data-group="module-format"]').first();
      await tabs.getByRole('tab', {name: 'CommonJS'}).tap();
      await expect(tabs.getByRole('tabpanel').filter({visible: true})).toHaveAccessibleName(
        'CommonJS',
      );
    });

    test(`${locale}: without scripts code is whole, every tab is there and no button is dead`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, path), {context: {javaScriptEnabled: false}});
      expect(await seenLines(block(page, 'long.ts'))).toBe(lineCount);
      const dead = page.locator('.code-tools button, .block__fold, [role=tab]');
      await expect(dead.filter({visible: true})).toHaveCount(0);
      await expect(page.locator('.tabs__caption').filter({visible: true})).toHaveCount(14);
      await expect(page.locator('article pre[tabindex="0"]').first()).toBeVisible();
    });

    test(`axe finds nothing on the ${locale} code, folded and open, wrapped or not`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, path), {
        width: 390,
        context: {reducedMotion: 'reduce'},
      });
      for (const [width, theme] of pairs([390, 1280])) {
        await page.setViewportSize({width, height: 900});
        await setTheme(page, theme);
        expect.soft(await findings(page, 'article'), `${theme} at ${width}`).toEqual([]);
        await page.locator('.block__fold').click();
        await page.locator('article .block').first().getByRole('button', {name: say.wrap}).click();
      }
    });
  }
});
