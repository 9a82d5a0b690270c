import {stateAt, stateCount, type State} from '../../../../../src/rslib/explorer/choices';
import {
  outcomeOf,
  textGroupOf,
  valueAt,
  type Verdict,
} from '../../../../../src/rslib/explorer/records';
import {encode, type StateResult} from '../../../../../tools/rslib/explorer/encode';
import {sampleStates} from '../../../../../tools/rslib/explorer/sampleStates';

const loaded = {import: true, require: true} as const;

const verdictOf = ({type}: State): Verdict => ({
  publint: type === 'module' ? [] : [{code: 'USE_TYPE', type: 'suggestion', at: 'type'}],
  types: [],
  node: {'20': loaded, '22': loaded, '24': loaded},
});

/** Returns an invented result of a build. The files in it depend on a few choices of the state. */
function resultOf(state: State): StateResult {
  if (state.format === 'iife' && state.bundle === 'off') return {message: 'needs bundle'};
  const script = `format ${state.format}, minify ${state.minify}`;
  return {
    files: [
      ['dist/index.js', script],
      ...(state.dts === 'off' ? [] : [['dist/index.d.ts', 'types'] as const]),
      ...(state.sourceMap === 'off' ? [] : [['dist/index.js.map', `map of ${script}`] as const]),
    ],
    verdict: verdictOf(state),
  };
}

const states = Array.from({length: stateCount}, (_, index) => stateAt(index));
const results = states.map(resultOf);
const {index, texts} = encode(results, {versions: {}, sources: {}});

test('every state is decoded to its encoded result', () => {
  states.forEach((state, place) => {
    const result = results[place]!;
    const outcome = outcomeOf(index, state);
    if ('message' in result) {
      expect(outcome).toEqual({kind: 'failed', message: result.message});
      return;
    }
    if (outcome.kind !== 'built') throw new Error('built');
    const files = outcome.files.map(({name, text}) => {
      const group = textGroupOf(index, text);
      return [name, texts[group]![text - index.textGroups[group]!]];
    });
    expect(files).toEqual([...result.files].sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(outcome.verdict).toEqual(result.verdict);
  });
});

test('states with the same files have the same tree, and others do not', () => {
  const trees = new Map<string, number>();
  states.forEach((state, place) => {
    const outcome = outcomeOf(index, state);
    if (outcome.kind === 'failed') return;
    const files = JSON.stringify((results[place] as {readonly files: unknown}).files);
    if (!trees.has(files)) trees.set(files, outcome.tree);
    expect(outcome.tree).toBe(trees.get(files));
  });
  expect(new Set(trees.values()).size).toBe(trees.size);
});

test('a column has only the choices that it depends on', () => {
  expect(index.verdictOf.choices).toEqual(['format', 'bundle', 'type']);
  expect(index.failures.choices).toEqual(['format', 'bundle']);
  expect(index.failures.values).toHaveLength(10);
  expect(valueAt(index.failures, {...stateAt(0), format: 'iife', bundle: 'off'})).toBe(1);
});

test('sizes are the lengths of the texts', () => {
  const all = texts.flat();
  expect(index.sizes).toEqual(all.map((text) => text.length));
  expect(new Set(all).size).toBe(all.length);
});

test('a sample is the same for a seed, without a state twice', () => {
  const sample = sampleStates(50, 7);
  expect(sample).toEqual(sampleStates(50, 7));
  expect(new Set(sample.map((state) => JSON.stringify(state))).size).toBe(50);
  expect(sampleStates(50, 8)).not.toEqual(sample);
});
