import {createRequire} from 'node:module';
import {blocksOf} from '../../tools/check/code/pageBlocks';
import {hasPackage} from '../../tools/check/code/checkTypes';
import {
  checkBlocks,
  minShare,
  shareLine,
  shareOf,
  uncheckedList,
  type Verdict,
} from '../../tools/check/code/checkBlocks';
import {allPages, pageFrom} from '../../tools/check/sourcePages';
import {examplesDir} from '../../tools/support/paths';
import {expectNone} from './support/expectNone';
import {codeAdvice, codeRules} from '../../tools/check/rules/codeRules';

let verdicts: readonly Verdict[] = [];

beforeAll(async () => {
  verdicts = await checkBlocks(allPages().flatMap(blocksOf));
}, 120_000);

test('every block of code parses, and configuration has the types of @rslib/core', () => {
  expect(verdicts.length).toBeGreaterThan(0);
  expectNone(
    verdicts.flatMap(({problems}) => problems),
    codeAdvice,
  );
});

test('at least 95 % of the blocks are checked', () => {
  expectNone(
    shareOf(verdicts) >= minShare ? [] : [shareLine(verdicts), ...uncheckedList(verdicts)],
    'Show code or an example instead of text.',
  );
});

// Skipped without `@rslib/core` in `examples/`. `npm run examples` installs it, which CI and `npm test` run first.
const packageTest = hasPackage() ? test : test.skip;

packageTest('configuration is checked by types, not by syntax alone', () => {
  const configs = verdicts.filter(({block}) => /from '@rslib\/core'/.test(block.code));
  expect(configs.length).toBeGreaterThan(0);
  expect(configs.filter(({result}) => result !== 'typed')).toEqual([]);
});

afterAll(() => {
  const types = hasPackage() ? [] : ['  types not checked: npm run examples installs @rslib/core'];
  process.stdout.write(
    `${[shareLine(verdicts), ...uncheckedList(verdicts), ...types].join('\n')}\n`,
  );
});

/** Checks the code blocks of an invented page with the given text. */
async function judge(body: string): Promise<readonly Verdict[]> {
  return checkBlocks(blocksOf(pageFrom('docs/x.mdx', body)));
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

describe('a block', () => {
  it.each([
    ['ts', 'export const a: number = 1;'],
    ['js', 'module.exports = {a: 1};'],
    ['json', '{"a": 1}'],
    ['jsonc', '{\n  // words\n  "a": 1\n}'],
    ['json title="tsconfig.json"', '{\n  // words\n  "compilerOptions": {"strict": true}\n}'],
    ['yaml', 'a:\n  - 1\n---\nb: 2'],
    ['css', '.a { color: red; &:hover { color: blue } }'],
    ['scss', '$a: 1px;\n.a { width: $a; @include b; }'],
    ['less', '@a: 1px;\n.a { width: @a; .b(); }'],
    ['html', '<!doctype html>\n<html lang="en"><p>a<br><script>a = 1;</script></html>'],
  ])('passes if it parses: %s: %s', async (info, code) => {
    const [verdict] = await judge(fence(info, code));
    expect(verdict!.problems).toEqual([]);
    expect(['typed', 'parsed']).toContain(verdict!.result);
  });

  const strict = '{\n  "compilerOptions": {\n    "strictt": true\n  }\n}';
  const target = '{\n  "compilerOptions": {\n    "target": "es1"\n  }\n}';
  const change = 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]';

  it.each([
    ['ts', 'const a = 1;\nconst = 2;', ':3:'],
    ['tsx', '<p>', ':2:'],
    ['json', '{"a": 1,}', ':2:'],
    ['jsonc', '{a}', ':2:'],
    ['json title="tsconfig.json"', strict, ':4: '],
    ['json title="tsconfig.build.json"', target, ':4: '],
    ['yaml', 'a: 1\na: 2', ':3:'],
    ['css', '.a { color: red', ':2:'],
    ['scss', '.a { @include b; ', ':2:'],
    ['less', '.a { width: 1px; }}', ':2:'],
    ['html', '<div>', '<div> is never closed'],
    ['html', '<body>\n<script>\nlet = ;\n</script>\n</body>', ':4:'],
    ['ts', `const = 1; // [!code --]\n${change}`, ':2:'],
    ['ts', 'const a = 1; // [!code +++]', 'Unknown code annotation'],
    ['ts', 'const a = 1;\n// @ts-ignore\na();', ':3: remove the comment'],
    ['svelte', '<p>a</p>', 'no parser for "svelte"'],
    ['svelte', '<p>a</p>', '{/* unchecked: reason */}'],
  ])('is reported with its line: %s: %s', async (info, code, expected) => {
    const problems = await problemsIn(fence(info, code));
    expect(problems).toContain(expected);
    expect(problems).toMatch(/^docs\/x\.mdx:\d+: \S/);
  });

  it('is checked before and after a change', async () => {
    expect(await problemsIn(fence('ts', change))).toBe('');
  });
});

(hasPackage() ? describe : describe.skip)('the types of a block', () => {
  const installed = Object.keys(
    (createRequire(`${examplesDir}/package.json`)('./package.json') as {devDependencies: object})
      .devDependencies,
  );

  const react = "import { pluginReact } from '@rsbuild/plugin-react';\n";
  const visit = "import 'unist-util-visit';\n";
  const own = "import { x } from './plugin';\n";
  const plugin = fence(
    'ts title="plugin.ts"',
    "import type { RsbuildPlugin } from '@rslib/core';\nexport const x = (): RsbuildPlugin => ({ name: 'x', setup() {} });",
  );
  const assets =
    "import url from './logo.svg';\nimport './style.css';\nexport const a: string = url;";

  it.each([
    ['an option that does not exist', config('{ nope: true }'), "'nope' does not exist"],
    ['a slip in a sub-option', config('{ lib: [{ dts: { bundel: true } }] }'), 'bundel'],
    ['a name that is not imported', config('{ plugins: [pluginReact()] }'), "'pluginReact'"],
    ['an option of a plugin', config('{ plugins: [pluginReact({ nope: 1 })] }', react), "'nope'"],
    ['a package of the repository', config('{}', visit), 'no types for "unist-util-visit"'],
    ['a file that the page does not show', config('{ plugins: [x()] }', own), './plugin'],
    [
      'a configuration that has no type',
      fence('ts title="rslib.config.ts"', 'export default { nope: true };'),
      'import defineConfig',
    ],
    ['a name without a declaration', fence('ts', 'export const a = nowhere();'), "'nowhere'"],
  ])('show %s', async (_what, page, expected) => {
    expect(await problemsIn(page)).toContain(expected);
  });

  it.each([
    ['what another block of the page shows', `${plugin}\n${config('{ plugins: [x()] }', own)}`],
    ['two blocks with one name', `${fence('ts', 'const a = 1;')}\n${fence('ts', 'const a = 2;')}`],
    ['assets', fence('ts', assets)],
  ])('accept %s', async (_what, page) => {
    const found = await judge(page);
    expect(found.flatMap(({problems}) => problems)).toEqual([]);
    expect(found.map(({result}) => result)).not.toContain('parsed');
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
    expect(shareLine(found)).toBe('Code blocks: 33.3 % checked, 1 of 3 (at least 95 %)');
    expect(uncheckedList(found)).toEqual([
      '  unchecked docs/x.mdx:6: text: text',
      '  unchecked docs/x.mdx:12: json: shows a mistake on purpose',
    ]);
  });

  it('reports an unchecked block without errors', async () => {
    expect(await problemsIn(`{/* unchecked: I am in a hurry */}\n\n${good}`)).toContain(
      'docs/x.mdx:3: has no errors',
    );
  });

  it.each([
    ['{/* unchecked: belongs to nothing */}\n\nText', 'is not above a code block'],
    [`{/* unchecked */}\n\n${good}`, 'gives no reason'],
    [`{/* unchecked: no */}\n\n${good}`, 'gives no reason'],
    [fence('ts title="dist/index.js"', 'a;'), 'a block has the title dist/index.js'],
    [fence('ts foo', 'a;'), '"foo"'],
  ])('rules report %j', (body, expected) => {
    const page = pageFrom('docs/x.mdx', body);
    const problems = codeRules.flatMap((rule) => rule.problems(page, undefined as never));
    expect(problems.join()).toContain(expected);
  });
});
