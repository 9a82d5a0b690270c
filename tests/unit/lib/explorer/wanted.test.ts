import {readFileSync} from 'node:fs';
import {stateAt, stateCount} from '../../../../src/lib/explorer/choices';
import {outcomeOf, valueAt, type IndexRecord} from '../../../../src/lib/explorer/records';
import {answersTo, candidates, wantedFromExports} from '../../../../src/lib/explorer/wanted';

const index = JSON.parse(readFileSync('src/data/explorer/index.json', 'utf8')) as IndexRecord;

test('every package can be reached by its files, and every answer builds it', () => {
  const trees = new Set<string>();
  for (let at = 0; at < stateCount; at++) {
    const state = stateAt(at);
    if (valueAt(index.failures, state) === 0) {
      trees.add(index.parts.map((part) => valueAt(part, state)).join());
    }
  }
  const all = candidates(index);

  const byTree = [...new Map(all.map((one) => [one.tree, one])).values()];
  expect(byTree).toHaveLength(trees.size);
  const missed = byTree.filter(({tree, facets}) => {
    const reached = answersTo(index, facets).find((answer) => answer.tree === tree);
    if (!reached || reached.unmet.length > 0) return true;
    const outcome = outcomeOf(index, reached.state);
    return outcome.kind === 'failed' || outcome.tree !== tree;
  });
  expect(missed).toEqual([]);
});

test('without wishes, the first answer is the package without settings', () => {
  expect(answersTo(index, {})[0]!.state).toEqual(stateAt(0));
});

test('a package that does not exist is answered by those that miss the fewest wishes', () => {
  const [first] = answersTo(index, {format: 'umd', files: 'many', types: 'files'});
  expect(first!.unmet).toEqual(['files']);
  expect(first!.state).toMatchObject({format: 'umd', dts: 'files'});
});

test.each([
  ['"./dist/index.js"', {format: 'esm', code: 'js', files: 'one', types: 'off'}],
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
  [
    '{"name": "a", "main": "./dist/index.js"}',
    {format: 'cjs', code: 'js', files: 'one', types: 'off', type: 'commonjs'},
  ],
  [
    '{".": "./dist/index.js", "./*": "./dist/*.js"}',
    {format: 'esm', code: 'js', files: 'many', types: 'off'},
  ],
])('the exports %s ask for their files', (text, wanted) => {
  expect(wantedFromExports(text)).toEqual(wanted);
});

test.each(['', 'hello', '{}', '[]', '{"name": "a"}', '{"exports": null}', '"exports": {'])(
  'the text %s asks for nothing',
  (text) => expect(wantedFromExports(text)).toBeUndefined(),
);
