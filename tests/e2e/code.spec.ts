import type {Locator, Page} from '@playwright/test';
import {foldTo} from '../../src/compiler/code/foldedLines';
import {findings, pairs, setTheme, themes} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const path = '/guide/code';
const say = words.en;
const lineCount = 61;
const tabsKey = 'tabs-rslib';

const block = (page: Page, title: string): Locator =>
  page.locator('article .block').filter({has: page.getByText(title, {exact: true})});
const code = (holder: Locator): Locator => holder.locator('pre').filter({visible: true});

/** Overflow of the code of a block, in px. */
const hiddenWidth = (holder: Locator): Promise<number> =>
  code(holder).evaluate((pre) => pre.scrollWidth - pre.clientWidth);

/** Number of visible lines of a block. */
const visibleLines = (holder: Locator): Promise<number> =>
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
  const {open} = useVariant('full');

  test('a long block is folded, and unfolded by mouse and keyboard', async ({site}) => {
    const page = await open(site, path);
    const long = block(page, 'long.ts');
    const more = long.getByRole('button', {
      name: say.showAll.replace('{lines}', String(lineCount)),
    });
    const fewer = long.getByRole('button', {name: say.showFewer});
    expect(await visibleLines(long)).toBe(foldTo);
    await more.click();
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    expect(await visibleLines(long)).toBe(lineCount);
    await fewer.scrollIntoViewIfNeeded();
    const before = (await fewer.boundingBox())!.y;
    await fewer.press('Enter');
    await expect(more).toBeFocused();
    expect(await visibleLines(long)).toBe(foldTo);
    expect(Math.abs((await more.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
    for (const title of ['whole.ts', 'marked.ts']) {
      expect(await visibleLines(block(page, title)), title).toBe(lineCount);
    }
  });

  test('one button wraps all code; until then each block follows its own setting', async ({
    site,
  }) => {
    const page = await open(site, path);
    const wide = page.locator('article .block').first();
    const asking = [
      page.locator('[data-group="package-manager"]').last(),
      block(page, 'src/default.ts'),
      block(page, 'src/wrapped.ts'),
    ];
    const expectWrapped = async (holders: readonly Locator[], wrapped: boolean) => {
      for (const holder of holders) {
        // Buttons hydrate when they become visible.
        await holder.scrollIntoViewIfNeeded();
        await expect(holder.getByRole('button', {name: say.wrap})).toHaveAttribute(
          'aria-pressed',
          String(wrapped),
        );
        const hidden = expect(await hiddenWidth(holder));
        if (wrapped) hidden.toBeLessThanOrEqual(0);
        else hidden.toBeGreaterThan(100);
      }
    };
    await expectWrapped([wide], false);
    await expectWrapped(asking, true);
    const button = wide.getByRole('button', {name: say.wrap});
    await button.click();
    await expectWrapped([wide, ...asking], true);
    await button.press('Space');
    await expectWrapped([wide, ...asking.slice(1)], false);
  });

  test('a match below a fold opens it, and the keyboard stops at code that scrolls', async ({
    site,
  }) => {
    const page = await open(site, path);
    await test.step('a match below a fold opens it and stays in view', async () => {
      const long = block(page, 'long.ts');
      const line = long.locator('.line').nth(56);
      await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await expect(long.locator('[data-fold]')).toHaveAttribute('data-fold', 'open');
      await expect(long.getByRole('button', {name: say.showFewer})).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(line).toBeInViewport();
    });
    await test.step('the keyboard stops only at code that scrolls', async () => {
      const wide = page.locator('article .block').first();
      const fits = block(page, 'src/index.ts');
      await expect(code(fits)).toHaveAttribute('tabindex', '-1');
      await wide.getByRole('button', {name: say.copyCode}).focus();
      await page.keyboard.press('Tab');
      await expect(code(wide)).toBeFocused();
      await expect(code(wide)).toHaveAccessibleName('Code');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code(wide).evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await expect(fits.getByRole('button', {name: say.wrap})).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(
        block(page, 'src/wrapped.ts').getByRole('button', {name: say.wrap}),
      ).toBeFocused();
      await page.setViewportSize({width: 320, height: 800});
      await expect(code(block(page, 'numbers.ts'))).toHaveAttribute('tabindex', '-1');
      await block(page, 'numbers.ts').getByRole('button', {name: say.wrap}).click();
      await expect(code(block(page, 'numbers.ts'))).toHaveAttribute('tabindex', '0');
    });
  });

  test('a text fragment below a fold opens it', async ({site}) => {
    const page = await open(site, `${path}#:~:text=argument%20of%20line%2057`);
    await expect(block(page, 'long.ts').locator('[data-fold]')).toHaveAttribute(
      'data-fold',
      'open',
    );
    await expect(block(page, 'long.ts').locator('.line').nth(56)).toBeInViewport();
  });

  test('copying omits removed lines, numbers and prompts, and includes folded lines', async ({
    site,
  }) => {
    const page = await open(site, path, {before: clipboard()});
    const copy = async (holder: Locator): Promise<string> => {
      const {length} = await copied(page);
      await holder.getByRole('button', {name: say.copyCode}).click();
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
  });

  test('a stored choice selects tab and panel before any external script runs', async ({site}) => {
    const page = await open(site, path, {scripts: false, before: store({'module-format': 'cjs'})});
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

  test('line numbers are drawn, and lines out of focus are dimmed', async ({site}) => {
    const page = await open(site, path);
    await test.step('line numbers are drawn, not text', async () => {
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
    await test.step('lines in focus keep their colours, the others are dimmed until hovered', async () => {
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

  test('code buttons show their name on hover and focus, inside the block, and hide it on Escape', async ({
    site,
  }) => {
    const page = await open(site, path, {width: 390, before: clipboard()});
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

  test('without scripts all code and every tab is shown, and no dead button', async ({site}) => {
    const page = await open(site, path, {context: {javaScriptEnabled: false}});
    expect(await visibleLines(block(page, 'long.ts'))).toBe(lineCount);
    const dead = page.locator('.code-tools button, .block__fold, [role=tab]');
    await expect(dead.filter({visible: true})).toHaveCount(0);
    await expect(page.locator('.tabs__caption').filter({visible: true})).toHaveCount(14);
    await expect(page.locator('article pre[tabindex="0"]').first()).toBeVisible();
  });

  test('axe finds nothing on the code, folded and open, wrapped or not', async ({site}) => {
    const page = await open(site, path, {
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
});
