import {readFileSync} from 'node:fs';
import type {Wanted} from '../../../../src/rslib/explorer/facets';
import {stateAt, stateCount, type State} from '../../../../src/rslib/explorer/choices';
import {outcomeOf, type IndexRecord} from '../../../../src/rslib/explorer/records';
import {problemsOf} from '../../../../src/rslib/explorer/problems';
import {readExports} from '../../../../src/rslib/explorer/exports';
import {everything} from '../../../support/scope';
import {alternativesTo, answersTo, candidatesOf} from '../../../../src/rslib/explorer/wanted';

const index = JSON.parse(readFileSync('src/data/explorer/index.json', 'utf8')) as IndexRecord;

const treeOf = (state: State): number => {
  const outcome = outcomeOf(index, state);
  return outcome.kind === 'built' ? outcome.tree : -1;
};

test('every package can be reached by its files', () => {
  const states = Array.from({length: stateCount}, (_, at) => stateAt(at));
  const trees = new Set(states.map(treeOf).filter((tree) => tree >= 0));
  const byTree = new Map(candidatesOf(index).all.map((one) => [treeOf(one.state), one]));
  expect(byTree.size).toBe(trees.size);
  // Every tenth package; all of them at night, which takes half a minute.
  const sample = [...byTree].filter((_, at) => everything || at % 10 === 0);
  const missed = sample.filter(([tree, {facets}]) => {
    const {packages, isExact} = answersTo(index, facets);
    return !isExact || !packages.some(({state}) => treeOf(state) === tree);
  });
  expect(missed).toEqual([]);
});

test('if no files are wanted, the first answer is the package without settings', () => {
  expect(answersTo(index, {}).packages[0]!.state).toEqual(stateAt(0));
});

test('if no package has all wanted files, the answers are those that miss the fewest', () => {
  const {packages, isExact} = answersTo(index, {format: 'umd', files: 'many', dts: 'files'});
  expect(isExact).toBe(false);
  expect(packages[0]!.state).toMatchObject({format: 'umd', bundle: 'on', dts: 'files'});
});

test('packages that import styles are answers only if styles are wanted', () => {
  const styles = (wanted: Wanted) =>
    new Set(answersTo(index, wanted).packages.map(({state}) => state.css));
  expect(styles({format: 'esm'})).toEqual(new Set(['none']));
  expect(styles({format: 'esm', css: 'yes'})).toEqual(new Set(['imported']));
});

test.each<Wanted>([
  {format: 'cjs', dts: 'bundled'},
  {format: 'esm+cjs', typesIn: 'cts+mts'},
])('a package that works comes before one with fewer settings: %j', (wanted) => {
  const [first] = answersTo(index, wanted).packages;
  expect(problemsOf(index, first!.state).filter(({kind}) => kind === 'error')).toEqual([]);
});

test('the nearest package has most of the pasted names, and alternatives differ in what is wanted', () => {
  const {wanted, names} = readExports(
    'dist/index.mjs, dist/index.cjs, dist/index.d.mts, dist/index.d.cts',
  )!;
  const answers = answersTo(index, wanted, names);
  const [first] = answers.packages;
  expect([...first!.names].sort()).toEqual(
    ['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js'].map((name) => `dist/${name}`),
  );
  const others = alternativesTo(first!, answers, wanted);
  expect(others[0]!.state).toEqual({...first!.state, type: 'commonjs'});
  expect(
    new Set(
      others.map(({state: {minify, sourceMap, externals}}) => minify + sourceMap + externals),
    ),
  ).toEqual(new Set(['offoffexternal']));
});

test.each([
  ['"./dist/index.js"', {format: 'esm', code: 'js', files: 'one'}],
  [
    '"exports": {".": {"types": "./dist/index.d.ts", "import": "./dist/index.js", "require": "./dist/index.cjs"}},',
    {format: 'esm+cjs', code: 'cjs+js', files: 'one', typesIn: 'ts'},
  ],
  [
    '{"type": "commonjs", "exports": {".": {"import": {"types": "./dist/index.d.mts", "default": "./dist/index.mjs"}, "require": {"types": "./dist/index.d.ts", "default": "./dist/index.js"}}, "./badge.css": "./dist/badge.css"}}',
    {
      ...{format: 'esm+cjs', code: 'js+mjs', files: 'one', typesIn: 'mts+ts', css: 'yes'},
      type: 'commonjs',
    },
  ],
  ['dist/index.mjs, ./dist/index.cjs', {format: 'esm+cjs', code: 'cjs+mjs', files: 'one'}],
  [
    '{"name": "a", "main": "./dist/index.js"}',
    {format: 'cjs', code: 'js', files: 'one', type: 'commonjs'},
  ],
  ['{".": "./dist/index.js", "./*": "./dist/*.js"}', {format: 'esm', code: 'js', files: 'many'}],
])('the exports %s ask for their files', (text, wanted) => {
  expect(readExports(text)?.wanted).toEqual(wanted);
});

test.each(['', 'hello', '{}', '[]', '{"name": "a"}', '{"exports": null}', '"exports": {'])(
  'the text %s asks for nothing',
  (text) => expect(readExports(text)).toBeUndefined(),
);
