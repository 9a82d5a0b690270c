import {
  literals,
  markedLines,
  seenLines,
  type ExampleContext,
} from '../../../../src/compiler/code/excerpt';

type About = Partial<ExampleContext>;

function marked(file: string, text: string, about: About = {}): string[] {
  const lines = text.split('\n');
  const context = {topics: [], words: [], ...about};
  return markedLines(file, text, context).map((line) => lines[line - 1]!.trim());
}

const config = (body: string): string =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n${body}\n});\n`;

describe('the marked lines of a configuration', () => {
  const dts = 'dts: { bundle: true },';
  const web = "output: { target: 'web' },";
  const several = config(`  lib: [
    {
      format: 'esm',
      ${dts}
    },
  ],
  ${web}`);

  it.each<[string, About, string[]]>([
    ['the option of the heading', {topics: ['dts.bundle']}, [dts]],
    ['the parent of an unset option', {topics: ['dts.distPath']}, [dts]],
    ['the page', {topics: ['Overview', 'lib.dts']}, [dts]],
    ['a key in the text', {words: ['output.target']}, [web]],
    ['a setting in the text', {words: ["format: 'esm'"]}, ["format: 'esm',"]],
    ['the heading and the text', {topics: ['dts'], words: ['target']}, [dts, web]],
    ['its own settings, not those of every configuration, if nothing is named', {}, [dts, web]],
  ])('are those of %s', (_, about, expected) => {
    expect(marked('rslib.config.ts', several, about)).toEqual(expected);
  });

  it('are all lines of a short value', () => {
    const text = config("  source: {\n    entry: { a: './a.ts' },\n  },\n  dts: true,");
    expect(marked('rslib.config.ts', text, {topics: ['source']})).toEqual([
      'source: {',
      "entry: { a: './a.ts' },",
      '},',
    ]);
  });

  it('are none in a minimal configuration, and none if all lines would be marked', () => {
    expect(marked('rslib.config.ts', config("  lib: [{ format: 'esm' }],"))).toEqual([]);
    const many = config(Array.from({length: 9}, (_, index) => `  key${index}: true,`).join('\n'));
    expect(marked('rslib.config.ts', many)).toEqual([]);
  });
});

describe('the marked lines of other files', () => {
  it.each<[string, string, string[], string[]]>([
    ['contain a word of the text', 'let a;\nimport "clsx";\nlet b;', ['clsx'], ['import "clsx";']],
    ['contain it as a whole word', 'myclsx();\nclsxx();\nx;\ny;', ['clsx'], []],
    ['contain it in punctuation', "a;\nb;\nimport './x.js';\nc;", ['./x.js'], ["import './x.js';"]],
    ['are none for words that occur in all code', 'export {a};\nb;\nc;\nd;', ['export'], []],
    ['are none for short words', 'a.b;\nb;\nc;\nd;', ['a'], []],
    ['are none for a word of most lines', 'foo;\nfoo;\nfoo;\nfoo;\nx;\ny;', ['foo'], []],
    ['are none if most of the file would be marked', 'foo;\nfoo;\nx;', ['foo'], []],
  ])('%s', (_, text, words, expected) => {
    expect(marked('dist/index.js', text, {words})).toEqual(expected);
  });

  it('are keys in a manifest', () => {
    const text = '{\n  "name": "a",\n  "type": "module",\n  "main": "type"\n}';
    expect(marked('package.json', text, {words: ['type']})).toEqual(['"type": "module",']);
  });
});

it('returns the strings in marked lines, without names of formats and the dot of a relative path', () => {
  const text = "a: 'esm',\nb: ['./dist/x', 'Greeter'],\nc: 'other',";
  expect(literals(text, [1, 2])).toEqual(['dist/x', 'Greeter']);
});

describe('the visible lines of a file', () => {
  const count = (length: number): string =>
    Array.from({length}, (_, index) => `line ${index + 1};`).join('\n');

  it('are all of a short file', () => {
    expect(seenLines('dist/index.js', count(24), [3])).toBeUndefined();
  });

  it('are the beginning of a long file', () => {
    expect(seenLines('dist/index.js', count(60), [])).toEqual(
      Array.from({length: 16}, (_, index) => index + 1),
    );
  });

  it('are marked lines and those around them', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 37, 38, 39, 40, 41, 42, 43];
    expect(seenLines('dist/index.js', count(60), [40])).toEqual(seen);
  });

  it('leave no gap that is hardly longer than its indicator', () => {
    expect(seenLines('dist/index.js', count(26), [20])!).toHaveLength(16 + 3);
    expect(seenLines('dist/index.js', count(26), [4, 10, 16, 22])).toBeUndefined();
  });

  it('do not include the runtime of the bundler', () => {
    const runtime = `var __webpack_require__ = {};\n${count(30)}\nvar __webpack_exports__ = {};`;
    const text = `"use strict";\n${runtime}\n${count(4)}`;
    expect(seenLines('dist/index.cjs', text, [])).toEqual([1, 33, 34, 35, 36, 37]);
  });

  it('are all lines if lines are very long', () => {
    expect(seenLines('dist/index.js', 'x'.repeat(2001), [])).toEqual([1]);
  });

  const manifest = `{
  "name": "a",
  "version": "1.0.0",
  "type": "module",
  "exports": {
    ".": "./dist/index.js"
  },
  "scripts": {
    "build": "rslib"
  },
  "devDependencies": {
    "@rslib/core": "1.0.1",
    "clsx": "2.1.1"
  }
}`;
  const seenIn = (text: string, lines: readonly number[] = []): string[] => {
    const all = text.split('\n');
    return seenLines('package.json', text, lines)!.map((line) => all[line - 1]!.trim());
  };

  it('are the lines that not every manifest has', () => {
    expect(seenIn(manifest)).toEqual([
      '{',
      '"type": "module",',
      '"exports": {',
      '".": "./dist/index.js"',
      '},',
      '}',
    ]);
  });

  it('are a script with options, and a marked line with its parents', () => {
    const text = manifest.replace('"rslib"', '"rslib --dts"');
    expect(seenIn(text, [13])).toEqual(
      expect.arrayContaining(['"build": "rslib --dts"', '"devDependencies": {', '"clsx": "2.1.1"']),
    );
  });

  it('are a short manifest in full, and at least four lines', () => {
    expect(
      seenLines('package.json', '{\n  "name": "a",\n  "private": true\n}', []),
    ).toBeUndefined();
    const options =
      '{\n  "compilerOptions": {\n    "strict": true,\n    "target": "ESNext",\n    "paths": {}\n  },\n  "include": ["src"]\n}';
    expect(seenLines('tsconfig.json', options, [])!.length).toBeGreaterThanOrEqual(4);
  });
});
