import {createRequire} from 'node:module';
import {blocksOf, exampleBlocks, type Block} from '../../tools/check/code/blocks';
import {examples} from '../../tools/check/code/languages';
import {hasPackage} from '../../tools/check/code/types';
import {
  checkBlocks,
  leastShare,
  shareLine,
  shareOf,
  uncheckedList,
  type Verdict,
} from '../../tools/check/code/verdicts';
import {allPages, pageFrom} from '../../tools/check/pages';
import {expectNone} from './support/problems';
import {codeAdvice, codeRules} from '../../tools/check/rules/code';
import {testRules} from './support/testRules';

const pages = allPages();
let verdicts: readonly Verdict[] = [];

beforeAll(async () => {
  verdicts = await checkBlocks(pages.flatMap(blocksOf));
}, 120_000);

testRules(codeRules);

test('every block of code holds: it parses, and configuration has the types of @rslib/core', () => {
  expect(verdicts.length).toBeGreaterThan(0);
  expectNone(
    verdicts.flatMap(({problems}) => problems),
    codeAdvice,
  );
});

test('at least 95 % of the blocks are checked', () => {
  const share = shareOf(verdicts);
  if (share >= leastShare) return;
  expectNone(
    [shareLine(verdicts, 0), ...uncheckedList(verdicts)],
    'Show real code, or an example, where text stands.',
  );
});

// What installs the package is `npm run examples`; CI and `npm test` run it before the pages are checked.
const packageTest = hasPackage() ? test : test.skip;

packageTest('configuration is checked by types, not by syntax alone', () => {
  const configs = verdicts.filter(({block}) => /from '@rslib\/core'/.test(block.code));
  expect(configs.length).toBeGreaterThan(0);
  expect(configs.filter(({result}) => result !== 'typed')).toEqual([]);
});

afterAll(() => {
  const shown = pages.reduce((sum, page) => sum + exampleBlocks(page.tree), 0);
  const types = hasPackage() ? [] : ['  types not checked: npm run examples installs @rslib/core'];
  process.stdout.write(
    `${[shareLine(verdicts, shown), ...uncheckedList(verdicts), ...types].join('\n')}\n`,
  );
});

/** Blocks of a page that is not on disk. */
function blocksIn(body: string): readonly Block[] {
  return blocksOf(pageFrom('docs/x.mdx', body));
}

async function judge(body: string): Promise<readonly Verdict[]> {
  return checkBlocks(blocksIn(body));
}

async function problemsIn(body: string): Promise<string> {
  return (await judge(body)).flatMap(({problems}) => problems).join('\n');
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const config = (body: string, imports = ''): string =>
  fence(
    'ts title="rslib.config.ts"',
    `${imports}import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});`,
  );

/** Vue's compiler comes with the examples. */
const parsable = ([info]: readonly string[]): boolean => info !== 'vue' || hasPackage();

describe('a block that parses passes', () => {
  const blocks = [
    ['ts', 'export const a: number = 1;'],
    ['tsx', 'export const a = <p>1</p>;'],
    ['mts', 'export const a = await Promise.resolve(1);'],
    ['js', 'module.exports = {a: 1};'],
    ['jsx', 'export const a = <p>1</p>;'],
    ['json', '{"a": 1}'],
    ['jsonc', '{\n  // words\n  "a": 1\n}'],
    ['json title="tsconfig.json"', '{\n  // words\n  "compilerOptions": {"strict": true}\n}'],
    ['yaml', 'a:\n  - 1\n---\nb: 2'],
    ['toml', '[a]\nb = 1'],
    ['css', '.a { color: red; &:hover { color: blue } }'],
    ['scss', '$a: 1px;\n.a { width: $a; @include b; }'],
    ['less', '@a: 1px;\n.a { width: @a; .b(); }'],
    [
      'html',
      '<!doctype html>\n<html lang="en"><body><p>a<br><script>a = 1;</script></body></html>',
    ],
    ['html', '<script type="module" src="./a.js"></script>'],
    ['xml', '<?xml version="1.0"?>\n<a b="1"><c/></a>'],
    ['svg', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
    [
      'vue',
      '<script setup lang="ts">\nconst a: number = 1;\n</script>\n\n<template><p>{{ a }}</p></template>\n\n<style scoped>\np { color: red }\n</style>',
    ],
    ['md', '# A\n\nText'],
    ['mdx', 'import A from "./a";\n\n<A b={1} />'],
    ['diff title="a.ts"', ' const a = 1;\n-const b = 2;\n+const b = 3;'],
    ['diff', '--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,2 @@\n a\n-b\n+c'],
  ];

  it.each(blocks.filter(parsable))('%s: %s', async (info = '', code = '') => {
    // The highlighter does not know all of these yet, which is a matter of its own.
    const problems = (await problemsIn(fence(info, code))).replace(/.*highlight\.ts$/gm, '').trim();
    expect(problems).toBe('');
    const [verdict] = await judge(fence(info, code));
    expect(['typed', 'parsed']).toContain(verdict!.result);
  });
});

describe('a block that does not parse is found, with its line', () => {
  const blocks = [
    ['ts', 'const a = 1;\nconst = 2;', ':3:'],
    ['ts', 'export default {\n  ...\n};', ':4:'],
    ['tsx', '<p>', ':2:'],
    ['js', 'a(', ':2:'],
    ['json', '{"a": 1,}', ':2:'],
    ['json', '{\n  // words\n  "a": 1\n}', ':2:'],
    ['json title="package.json"', '{"a": }', ':2:'],
    ['jsonc', '{a}', ':2:'],
    [
      'json title="tsconfig.json"',
      '{\n  "compilerOptions": {\n    "strictt": true\n  }\n}',
      ':4: ',
    ],
    [
      'json title="tsconfig.build.json"',
      '{\n  "compilerOptions": {\n    "target": "es1"\n  }\n}',
      ':4: ',
    ],
    ['yaml', 'a: [1\nb: 2', ':'],
    ['yaml', 'a: 1\na: 2', ':3:'],
    ['toml', '[a]\nb = ', ':3:'],
    ['css', '.a { color: red', ':2:'],
    ['css', '.a { color red; }', ':2:'],
    ['scss', '.a { @include b; ', ':2:'],
    ['less', '.a { width: 1px; }}', ':2:'],
    ['html', '<div>', '<div> is never closed'],
    ['html', '<p></div>', ':2:'],
    ['html', '<div a="1" a="2"></div>', 'duplicate-attribute'],
    ['html', '<body>\n<script>\nlet = ;\n</script>\n</body>', ':4:'],
    ['svg', '<svg><path d="M0 0"></svg>', ':2:'],
    ['xml', '<a b=1></a>', ':2:'],
    ['vue', '<script setup lang="ts">\nconst a: = 1;\n</script>', ':3:'],
    ['vue', '<template>\n  <p>{{ a b }}</p>\n</template>', ':3:'],
    ['vue', '<template><p></template>', ':2:'],
    ['vue', '<template><p /></template>\n<style lang="scss">\np { color red; }\n</style>', ':4:'],
    ['mdx', '# A\n\n<A b={} c={', ':4:'],
    ['md', '---\na: [1\n---\n\ntext', ':3:'],
    ['mdx', '# A\n\n{/* x */}\n\n~~~json\n{a}\n~~~', ':7:'],
    ['diff title="a.ts"', ' const a = 1;\n-const b = 2;\n+const = 3;', ':4:'],
    ['diff title="a.ts"', ' const a = 1;\n-const = 2;\n+const b = 3;', ':3:'],
    ['diff title="a.ts"', ' const a = 1;', 'nothing is added or removed'],
    ['diff title="a.ts"', 'const a = 1;\n+a();', 'begins with neither'],
    ['diff', '-a\n+b', 'give the block the title of its file'],
    ['diff', '--- a/x.ts\n+++ b/x.ts\n@@ -1,9 +1,2 @@\n a\n-b\n+c', 'numbers of this hunk'],
  ];

  it.each(blocks.filter(parsable))('%s: %s', async (info = '', code = '', expected = '') => {
    const problems = (await problemsIn(fence(info, code))).replace(/.*highlight\.ts$/gm, '').trim();
    expect(problems).toContain(expected);
    expect(problems).toMatch(/^docs\/x\.mdx:\d+: \S/);
  });

  it('in the version that lines marked as removed belong to, too', async () => {
    const code = 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]';
    expect(await problemsIn(fence('ts', code))).toBe('');
    expect(await problemsIn(fence('ts', `const = 1; // [!code --]\n${code}`))).toContain(':2:');
  });

  it('when it has a mark that does not exist', async () => {
    expect(await problemsIn(fence('ts', 'const a = 1; // [!code +++]'))).toContain(
      'Unknown code mark',
    );
  });

  it('when it silences the compiler', async () => {
    expect(await problemsIn(fence('ts', 'const a = 1;\n// @ts-ignore\na();'))).toContain(
      ':3: silences',
    );
  });

  it('when nothing knows its language', async () => {
    const problems = await problemsIn(fence('svelte', '<p>a</p>'));
    expect(problems).toContain('nothing checks "svelte"');
    expect(problems).toContain('{/* unchecked: why */}');
  });
});

(hasPackage() ? describe : describe.skip)('the types of a block', () => {
  const installed = Object.keys(
    (createRequire(`${examples}/package.json`)('./package.json') as {devDependencies: object})
      .devDependencies,
  );

  it.each([
    ['an option that does not exist', config('{ nope: true }'), "'nope' does not exist"],
    ['a value of the wrong type', config("{ bundle: 'yes' }"), 'is not assignable'],
    ['a slip in a sub-option', config('{ lib: [{ dts: { bundel: true } }] }'), 'bundel'],
    ['an option of an item at the top level', config("{ umdName: 'A' }"), 'umdName'],
    ['an option of the tool below', config("{ output: { target: 'webb' } }"), 'is not assignable'],
    ['a name that is not imported', config('{ plugins: [pluginReact()] }'), "'pluginReact'"],
    [
      'an option of a plugin',
      config(
        '{ plugins: [pluginReact({ nope: 1 })] }',
        "import { pluginReact } from '@rsbuild/plugin-react';\n",
      ),
      "'nope' does not exist",
    ],
    [
      'an export that a plugin does not have',
      config('{ plugins: [pluginSvg()] }', "import { pluginSvg } from '@rsbuild/plugin-svgr';\n"),
      'pluginSvg',
    ],
    [
      'the options of Module Federation',
      config(
        "{ lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 1 }, {})] }] }",
        "import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';\n",
      ),
      'is not assignable',
    ],
    [
      'a plugin whose name nobody knows',
      config('{ plugins: [x()] }', "import { x } from '@rsbuild/plugin-recat';\n"),
      '@rsbuild/plugin-recat',
    ],
    [
      'a package that the repository has and the examples do not install',
      config('{}', "import 'unist-util-visit';\n"),
      'no types for "unist-util-visit"',
    ],
    [
      'a file that the page does not show',
      config('{ plugins: [x()] }', "import { x } from './plugin';\n"),
      './plugin',
    ],
    [
      'a configuration that has no type',
      fence('ts title="rslib.config.ts"', 'export default { nope: true };'),
      'import defineConfig',
    ],
    [
      'a configuration in JavaScript',
      fence(
        'js title="rslib.config.mjs"',
        "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ nope: 1 });",
      ),
      "'nope' does not exist",
    ],
    [
      'code that is no configuration',
      fence('ts', 'export const a: number = "b";'),
      'is not assignable',
    ],
    ['a name without a declaration', fence('ts', 'export const a = nowhere();'), "'nowhere'"],
    [
      'a component',
      fence('tsx', "import { useState } from 'react';\nexport const A = () => useState().nope;"),
      'nope',
    ],
  ])('show %s', async (_what, page, expected) => {
    expect(await problemsIn(page)).toContain(expected);
  });

  it.each([
    [
      'a plugin that is not installed',
      config('{ plugins: [x()] }', "import { x } from '@rsbuild/plugin-preact';\n"),
    ],
    [
      'what another block of the page shows',
      `${fence('ts title="plugin.ts"', "import type { RsbuildPlugin } from '@rslib/core';\nexport const x = (): RsbuildPlugin => ({ name: 'x', setup() {} });")}\n${config('{ plugins: [x()] }', "import { x } from './plugin';\n")}`,
    ],
    [
      'two blocks with the same names',
      `${fence('ts', 'const a = 1;')}\n${fence('ts', 'const a = 2;')}`,
    ],
    [
      'assets',
      fence(
        'ts',
        "import url from './logo.svg';\nimport './style.css';\nexport const a: string = url;",
      ),
    ],
  ])('accept %s', async (_what, page) => {
    const found = await judge(page);
    expect(found.flatMap(({problems}) => problems)).toEqual([]);
    expect(found.map(({result}) => result)).not.toContain('parsed');
  });

  it('leave code alone whose imports the page does not show', async () => {
    const page = fence('ts', "import { sum } from './sum';\nexport const a: string = sum(1);");
    expect((await judge(page))[0]).toMatchObject({result: 'parsed', problems: []});
  });

  it('cover every plugin that the examples install', async () => {
    const plugins = installed.filter((name) =>
      /^@(?:rsbuild\/plugin-|module-federation\/)/.test(name),
    );
    expect(plugins.length).toBeGreaterThan(5);
    const page = plugins
      .map((name) => config('{ plugins: [p.nope] }', `import * as p from '${name}';\n`))
      .join('\n');
    const found = await judge(page);
    expect(found.map(({problems}) => /'?nope'? does not exist/.test(problems.join()))).toEqual(
      plugins.map(() => true),
    );
  });
});

describe('the share of checked blocks', () => {
  const text = fence('text', 'words');
  const good = fence('json', '{}');

  it('counts text and marked blocks as unchecked, and leaves terminals out', async () => {
    const found = await judge(
      `${good}\n${text}\n{/* unchecked: shows a mistake on purpose */}\n\n${fence('json', '{')}\n${fence('bash', 'rslib')}`,
    );
    expect(found.map(({result}) => result)).toEqual(['parsed', 'unchecked', 'unchecked', 'shell']);
    expect(found.flatMap(({problems}) => problems)).toEqual([]);
    expect(shareOf(found)).toBeCloseTo(1 / 3);
    expect(shareLine(found, 7)).toBe(
      'Code blocks: 33.3 % checked, 1 of 3 (at least 95 %): 2 unchecked, 1 json parsed; apart 7 of examples, which the build checks, and 1 for a terminal',
    );
    expect(uncheckedList(found)).toEqual([
      '  unchecked docs/x.mdx:6: text: text',
      '  unchecked docs/x.mdx:12: json: shows a mistake on purpose',
    ]);
  });

  it('is enough when one of twenty is text, and too small when one of nineteen is', async () => {
    expect(shareOf(await judge(good.repeat(19) + text))).toBe(leastShare);
    expect(shareOf(await judge(good.repeat(18) + text))).toBeLessThan(leastShare);
  });

  it('does not let a block be marked that passes', async () => {
    expect(await problemsIn(`{/* unchecked: I am in a hurry */}\n\n${good}`)).toContain(
      'docs/x.mdx:3: passes',
    );
  });

  it.each([
    ['{/* unchecked: belongs to nothing */}\n\nText', 'stands before no code block'],
    [`{/* unchecked */}\n\n${good}`, 'gives no reason'],
    [`{/* unchecked: no */}\n\n${good}`, 'gives no reason'],
  ])('refuses %j', (body, expected) => {
    const page = pageFrom('docs/x.mdx', body);
    expect(codeRules.flatMap((rule) => rule.problems(page, undefined as never)).join()).toContain(
      expected,
    );
  });

  it.each([
    [fence('ts title="dist/index.js"', 'a;'), 'a block is called dist/index.js'],
    [fence('ts foo', 'a;'), '"foo"'],
  ])('and of %j', (body, expected) => {
    const page = pageFrom('docs/x.mdx', body);
    expect(codeRules.flatMap((rule) => rule.problems(page, undefined as never)).join()).toContain(
      expected,
    );
  });
});
