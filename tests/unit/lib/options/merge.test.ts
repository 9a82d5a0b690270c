import {flagsFor, flagsIn} from '../../../../src/lib/options/cli';
import {mergeOptions, type Overlay} from '../../../../src/lib/options/merge';
import {packageDefault} from '../../../../src/lib/options/packageDefault';
import type {PackageOption} from '../../../../src/lib/options/readTypes';

const help = [
  '  --bundle          enable it (use --no-bundle to disable)',
  '  --auto-extension  control it',
  '  --dist-path <dir>',
];
const summary = {en: 'S.', 'zh-Hans': '摘要。'};

function option(change: Partial<PackageOption> = {}): PackageOption {
  return {
    name: 'bundle',
    type: {kind: 'text', text: 'boolean'},
    default: {kind: 'code', code: 'true'},
    topLevel: true,
    deprecated: false,
    experimental: false,
    ...change,
  };
}

function merge(found: PackageOption, note: Overlay['notes'][string]) {
  return mergeOptions([found], {order: ['bundle'], leftOut: [], notes: {bundle: note}}, help);
}

test('package and overlay make one fact', () => {
  expect(merge(option(), {summary})).toEqual({
    problems: [],
    options: [
      {
        name: 'bundle',
        type: 'boolean',
        default: 'true',
        scope: ['top', 'item'],
        cli: ['--bundle', '--no-bundle'],
        summary,
      },
    ],
  });
});

test.each<[string, PackageOption, Overlay['notes'][string], string]>([
  [
    'another default without saying so',
    option(),
    {summary, default: 'false'},
    'replaces the default',
  ],
  [
    'a replaced default that changed',
    option(),
    {summary, default: 'x', insteadOf: ['false']},
    '["true"]',
  ],
  ['nothing to replace', option(), {summary, insteadOf: ['true']}, 'nothing to replace'],
  ['no default at all', option({default: undefined}), {summary}, 'has to give one'],
  [
    'words of the package only',
    option({default: {kind: 'words', mentions: ['a']}}),
    {summary},
    'has to give one',
  ],
  ['deprecation in the package only', option({deprecated: true}), {summary}, 'what to use instead'],
  ['deprecation in the overlay only', option(), {summary, deprecated: summary}, 'overlay only'],
])('%s is a problem', (_case, found, note, problem) => {
  expect(merge(found, note).problems).toEqual([expect.stringContaining(problem)]);
});

test('options that only one side knows are problems', () => {
  const overlay: Overlay = {order: ['gone'], leftOut: ['wasm'], notes: {gone: {summary}}};
  const {problems} = mergeOptions([option(), option({name: 'wasm.mode'})], overlay, help);
  expect(problems).toEqual([
    'bundle: new in the package, neither listed nor left out',
    'gone: in the overlay but not in the package',
    'gone: in the overlay but not in the package',
  ]);
});

test('a sub-option without a summary is a problem', () => {
  const overlay: Overlay = {order: ['bundle'], leftOut: [], notes: {bundle: {summary}}};
  const {problems} = mergeOptions([option(), option({name: 'bundle.new'})], overlay, help);
  expect(problems).toEqual(['bundle.new: the overlay has no summary']);
});

test.each([
  ['`true`', {kind: 'code', code: 'true'}],
  ["`'esm'`.", {kind: 'code', code: "'esm'"}],
  ['```js\nconst a = {\n  b: 1,\n};\n```', {kind: 'code', code: '{\n  b: 1,\n}'}],
  ['`true` when `x`, else `false`', {kind: 'words', mentions: ['true', 'x', 'false']}],
  ['see elsewhere', {kind: 'words', mentions: []}],
])('the default %j is understood', (comment, expected) => {
  expect(packageDefault(comment)).toEqual(expected);
});

test.each([
  ['bundle', ['--bundle', '--no-bundle']],
  ['autoExtension', ['--auto-extension']],
  ['dts.distPath', []],
  ['id', []],
])('the flags of %s are found in the help', (name, flags) => {
  expect(flagsFor(name, help)).toEqual(flags);
});

test('flags in explanations count', () => {
  expect([...flagsIn(help)]).toEqual([
    '--bundle',
    '--no-bundle',
    '--auto-extension',
    '--dist-path',
  ]);
});
