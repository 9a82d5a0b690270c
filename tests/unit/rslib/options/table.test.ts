import type {Defaults, OptionData, OptionFact} from '../../../../src/rslib/options/optionTypes';
import {differenceRows, optionAddress} from '../../../../src/rslib/options/differenceRows';
import {optionData, optionFact} from './optionFact';

const same: Defaults = {rslib: [{value: '1'}], rsbuild: [{value: '1'}]};
const other: Defaults = {rslib: [{value: '2'}], rsbuild: [{value: '1'}]};
const objects: Defaults = {rslib: [{value: '{ a: 2 }'}], rsbuild: [{value: '{ a: 1 }'}]};
const replaced: Defaults = {rslib: [{value: '{ a: 2 }'}], rsbuild: [{value: 'true'}]};

function rows(
  options: Readonly<Record<string, Partial<OptionFact>>>,
  bundler: OptionData['bundler'] = [],
) {
  const facts = Object.entries(options).map(([name, fact]) => optionFact({name, ...fact}));
  return differenceRows(optionData(facts, bundler)).map(({option, setting}) =>
    setting === undefined ? option : `${option}: ${setting}`,
  );
}

test.each<[string, Readonly<Record<string, Partial<OptionFact>>>, readonly string[]]>([
  ['no difference', {'output.charset': {defaults: same}}, []],
  ['a difference', {'output.target': {defaults: other}}, ['output.target']],
  ['an option of the library', {format: {default: "'esm'"}}, []],
  ['a consequence of another option', {'output.a': {defaults: other, follows: 'output.b'}}, []],
  [
    'an object whose parts differ',
    {'output.distPath': {defaults: objects}, 'output.distPath.js': {defaults: other}},
    ['output.distPath.js'],
  ],
  ['an object whose parts are no options', {'tools.swc': {defaults: objects}}, ['tools.swc']],
  [
    'an object in place of something else',
    {'output.minify': {defaults: replaced}, 'output.minify.js': {defaults: other}},
    ['output.minify'],
  ],
  [
    'a name that only begins like another',
    {'output.filename': {defaults: replaced}, 'output.filenameHash': {defaults: other}},
    ['output.filename', 'output.filenameHash'],
  ],
])('the rows of differences: %s', (_what, options, expected) => {
  expect(rows(options)).toEqual(expected);
});

test('settings of Rspack come last and only where they differ', () => {
  const bundler = [
    {name: 'externalsType', defaults: other},
    {name: 'output.library', defaults: same},
  ];
  expect(rows({'output.target': {defaults: other}}, bundler)).toEqual([
    'output.target',
    'tools.rspack: externalsType',
  ]);
});

test.each([
  ['output.target', '/config/rsbuild/output#output-target'],
  ['output.distPath.jsAsync', '/config/rsbuild/output#output-dist-path'],
  ['source.entry', '/config/rsbuild/source#source-entry'],
  ['performance.buildCache', '/config/rsbuild/#performance-build-cache'],
  ['umdName', '/config/lib/umd-name'],
  ['dev.writeToDisk', undefined],
  ['splitChunks', undefined],
])('%s is described at %s', (option, place) => {
  expect(optionAddress(option)).toBe(place);
});
