import {flagsIn} from '../../tools/rslib/options/helpText';
import {differs} from '../../src/rslib/options/readDefaults';
import type {OptionFact} from '../../src/rslib/options/optionTypes';
import {overlay} from '../../tools/rslib/options/overlay';
import {differenceRows, optionAddress} from '../../src/rslib/options/differenceRows';
import {defaultLines, rsbuildLines} from '../../src/rslib/options/optionText';
import {defaultLocale, locales, type LocalizedText} from '../../src/site/locales';
import {flagProblem, flagsUsed, programOf} from '../../tools/check/commandFlags';
import {headingsOf, pageFrom, routeOf, sourcePages} from '../../tools/check/sourcePages';
import {pageData} from '../../tools/check/rules/componentRules';
import {unknownFlags} from '../../tools/check/rules/flagRules';

const data = pageData(defaultLocale).options;

/** Returns the localised texts of an option. */
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

test('an option of the library has one default, one of Rsbuild those of both packages', () => {
  for (const {name, default: value, defaults} of data.options) {
    const isRsbuild = overlay.groups.includes(name.split('.')[0] ?? '');
    expect({name, value: value !== undefined, defaults: defaults !== undefined}).toEqual({
      name,
      value: !isRsbuild,
      defaults: isRsbuild,
    });
  }
});

test('the flags exist on the command line', () => {
  const known = flagsIn(data.help);
  const flags = data.options.flatMap(({cli}) => cli);
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.filter((flag) => !known.has(flag))).toEqual([]);
});

test('a summary is one sentence', () => {
  for (const {name, summary} of data.options) {
    expect({name, ...summary}).toEqual({
      name,
      en: expect.stringMatching(/^[A-Z`][^.]*(\.[^ ][^.]*)*\.$/) as string,
      'zh-Hans': expect.stringMatching(/^[^。]+。$/) as string,
    });
  }
});

test('Chinese text has a space beside Latin text and code, also in composed lines', () => {
  const touching = /[\p{Script=Han}][`\w]|[`\w][\p{Script=Han}]/u;
  const all = data.options.flatMap((option) => [
    ...texts(option).map((text) => text['zh-Hans']),
    ...defaultLines(option, 'zh-Hans'),
    ...rsbuildLines(option, 'zh-Hans'),
  ]);
  expect(all.filter((text) => touching.test(text))).toEqual([]);
});

test('no path of the recording machine is in the data', () => {
  const shown = JSON.stringify(
    locales.map((locale) => data.options.map((option) => defaultLines(option, locale))),
  );
  expect(shown).not.toMatch(/node_modules\/|\/tmp\/|‹/);
  expect(JSON.stringify(data)).not.toMatch(/"[^"]*(?:\/home\/|\/root\/|\/tmp\/|[A-Z]:\\\\)/);
});

describe('defaults of Rslib', () => {
  const rows = differenceRows(data).map(({option, setting}) =>
    setting === undefined ? option : `${option}: ${setting}`,
  );

  test.each(locales)('the table links to headings that exist (%s)', (locale) => {
    const places = sourcePages(locale).flatMap((page) =>
      headingsOf(page).map(({id}) => `${routeOf(page)}#${id}`),
    );
    const isWritten = (place: string): boolean =>
      places.some((known) => known.startsWith(place.replace(/#.*/, '#')));
    const wanted = differenceRows(data).flatMap(({option}) => optionAddress(option) ?? []);
    expect(wanted.filter((place) => isWritten(place) && !places.includes(place))).toEqual([]);
  });

  test('every option that differs, or one that contains or causes it, is in the table', () => {
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
  test.each([
    ['npx rslib --lib esm --lib cjs', ['rslib --lib', 'rslib --lib']],
    ['exec rslib inspect --verbose', ['rslib --verbose']],
    ['$ pnpm exec rslib --dts', ['rslib --dts']],
    ['--syntax "safari >= 13"', ['undefined --syntax']],
    ['"build": "rslib && vue-tsc --noEmit"', ['vue-tsc --noEmit']],
    ['create rslib@latest my-lib --template node-ts', ['create-rslib --template']],
    ['npm pack --dry-run', ['npm --dry-run']],
    ['TS9007: an annotation with --isolatedDeclarations.', ['tsc --isolatedDeclarations']],
    ["process.argv.includes('--watch')", ['undefined --watch']],
    ['a -- b', []],
    ['my--flag', []],
  ])('in %s are found', (code, expected) => {
    expect(flagsUsed(code).map(({program, flag}) => `${program} ${flag}`)).toEqual(expected);
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
  ])('%s of %s is checked', (flag, program, nearby, expected) => {
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
