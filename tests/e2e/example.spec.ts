import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {drawn} from './support/clock';
import {address, everything, routes} from './support/pages';
import {expect, ready, laidOut, test} from './support/site';

const ui = {
  source: 'Source',
  output: 'Output',
  copyCode: 'Copy code',
  files: 'Files',
  showAll: /^Show all \d+ lines$/,
};

const page = 'config/lib/dts';
const wide = 1280;
const narrow = 390;

const example = (opened: Page): Locator => opened.locator('.example').first();
const sourceOf = (holder: Locator): Locator => holder.locator('.example__source');
const outputOf = (holder: Locator): Locator => holder.locator('.example__output');

async function overflow(opened: Page): Promise<number> {
  return opened.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

const path = address('en', page);

test('a file in the tree of an example selects its tab, and a manifest is shortened', async ({
  site,
}) => {
  const opened = await site.open(path, {width: wide, before: clipboard});
  const holder = example(opened);
  await expect(holder.getByRole('tab', {name: ui.output, exact: true})).toBeHidden();
  const before = opened.url();
  const tab = outputOf(holder).getByRole('tab', {name: 'dist/utils/sum.d.ts'});
  await outputOf(holder).getByRole('link', {name: 'sum.d.ts', exact: true}).click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport();
  await expect(outputOf(holder).locator('pre').filter({visible: true})).toContainText('sum');
  expect(opened.url()).toBe(before);

  await sourceOf(holder).getByRole('tab', {name: 'package.json'}).click();
  const panel = sourceOf(holder).getByRole('tabpanel').filter({visible: true});
  await expect(panel.getByText('"exports"')).toBeVisible();
  await expect(panel.getByText('"version"')).toBeHidden();
  await expect(panel.locator('.code__gap').first()).toBeVisible();
  // The whole file is copied, including the lines that are not shown.
  await sourceOf(holder).getByRole('button', {name: ui.copyCode}).click();
  await expect.poll(async () => (await copied(opened))[0]).toContain('"version"');
  await panel.getByRole('button', {name: ui.showAll}).press('Enter');
  await expect(panel.getByText('"version"')).toBeVisible();
  await expect(panel.locator('.code__gap').first()).toBeHidden();
});

test('on a phone one pane of an example is shown, chosen by pointer and keyboard, and file names become a select', async ({
  site,
}) => {
  const opened = await site.open(path, {width: narrow});
  const holder = example(opened);
  const [source, output] = [sourceOf(holder), outputOf(holder)];
  const tab = (name: string): Locator => holder.getByRole('tab', {name, exact: true});
  await expect(source).toBeVisible();
  await expect(output).toBeHidden();
  await tab(ui.output).click();
  await expect(output).toBeVisible();
  await expect(source).toBeHidden();
  await opened.keyboard.press('ArrowLeft');
  await expect(tab(ui.source)).toBeFocused();
  await expect(source).toBeVisible();
  const menu = source.getByRole('combobox');
  const shown = source.getByRole('tabpanel').filter({visible: true});
  await expect(menu).toHaveAccessibleName(ui.files);
  await expect(source.getByRole('tab')).toHaveCount(0);
  await menu.selectOption('tsconfig.json');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName('tsconfig.json');
  await tab(ui.output).click();
  await output.getByRole('link', {name: 'sum.d.ts', exact: true}).click();
  await expect(output.getByRole('combobox')).toHaveValue('dist/utils/sum.d.ts');
  await expect(output.getByRole('combobox')).toBeFocused();
  expect(await overflow(opened)).toBe(0);

  // The choice applies to the other examples on the page, and after a reload without scripts.
  const panes = opened.locator('.example__panes[data-tabs]');
  const next = panes.filter({visible: true}).nth(1);
  await expect(next.locator('.example__output')).toBeVisible();
  await expect(next.locator('.example__source')).toBeHidden();
  await opened.route(/\/assets\/js\//, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await opened.reload();
  await expect(output).toBeVisible();
  await expect(source).toBeHidden();
  expect(await tab(ui.output).evaluate((tab) => getComputedStyle(tab).backgroundColor)).not.toBe(
    await tab(ui.source).evaluate((tab) => getComputedStyle(tab).backgroundColor),
  );
  await opened.unroute(/\/assets\/js\//);
  await opened.reload();

  // Both panes are shown on a wide screen, one below the other. The select is hidden, but follows the selected tab.
  await opened.setViewportSize({width: wide, height: 900});
  await expect(source).toBeVisible();
  await expect(output).toBeVisible();
  const [above, below] = [await source.boundingBox(), await output.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
  expect(below!.width).toBeCloseTo(above!.width, 0);
  await expect(menu).toBeHidden();
  await source.getByRole('tab', {name: 'package.json'}).click();
  await opened.setViewportSize({width: narrow, height: 900});
  await tab(ui.source).click();
  await expect(menu).toHaveValue('package.json');
});

test('a text fragment shows the hidden part of an example that contains it', async ({site}) => {
  const found = (text: string): string =>
    `${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
  // This text is in the folded lines of a file whose tab is not selected.
  const opened = await site.open(found('"name": "@example/dts-per-file"'), {
    width: narrow,
  });
  const shownIn = (pane: Locator): Locator => pane.getByRole('tabpanel').filter({visible: true});
  const file = shownIn(sourceOf(example(opened)));
  await expect(file).toHaveCount(1);
  await expect(file).toHaveAccessibleName('package.json');
  await expect(file.getByText('"name"')).toBeInViewport();
  await expect(file.locator('[data-fold]')).toHaveAttribute('data-fold', 'open');
  await expect(file.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  // This text is in the pane that is hidden on a narrow screen. Showing this pane does not store it as the choice.
  const url = new URL(opened.url());
  await opened.goto('about:blank');
  await opened.goto(url.origin + found('export declare function sum'));
  const output = shownIn(outputOf(example(opened)));
  await expect(output).toHaveCount(1);
  await expect(output).toHaveAccessibleName('dist/utils/sum.d.ts');
  await expect(sourceOf(example(opened))).toBeHidden();
  expect(await opened.evaluate(() => localStorage.getItem('tabs-rslib'))).toBeNull();
});

test('without scripts and on paper all of an example is shown, one pane below the other', async ({
  site,
}) => {
  const expectAll = async (holder: Locator): Promise<void> => {
    const [source, output] = [sourceOf(holder), outputOf(holder)];
    const [above, below] = [(await source.boundingBox())!, (await output.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    const code = holder.locator('pre');
    await expect(code.filter({visible: true})).toHaveCount(await code.count());
    await expect(source.getByText('"version"')).toBeVisible();
    await expect(holder.getByRole('tab')).toHaveCount(0);
  };
  const opened = await site.open(path, {width: narrow, context: {javaScriptEnabled: false}});
  const still = example(opened);
  await expectAll(still);
  await outputOf(still).getByRole('link', {name: 'sum.d.ts', exact: true}).click();
  await expect(outputOf(still).locator('pre').nth(1)).toBeInViewport();

  const printed = await site.open(path, {width: wide});
  await printed.emulateMedia({media: 'print'});
  await expectAll(example(printed));
  await expect(example(printed).getByRole('button')).toHaveCount(0);
  await expect(printed.locator('.verified')).toBeVisible();
});

/** Returns figures that are wider than their column. A wide example may be wider, but not reach into the outline. */
function strayFigures(): string[] {
  const outline = document.querySelector('.frame__outline')?.getBoundingClientRect();
  const end = (outline?.width ? outline.left : document.documentElement.clientWidth) - 8;
  const figures = [...document.querySelectorAll<HTMLElement>('.prose figure, .prose .block')];
  return figures.flatMap((figure) => {
    const column = figure.parentElement!.closest('.prose, .steps__item, .details, .tabs__panel')!;
    if (figure.parentElement!.closest('figure') || !figure.checkVisibility()) return [];
    const [box, text] = [figure.getBoundingClientRect(), column.getBoundingClientRect()];
    const {paddingInlineStart, paddingInlineEnd} = getComputedStyle(column);
    const limit = figure.matches('.prose > .example--wide')
      ? end
      : text.right - parseFloat(paddingInlineEnd);
    const isInside =
      box.left >= text.left + parseFloat(paddingInlineStart) - 1 && box.right <= limit + 1;
    return isInside ? [] : [`${figure.className} ${box.left} to ${box.right}, not ${limit}`];
  });
}

test('figures begin at the edge of the text, stay within their step, and are wider only for long lines', async ({
  site,
}) => {
  const opened = await site.open('/');
  for (const each of ['/guide/start/quick-start', '/guide/basic/output-structure', path]) {
    await opened.goto(new URL(each.slice(1), test.info().project.use.baseURL).href);
    for (const width of [320, 768, 1024, 1281, 1600, 1920]) {
      await opened.setViewportSize({width, height: 900});
      expect.soft(await overflow(opened), `overflow of ${each} at ${width}`).toBe(0);
      expect.soft(await opened.evaluate(strayFigures), `${each} at ${width}`).toEqual([]);
    }
  }
});

/** Counts code blocks, those that scroll sideways, tab lists that overflow, and code cut to less than four lines. */
function cutOn(opened: Page): Promise<{panes: number; wide: number; lists: number; short: number}> {
  return opened.evaluate(() => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({visibilityProperty: true}),
      );
    const panes = seen('main pre.code');
    const rowsOf = (pre: HTMLElement): number => {
      const {top, bottom} = pre.getBoundingClientRect();
      const heights = [...pre.querySelectorAll('.line')].map((line) => {
        const box = line.getBoundingClientRect();
        return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
      });
      return (
        heights.reduce((sum, height) => sum + height, 0) /
        parseFloat(getComputedStyle(pre).lineHeight)
      );
    };
    const hides = (pre: HTMLElement): boolean =>
      pre.scrollHeight > pre.clientHeight + 1 || pre.querySelector('.code__rest[hidden]') !== null;
    return {
      panes: panes.length,
      wide: panes.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      lists: seen('main [role="tablist"]').filter((list) => list.scrollWidth > list.clientWidth + 1)
        .length,
      short: panes.filter((pre) => hides(pre) && rowsOf(pre) < 3.9).length,
    };
  });
}

/** Scrolls to all tabs of a page, because tabs are not hydrated before they are visible. */
async function seeTabs(opened: Page): Promise<void> {
  for (const holder of await opened.locator('main [data-tabs]').filter({visible: true}).all()) {
    await holder.scrollIntoViewIfNeeded();
    await expect(holder).toHaveAttribute('data-set');
  }
}

const counted = everything ? routes : ['/config/lib/dts', '/zh/config/rsbuild/output'];

test('at most 5 % of code blocks scroll sideways, none on a phone; no file list and no code is cut off', async ({
  site,
}) => {
  test.setTimeout(everything ? 1_800_000 : 60_000);
  const widths = [360, 768, 1281, 1920];
  const sums = new Map(widths.map((width) => [width, {panes: 0, wide: 0, lists: 0, short: 0}]));
  const opened = await site.open('/');
  for (const path of counted) {
    await opened.goto(new URL(path.slice(1), test.info().project.use.baseURL).href);
    await laidOut(opened);
    await ready(opened);
    await seeTabs(opened);
    for (const width of widths) {
      await opened.setViewportSize({width, height: 900});
      // A select replaces a tab list that does not fit, one frame after its size is known.
      await drawn(opened);
      await drawn(opened);
      const sum = sums.get(width)!;
      const cut = await cutOn(opened);
      for (const key of ['panes', 'wide', 'lists', 'short'] as const) sum[key] += cut[key];
    }
  }
  for (const [width, {panes, wide: scrolling, lists, short}] of sums) {
    expect
      .soft(scrolling / panes, `${scrolling} of ${panes} at ${width}`)
      .toBeLessThanOrEqual(width < 768 ? 0 : 0.05);
    expect.soft([lists, short], `lists and code at ${width}`).toEqual([0, 0]);
  }
});

test('a type of a few lines keeps its line breaks, and is running text on a phone', async ({
  site,
}) => {
  const opened = await site.open('/config/rsbuild/', {width: wide});
  const lines = async (width: number): Promise<readonly string[]> => {
    await opened.setViewportSize({width, height: 900});
    const text = await opened.locator('.facts__item--type code').first().innerText();
    return text.split('\n').map((line) => line.trim());
  };
  expect(await lines(wide)).toEqual([
    'boolean | {',
    'cacheDirectory?: string;',
    'cacheDigest?: (string | undefined)[];',
    'buildDependencies?: string[];',
    '}',
  ]);
  expect(await lines(narrow)).toHaveLength(1);
});

test('diagrams fit and are legible at 320 pixels', async ({site}) => {
  const opened = await site.open('/config/lib/bundle', {width: 320});
  const drawings = opened.locator('.diagram').getByRole('img');
  await expect(drawings).toHaveCount(2);
  expect(await overflow(opened)).toBe(0);
  for (const drawing of await drawings.all()) {
    const frame = (await drawing.boundingBox())!;
    for (const text of await drawing.locator('text').all()) {
      const box = (await text.boundingBox())!;
      expect.soft(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
      expect.soft(box.height).toBeGreaterThan(10);
    }
  }
});

test('axe finds nothing in examples and diagrams, in both themes', async ({site}) => {
  test.slow();
  const opened = await site.open('/config/lib/bundle', {
    width: narrow,
    context: {reducedMotion: 'reduce'},
  });
  await opened.locator('.entries-switch').click();
  for (const tab of await opened.locator('.example__turn[data-value="output"]').all()) {
    await tab.click();
  }
  for (const [width, theme] of pairs([narrow, wide])) {
    await opened.setViewportSize({width, height: 900});
    await setTheme(opened, theme);
    // Scroll to the top, because axe reports content that the navbar covers.
    await opened.evaluate(() => scrollTo(0, 0));
    expect.soft(await findings(opened, '.prose'), `${theme} at ${width}`).toEqual([]);
  }
});
