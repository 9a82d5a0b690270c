import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {clipboard, copied} from './support/clipboard';
import {address, localesIn, modes} from './support/pages';
import {expect, test} from './support/site';

const words = {
  en: {
    source: 'Source',
    output: 'Output',
    copyCommand: 'Copy command',
    copyCode: 'Copy code',
    built: /^Built with @rslib\/core \d+\.\d+\.\d+ and TypeScript \d+\.\d+\.\d+$/,
    // The mark of an external link is part of its name.
    folder: /^View on GitHub \(opens in a new tab\)/,
    playground: /^Open in StackBlitz \(opens in a new tab\)/,
    verified: /^Verified with @rslib\/core \d+\.\d+\.\d+$/,
  },
  'zh-Hans': {
    source: '源码',
    output: '产物',
    copyCommand: '复制命令',
    copyCode: '复制代码',
    built: /^由 @rslib\/core \d+\.\d+\.\d+ 与 TypeScript \d+\.\d+\.\d+ 构建$/,
    folder: /^在 GitHub 上查看\s*（在新标签页中打开）/,
    playground: /^在 StackBlitz 中打开\s*（在新标签页中打开）/,
    verified: /^已用 @rslib\/core \d+\.\d+\.\d+ 验证$/,
  },
} as const;

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

for (const {mode, react} of modes) {
  for (const locale of localesIn(react)) {
    const say = words[locale];
    const path = address(locale, page);

    test(`the panes of a ${locale} example stand side by side where there is room, and a file in the tree leads to its tab${mode}`, async ({
      site,
    }) => {
      const opened = await site.open(path, {react, width: wide});
      const holder = example(opened);
      await expect(holder.getByRole('tab', {name: say.output, exact: true})).toBeHidden();
      await expect(sourceOf(holder)).toHaveAttribute('role', 'group');
      await expect(outputOf(holder)).toHaveAccessibleName(say.output);
      const [source, output] = [
        await sourceOf(holder).boundingBox(),
        await outputOf(holder).boundingBox(),
      ];
      expect(output!.y).toBeCloseTo(source!.y, 0);
      expect(output!.x).toBeGreaterThanOrEqual(source!.x + source!.width - 1);
      expect(Math.abs(source!.width - output!.width)).toBeLessThan(4);

      const before = opened.url();
      const tree = outputOf(holder);
      const tab = tree.getByRole('tab', {name: 'dist/utils/sum.d.ts'});
      await expect(tab).toHaveAttribute('aria-selected', 'false');
      await tree.getByRole('link', {name: 'sum.d.ts', exact: true}).click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeFocused();
      await expect(tab).toBeInViewport();
      await expect(tree.locator('pre').filter({visible: true})).toContainText('sum');
      expect(opened.url()).toBe(before);
    });

    test(`the panes of a ${locale} example take turns on a phone, by pointer and by keyboard${mode}`, async ({
      site,
    }) => {
      const opened = await site.open(path, {react, width: narrow});
      const holder = example(opened);
      const [source, output] = [sourceOf(holder), outputOf(holder)];
      const turn = (name: string): Locator => holder.getByRole('tab', {name, exact: true});
      await expect(source).toBeVisible();
      await expect(output).toBeHidden();
      await turn(say.output).click();
      await expect(output).toBeVisible();
      await expect(source).toBeHidden();
      await expect(output).toHaveAttribute('role', 'tabpanel');
      await expect(output).toHaveAccessibleName(say.output);
      await expect(turn(say.output)).toHaveAttribute('aria-selected', 'true');
      await opened.keyboard.press('ArrowLeft');
      await expect(turn(say.source)).toBeFocused();
      await expect(source).toBeVisible();
      await expect(output).toBeHidden();
      await opened.keyboard.press('End');
      await expect(turn(say.output)).toBeFocused();
      await expect(output).toBeVisible();
      // The files of a pane have tabs of their own, which these keys do not reach.
      await expect(
        output.getByRole('tab').and(output.locator('[aria-selected="true"]')),
      ).toHaveCount(1);
      expect(await overflow(opened)).toBe(0);
      await opened.setViewportSize({width: wide, height: 900});
      await expect(source).toBeVisible();
      await expect(output).toBeVisible();
      await expect(output).toHaveAttribute('role', 'group');
    });

    test(`command, source and output of a ${locale} example are copied${mode}`, async ({site}) => {
      const opened = await site.open(path, {react, width: wide, before: clipboard()});
      const holder = example(opened);
      const output = outputOf(holder);
      await output.getByRole('button', {name: say.copyCommand}).click();
      await sourceOf(holder).getByRole('tab', {name: 'src/index.ts'}).click();
      await sourceOf(holder).getByRole('button', {name: say.copyCode}).click();
      await output.getByRole('tab', {name: 'dist/utils/sum.d.ts'}).click();
      await output.getByRole('button', {name: say.copyCode}).click();
      await expect.poll(async () => (await copied(opened)).length).toBe(3);
      const [command, source, declaration] = await copied(opened);
      expect(command).toBe('npx rslib');
      const text = async (pane: Locator): Promise<string> =>
        (await pane.locator('pre').filter({visible: true}).innerText()).trim();
      expect(source!.split('\n')[0]).toBe((await text(sourceOf(holder))).split('\n')[0]);
      expect(declaration!.split('\n')[0]).toBe((await text(output)).split('\n')[0]);
    });
  }
}

for (const locale of localesIn(true)) {
  const say = words[locale];
  const path = address(locale, page);

  test(`a ${locale} example says what built it, and its page what it was verified with; a failing one shows the terminal`, async ({
    site,
  }) => {
    const opened = await site.open(path, {width: wide, before: clipboard()});
    const foot = example(opened).locator('figcaption');
    await expect(foot.locator('span').first()).toHaveText(say.built);
    const folder = foot.getByRole('link', {name: say.folder});
    await expect(folder).toHaveAttribute(
      'href',
      /^https:\/\/.+\/tree\/main\/examples\/dts-per-file$/,
    );
    const playground = foot.getByRole('link', {name: say.playground});
    await expect(playground).toHaveAttribute(
      'href',
      /^https:\/\/stackblitz\.com\/github\/[^/]+\/[^/]+\/tree\/main\/examples\/dts-per-file\?startScript=build&file=rslib\.config\.ts$/,
    );
    for (const link of [folder, playground]) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }

    const failed = opened.locator('.example__exit').filter({hasText: /1$/});
    const terminal = opened
      .locator('.example__terminal')
      .filter({has: failed, hasText: 'error TS2322'})
      .first();
    await expect(terminal.locator('pre')).toContainText('error TS2322');
    await terminal.getByRole('button', {name: say.copyCode}).click();
    await expect.poll(async () => (await copied(opened))[0]).toContain('error TS2322');
    const holder = opened.locator('.example', {has: terminal});
    await expect(holder.locator('.tree')).toHaveCount(0);

    const line = opened.locator('.verified');
    await expect(line.locator('p')).toHaveText(say.verified);
    const shown = await opened
      .locator('.example figcaption a:first-child')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const listed = await line
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed).toEqual([...new Set(shown)]);
    await opened.goto(new URL(address(locale, 'config/'), opened.url()).href);
    await expect(opened.locator('h1')).toBeVisible();
    await expect(opened.locator('.verified')).toHaveCount(0);
  });
}

for (const locale of localesIn(false)) {
  const path = address(locale, page);

  test(`without scripts all of a ${locale} example is shown, one part below the other`, async ({
    site,
  }) => {
    const context = {javaScriptEnabled: false};
    const opened = await site.open(path, {width: narrow, context});
    const holder = example(opened);
    await expect(holder.getByRole('tab')).toHaveCount(0);
    const source = await sourceOf(holder).boundingBox();
    const output = await outputOf(holder).boundingBox();
    expect(output!.y).toBeGreaterThanOrEqual(source!.y + source!.height - 1);
    await expect(holder.locator('pre').filter({visible: true})).toHaveCount(
      await holder.locator('pre').count(),
    );
    // The tree leads on by plain links.
    await outputOf(holder).getByRole('link', {name: 'sum.d.ts', exact: true}).click();
    await expect(outputOf(holder).locator('pre').nth(1)).toBeInViewport();
  });
}

test('on paper all of an example is shown, one part below the other, without controls', async ({
  site,
}) => {
  const opened = await site.open(`/${page}`, {width: wide});
  await opened.emulateMedia({media: 'print'});
  const holder = example(opened);
  const source = await sourceOf(holder).boundingBox();
  const output = await outputOf(holder).boundingBox();
  expect(output!.y).toBeGreaterThanOrEqual(source!.y + source!.height - 1);
  await expect(holder.locator('pre').filter({visible: true})).toHaveCount(
    await holder.locator('pre').count(),
  );
  await expect(holder.getByRole('button').or(holder.getByRole('tab'))).toHaveCount(0);
  await expect(opened.locator('.verified')).toBeVisible();
});

test('an example uses what the column leaves free and never touches sidebar and outline', async ({
  site,
}) => {
  const opened = await site.open(`/${page}`, {width: wide});
  for (const width of [320, 390, 768, 900, 1024, 1280, 1281, 1366, 1440, 1600, 2560]) {
    await opened.setViewportSize({width, height: 900});
    const box = (await example(opened).boundingBox())!;
    const text = (await opened.locator('.prose > p').first().boundingBox())!;
    expect.soft(await overflow(opened), `overflow at ${width}`).toBe(0);
    expect.soft(box.width, `width at ${width}`).toBeGreaterThanOrEqual(text.width - 1);
    const middle = (part: typeof box): number => part.x + part.width / 2;
    expect.soft(Math.abs(middle(box) - middle(text)), `middle at ${width}`).toBeLessThan(1);
    const sidebar = await opened.locator('.sidebar').boundingBox();
    if (sidebar)
      expect.soft(box.x, `left at ${width}`).toBeGreaterThan(sidebar.x + sidebar.width + 8);
    const outline = await opened.locator('.frame__outline').boundingBox();
    if (outline) expect.soft(box.x + box.width, `right at ${width}`).toBeLessThan(outline.x - 8);
    // Side by side there is room for the longest line of every configuration.
    const pane = (await sourceOf(example(opened)).boundingBox())!;
    if (pane.width < box.width - 4)
      expect.soft(pane.width, `pane at ${width}`).toBeGreaterThan(356);
  }
});

test('a type of a few lines keeps them beside the other facts; a long one is running text', async ({
  site,
}) => {
  const lines = async (name: string, width: number): Promise<readonly string[]> => {
    const opened = await site.open(address('en', `config/lib/${name}`), {width});
    const text = await opened.locator('.facts__item--type').first().locator('code').innerText();
    return text.split('\n').map((line) => line.trim());
  };
  expect(await lines('auto-external', wide)).toEqual([
    'boolean | {',
    'dependencies?: boolean;',
    'optionalDependencies?: boolean;',
    'peerDependencies?: boolean;',
    'devDependencies?: boolean;',
    '}',
  ]);
  expect(await lines('auto-external', narrow)).toHaveLength(1);
  expect(await lines('dts', wide)).toHaveLength(1);
});

test('the drawings fit and can be read at 320 pixels', async ({site}) => {
  const opened = await site.open('/config/lib/bundle', {width: 320});
  const drawings = opened.locator('.diagram').getByRole('img');
  await expect(drawings).toHaveCount(2);
  expect(await overflow(opened)).toBe(0);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toHaveAccessibleName(/\S/);
    await expect(drawing).toHaveAccessibleDescription(/\S{3}/);
    const frame = (await drawing.boundingBox())!;
    for (const text of await drawing.locator('text').all()) {
      const box = (await text.boundingBox())!;
      expect.soft(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
      expect.soft(box.height).toBeGreaterThan(10);
    }
  }
});

for (const path of ['/config/lib/bundle', '/zh/config/lib/id']) {
  test(`axe finds nothing in the examples and drawings of ${path}, in both themes`, async ({
    site,
  }) => {
    test.slow();
    const opened = await site.open(path, {width: narrow, context: {reducedMotion: 'reduce'}});
    for (const turn of await opened.locator('.example__turn[data-value="output"]').all()) {
      await turn.click();
    }
    for (const [width, theme] of pairs([narrow, wide])) {
      await opened.setViewportSize({width, height: 900});
      await setTheme(opened, theme);
      // What the page has scrolled behind the bar would count as covered.
      await opened.evaluate(() => scrollTo(0, 0));
      expect.soft(await findings(opened, '.prose'), `${theme} at ${width}`).toEqual([]);
    }
  });
}
