import {outlineEntries} from '../../../../src/lib/page/outline';

const item = (id: string, depth: number) => ({id, text: id, depth});

const shape = (...items: (readonly [string, number])[]) =>
  outlineEntries(items.map(([id, depth]) => item(id, depth))).map(({id, folded}) =>
    folded.length > 0 ? [id, folded.map((inner) => inner.id)] : id,
  );

it.each(['errors', 'troubleshooting'])('folds headings below #%s into its entry', (id) => {
  expect(shape(['a', 2], ['b', 3], [id, 2], ['error-x', 3], ['more', 4], ['error-y', 3])).toEqual([
    'a',
    'b',
    [id, ['error-x', 'more', 'error-y']],
  ]);
});

it('ends the fold at the next heading of the same depth', () => {
  expect(shape(['errors', 2], ['error-x', 3], ['related', 2], ['c', 3])).toEqual([
    ['errors', ['error-x']],
    'related',
    'c',
  ]);
  expect(shape(['a', 2], ['errors', 3], ['error-x', 4], ['b', 3])).toEqual([
    'a',
    ['errors', ['error-x']],
    'b',
  ]);
});

it('keeps all other headings', () => {
  expect(shape(['error-x', 2], ['b', 3], ['errors', 2])).toEqual(['error-x', 'b', 'errors']);
  expect(shape()).toEqual([]);
});
