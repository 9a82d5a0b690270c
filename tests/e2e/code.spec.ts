import type {Locator, Page} from '@playwright/test';
import {foldTo} from '../../src/compiler/code/foldedLines';
import {findings, pairs, setTheme, themes} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {store} from './support/searchDialog';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

const path = '/guide/code';
const ui = words.en;
const lineCount = 61;

const block = (page: Page, title: string): Locator =>
  page.locator('article .block').filter({has: page.getByText(title, {exact: true})});
const code = (holder: Locator): Locator => holder.locator('pre').filter({visible: true});

/** Returns how far the code of a block overflows to the right, in px. */
const hiddenWidth = (holder: Locator): Promise<number> =>
  code(holder).evaluate((pre) => pre.scrollWidth - pre.clientWidth);

/** Returns the number of visible lines of a block. */
const visibleLines = (holder: Locator): Promise<number> =>
  code(holder).evaluate((pre) => {
    const {bottom} = pre.getBoundingClientRect();
    return [...pre.querySelectorAll('.line')].filter(
      (line) => line.getBoundingClientRect().bottom <= bottom + 1,
    ).length;
  });

test.describe('code blocks', () => {
  const {open} = useVariant('full');

  test('one button wraps all code, also after a reload, and a long block is folded', async ({
    site,
  }) => {
    const page = await open(site, path, {before: watchFirstPaint});
    const wide = page.locator('article .block').first();
    const button = wide.getByRole('button', {name: ui.wrap});
    expect(await hiddenWidth(wide)).toBeGreaterThan(100);
    expect(await hiddenWidth(block(page, 'src/wrapped.ts'))).toBeLessThanOrEqual(0);
    await button.click();
    expect(await hiddenWidth(wide)).toBeLessThanOrEqual(0);
    await button.press('Space');
    expect(await hiddenWidth(wide)).toBeGreaterThan(100);
    expect(await hiddenWidth(block(page, 'src/wrapped.ts'))).toBeGreaterThan(100);
    await page.reload();
    expect((await atFirstPaint(page))['data-wrap']).toBe('off');
    expect(await hiddenWidth(block(page, 'src/wrapped.ts'))).toBeGreaterThan(100);

    const long = block(page, 'long.ts');
    const more = long.getByRole('button', {
      name: ui.showAll.replace('{lines}', String(lineCount)),
    });
    const fewer = long.getByRole('button', {name: ui.showFewer});
    expect(await visibleLines(long)).toBe(foldTo);
    await more.click();
    expect(await visibleLines(long)).toBe(lineCount);
    await fewer.scrollIntoViewIfNeeded();
    const before = (await fewer.boundingBox())!.y;
    await fewer.press('Enter');
    await expect(more).toBeFocused();
    expect(await visibleLines(long)).toBe(foldTo);
    expect(Math.abs((await more.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
    expect(await visibleLines(block(page, 'marked.ts'))).toBe(lineCount);
  });

  test('Tab focuses code only if it scrolls', async ({site}) => {
    const page = await open(site, path);
    const wide = page.locator('article .block').first();
    const fits = block(page, 'src/index.ts');
    await expect(code(fits)).toHaveAttribute('tabindex', '-1');
    await wide.getByRole('button', {name: ui.copyCode}).focus();
    await page.keyboard.press('Tab');
    await expect(code(wide)).toBeFocused();
    await expect(code(wide)).toHaveAccessibleName('Code');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code(wide).evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(fits.getByRole('button', {name: ui.wrap})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(block(page, 'src/wrapped.ts').getByRole('button', {name: ui.wrap})).toBeFocused();
    await page.setViewportSize({width: 320, height: 800});
    const numbers = block(page, 'numbers.ts');
    await expect(code(numbers)).toHaveAttribute('tabindex', '-1');
    await numbers.getByRole('button', {name: ui.wrap}).click();
    await expect(code(numbers)).toHaveAttribute('tabindex', '0');
  });

  test('a text fragment below a fold opens it', async ({site}) => {
    const page = await open(site, `${path}#:~:text=argument%20of%20line%2057`);
    const long = block(page, 'long.ts');
    await expect(long.locator('[data-fold]')).toHaveAttribute('data-fold', 'open');
    await expect(long.locator('.line').nth(56)).toBeInViewport();
  });

  test('a stored choice selects tab and panel before any external script runs', async ({site}) => {
    const choices = {'tabs-rslib': {'module-format': 'cjs'}};
    const page = await open(site, path, {scripts: false, before: store(choices)});
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

  test('line numbers are no text, lines out of focus are dimmed until hovered, and prompts are not copied', async ({
    site,
  }) => {
    const page = await open(site, path, {before: clipboard});
    const numbered = code(block(page, 'numbers.ts'));
    const first = numbered.locator('.line').first();
    expect(await first.evaluate((line) => getComputedStyle(line, '::after').content)).toBe(
      'counter(line) / ""',
    );
    expect(await numbered.innerText()).not.toMatch(/^\d/m);
    const commands = page.locator('article .block', {hasText: '$ npx rslib'});
    await commands.getByRole('button', {name: ui.copyCode}).click();
    await expect.poll(() => copied(page)).toEqual(['npm install -D @rslib/core\nnpx rslib']);
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

  test('code buttons show their name on hover and focus, inside the block, and hide it on Escape', async ({
    site,
  }) => {
    const page = await open(site, path, {width: 390, before: clipboard});
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
    for (const name of [ui.wrap, ui.copyCode]) {
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
    const copy = wide.getByRole('button', {name: ui.copyCode, exact: true});
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'copied');
    expect((await drawn(copy)).text).toBe(await copy.getAttribute('data-done'));
    await expect(copy).toHaveAccessibleName(ui.copyCode);
  });

  test('without scripts all code and all tabs are shown, and no buttons', async ({site}) => {
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
      await page.locator('article .block').first().getByRole('button', {name: ui.wrap}).click();
    }
  });
});
