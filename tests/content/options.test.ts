import {readFileSync} from 'node:fs';
import path from 'node:path';

import {flagsIn} from '../../tools/options/cli';
import {differs} from '../../src/compiler/records/options/defaults';
import {
  findOption,
  type OptionData,
  type OptionFact,
} from '../../src/compiler/records/options/model';
import {overlay} from '../../tools/options/overlay';
import {differenceRows, optionAddress} from '../../src/compiler/records/options/table';
import {defaultLines, rsbuildLines} from '../../src/compiler/records/options/text';
import {locales, type LocalizedText} from '../../src/site/locales';
import {flagProblem, flagsUsed, programOf} from '../../tools/check/flags';
import {root} from '../../tools/support/paths';
import {headingsOf, pageFrom, sourcePages} from '../../tools/check/pages';
import {flagRules, unknownFlags} from '../../tools/check/rules/flags';
import {testRules} from './support/testRules';

const file = path.resolve(root, 'src/data/options.json');
const data = JSON.parse(readFileSync(file, 'utf8')) as OptionData;

/** Texts of ours in an option. */
function texts({summary, default: value, defaults, deprecated, note}: OptionFact) {
  const values = [
    value,
    ...[defaults?.rslib, defaults?.rsbuild].flatMap((list) => list?.map((item) => item.value)),
  ];
  return [summary, deprecated, note, ...values].filter(
    (text): text is LocalizedText => typeof text === 'object',
  );
}

test('every option has a type, a default and a summary in both languages', () => {
  for (const option of data.options) {
    const written = locales.flatMap((locale) => [
      ...texts(option).map((text) => text[locale]),
      ...defaultLines(option, locale),
      option.summary[locale],
    ]);
    expect([
      option.name,
      ...[option.type, ...written].map((text) => text.trim() !== '' && text !== '``'),
    ]).not.toContain(false);
  }
});

test('an option of the library says one default, one of Rsbuild those of both packages', () => {
  for (const {name, default: value, defaults} of data.options) {
    const isRsbuild = overlay.groups.includes(name.split('.')[0] ?? '');
    expect([name, value === undefined, defaults !== undefined]).toEqual([
      name,
      isRsbuild,
      isRsbuild,
    ]);
  }
});

test('names are unique', () => {
  const names = data.options.map(({name}) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('every option of the overlay is in the data', () => {
  expect(data.options.map(({name}) => name).sort()).toEqual(Object.keys(overlay.notes).sort());
});

/** Options that have to be there, whatever else the package has. */
const named = `
  format bundle autoExtension syntax externalHelpers id umdName outBase wasm experiments
  autoExternal.{dependencies,optionalDependencies,peerDependencies,devDependencies}
  redirect.{js,style,asset,dts}.{path,extension} {banner,footer}.{js,css,dts} shims.{cjs,esm}
  dts.{bundle,bundle.bundledPackages,distPath,build,abortOnError,autoExtension,alias}
  dts.{bundle.tsconfigPath,isolated,tsgo,typescriptPath} experiments.exe wasm.mode
  resolve.{alias,aliasStrategy,conditionNames,dedupe,extensions,mainFields}
  source.{entry,define,include,exclude,decorators,transformImport,tsconfigPath,assetsInclude,preEntry}
  output.{target,distPath,filename,filenameHash,externals,autoExternal,autoExternal.exclude,minify}
  output.{sourceMap,cleanDistPath,copy,assetPrefix,dataUriLimit,cssModules,emitCss,injectStyles}
  output.{inlineScripts,inlineStyles,legalComments,manifest,charset,overrideBrowserslist,polyfill}
  tools.{rspack,bundlerChain,swc,postcss,cssLoader,lightningcssLoader,styleLoader}
  plugins logLevel performance.buildCache
`;

function expandBraces(text: string): readonly string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(text);
  return match
    ? (match[2] ?? '')
        .split(',')
        .flatMap((part) => expandBraces(`${match[1] ?? ''}${part}${match[3] ?? ''}`))
    : [text];
}

test.each(named.trim().split(/\s+/).flatMap(expandBraces))('%s is in the data', (name) => {
  expect(findOption(data, name).name).toBe(name);
});

test('the flags exist on the command line', () => {
  const known = flagsIn(data.help);
  const flags = data.options.flatMap(({cli}) => cli);
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.filter((flag) => !known.has(flag))).toEqual([]);
});

test('a summary is one sentence', () => {
  for (const {name, summary} of data.options) {
    expect([name, summary.en]).toEqual([
      name,
      expect.stringMatching(/^[A-Z`][^.]*(\.[^ ][^.]*)*\.$/),
    ]);
    expect([name, summary['zh-Hans']]).toEqual([name, expect.stringMatching(/^[^。]+。$/)]);
  }
});

test('Chinese text leaves a space beside Latin text and code, also where it is put together', () => {
  const touching = /[\p{Script=Han}][`\w]|[`\w][\p{Script=Han}]/u;
  const all = data.options.flatMap((option) => [
    ...texts(option).map((text) => text['zh-Hans']),
    ...defaultLines(option, 'zh-Hans'),
    ...rsbuildLines(option, 'zh-Hans'),
  ]);
  expect(all.filter((text) => touching.test(text))).toEqual([]);
});

test('nothing is left of the machine that measured', () => {
  const shown = JSON.stringify(
    locales.map((locale) => data.options.map((option) => defaultLines(option, locale))),
  );
  expect(shown).not.toMatch(/node_modules\/|\/tmp\/|‹/);
  expect(JSON.stringify(data)).not.toMatch(/"[^"]*(?:\/home\/|\/root\/|\/tmp\/|[A-Z]:\\\\)/);
});

test('an unknown option is reported with the names that exist', () => {
  expect(() => findOption(data, 'dts.nope')).toThrow('dts.bundle.tsconfigPath');
});

describe('defaults of Rslib', () => {
  const line = (name: string): string => defaultLines(findOption(data, name), 'en').join('; ');
  const rows = differenceRows(data).map(({option, setting}) =>
    setting === undefined ? option : `${option}: ${setting}`,
  );

  /** The facts that surprise people, with what was measured; all of these differ from Rsbuild. */
  test.each([
    ['output.target', "ESM, CJS, UMD, IIFE: `'node'`; MF: `'web'`"],
    ['output.distPath.js', "`'./'`"],
    ['output.distPath.jsAsync', "`'./'`"],
    ['output.distPath.css', "`'./'`"],
    ['output.distPath.cssAsync', "`'./'`"],
    ['output.filenameHash', 'ESM, CJS, UMD, IIFE: `false`; MF: `true`'],
    ['output.minify', 'css: false'],
    ['output.minify', 'dead_code: true'],
    ['output.minify', 'MF: like the first, with `{ jsOptions: { minimizerOptions: { minify: true'],
    ['output.dataUriLimit', 'ESM, CJS: `0`'],
    ['output.assetPrefix', "ESM, CJS: `'auto'`; UMD, IIFE, MF: `'/'`"],
    ['output.autoExternal', 'bundled ESM, CJS: `true`; UMD, IIFE, MF'],
    ['output.externals', 'the built-in modules of Node.js'],
    ['performance.buildCache', '`true`'],
    ['source.entry', "bundleless: every file in `src`, as `{ index: 'src/**' }`"],
  ])('%s: %s', (name, expected) => {
    expect(line(name)).toContain(expected);
    expect(rows).toContain(name);
  });

  /** The same in both packages, so that the table does not have them. */
  test.each([
    ['output.distPath.root', "`'dist'`"],
    ['output.distPath.svg', "`'static/svg'`"],
    ['output.cleanDistPath', "`'auto'`"],
    ['output.sourceMap.js', '`false`'],
    ['output.sourceMap.css', '`false`'],
    ['output.legalComments', "`'linked'`"],
    ['output.polyfill', "`'off'`"],
    ['output.injectStyles', '`false`'],
    ['output.inlineScripts', '`false`'],
    ['output.inlineStyles', '`false`'],
    ['output.manifest', '`false`'],
    [
      'output.cssModules',
      "`{ auto: true, namedExport: false, exportGlobals: false, exportLocalsConvention: 'camelCase' }`",
    ],
    ['resolve.aliasStrategy', "`'prefer-tsconfig'`"],
    ['resolve.extensions', "`['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json']`"],
    ['source.decorators.version', "`'2023-11'`"],
  ])('%s is that of Rsbuild: %s', (name, expected) => {
    expect(line(name)).toBe(expected);
    expect(rows).not.toContain(name);
  });

  test('what Rslib sets in Rspack is among them', () => {
    expect(rows).toEqual(
      expect.arrayContaining([
        'tools.rspack: externalsType',
        'tools.rspack: output.library',
        'tools.rspack: optimization.nodeEnv',
      ]),
    );
  });

  test.each(locales)('the table leads to headings that exist (%s)', (locale) => {
    const places = sourcePages(locale).flatMap((page) => {
      const route = `/${page.key.replace(/^docs\//, '').replace(/(?:index)?\.mdx$/, '')}`;
      return headingsOf(page).map(({id}) => `${route}#${id}`);
    });
    const isWritten = (place: string): boolean =>
      places.some((known) => known.startsWith(place.replace(/#.*/, '#')));
    const wanted = differenceRows(data).flatMap(({option}) => optionAddress(option) ?? []);
    expect(wanted.filter((place) => isWritten(place) && !places.includes(place))).toEqual([]);
  });

  test('every option that differs is in the table, or a part or a cause of it is', () => {
    const missing = data.options
      .filter(({defaults}) => defaults && differs(defaults))
      .filter(({name, follows}) => {
        const within = rows.some(
          (row) => row === name || row.startsWith(`${name}.`) || name.startsWith(`${row}.`),
        );
        return !within && !(follows !== undefined && rows.includes(follows));
      });
    expect(missing.map(({name}) => name)).toEqual([]);
  });
});

describe('flags on pages', () => {
  testRules(flagRules);

  test.each([
    ['rslib --watch', [['rslib', '--watch']]],
    [
      'npx rslib --lib esm --lib cjs',
      [
        ['rslib', '--lib'],
        ['rslib', '--lib'],
      ],
    ],
    ['exec rslib inspect --verbose', [['rslib', '--verbose']]],
    ['$ pnpm exec rslib --dts', [['rslib', '--dts']]],
    ['NODE_ENV=test rslib --dts', [['rslib', '--dts']]],
    ['--no-bundle', [[undefined, '--no-bundle']]],
    ['--syntax "safari >= 13"', [[undefined, '--syntax']]],
    ['rslib && tsc --noEmit', [['tsc', '--noEmit']]],
    ['"build": "rslib --watch"', [['rslib', '--watch']]],
    ['"build": "rslib && vue-tsc --noEmit"', [['vue-tsc', '--noEmit']]],
    ['create rslib@latest my-lib --template node-ts', [['create-rslib', '--template']]],
    ['npm create rslib@latest -- --dir x', [['create-rslib', '--dir']]],
    ['./node_modules/.bin/rslib --dts', [['rslib', '--dts']]],
    ['npm pack --dry-run', [['npm', '--dry-run']]],
    ['TS9007: an annotation with --isolatedDeclarations.', [['tsc', '--isolatedDeclarations']]],
    ["process.argv.includes('--watch')", [[undefined, '--watch']]],
    ['a -- b', []],
    ['-w', []],
    ['my--flag', []],
  ])('in %s are found', (code, expected) => {
    expect(flagsUsed(code).map(({program, flag}) => [program, flag])).toEqual(expected);
  });

  test.each([
    ['rslib', 'rslib'],
    ['npx rslib@latest', 'rslib'],
    ['npx -y taze', 'taze'],
    ['npm create rslib@latest', 'create-rslib'],
    ['some words', undefined],
    ['', undefined],
  ])('%s runs %s', (command, expected) => {
    expect(programOf(command)).toBe(expected);
  });

  const known = new Set(['--watch', '--dts']);

  test.each([
    ['--watch', 'rslib', [], undefined],
    ['--watch', undefined, [], undefined],
    ['--wacth', 'rslib', [], 'rslib has no --wacth'],
    ['--wacth', undefined, [], 'rslib has no --wacth'],
    ['--noEmit', undefined, ['tsc'], undefined],
    ['--noEmit', undefined, [], 'rslib has no --noEmit'],
    ['--noEmit', 'rslib', ['tsc'], 'rslib has no --noEmit'],
    ['--banner', 'tsc', [], 'tsc has no --banner'],
  ])('%s of %s is right or wrong', (flag, program, nearby, expected) => {
    expect(flagProblem({flag, program}, known, nearby)).toBe(expected);
  });

  test('are checked wherever a page writes them', () => {
    const page = pageFrom(
      'docs/guide/x.mdx',
      [
        'Use `--one`.',
        '```json\n{"build": "rslib --two"}\n```',
        "```ts\nlet i = 3;\n--i;\nconst isWatch = process.argv.includes('--three');\n```",
        '```css\na { color: var(--color); }\n```',
        '<PackageManagerTabs command="exec rslib --four" />',
        '## Other {/* #other */}',
        'Run `tsc --build`, or with `--noEmit`.',
        '## Last {/* #last */}',
        'Not here: `--noEmit`.',
      ].join('\n\n'),
    );
    expect(unknownFlags(page, known).map((problem) => problem.replace(/^.*: /, ''))).toEqual([
      'rslib has no --one',
      'rslib has no --two',
      'rslib has no --three',
      'rslib has no --four',
      'rslib has no --noEmit',
    ]);
  });
});
