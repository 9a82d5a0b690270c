import {groupHits, mergeHits, type Hit} from '../../../../src/lib/search/hit';

/** Returns a hit: for `Guide/a`, the page `/a` of the group `Guide`; for `Guide/a#b`, a section of this page. */
function hitAt(name: string, rows?: number): Hit {
  const [group = '', path = ''] = name.split('/');
  return {
    id: name,
    url: `/${path}`,
    kind: path.includes('#') ? 'section' : 'page',
    group,
    headings: [path],
    title: name,
    trail: [],
    ...(rows !== undefined && {rows}),
  };
}

const shown = (hits: readonly Hit[], unfolded: readonly string[] = []) =>
  groupHits(hits, new Set(unfolded)).map((rows) =>
    rows.map((row) => {
      if (row.kind === 'fold') return `+${row.count}`;
      return row.kind === 'hit' ? `${row.isChild ? '- ' : ''}${row.hit.url.slice(1)}` : '';
    }),
  );

test('hits are grouped, hits of a page are consecutive, and sections below their page are its children', () => {
  const hits = ['Guide/a#1', 'Config/c', 'Guide/b', 'Guide/a', 'Guide/a#2', 'Config/c#1'];
  expect(shown(hits.map((name) => hitAt(name)))).toEqual([
    ['a#1', 'a', '- a#2', 'b'],
    ['c', '- c#1'],
  ]);
});

describe('further hits of a page', () => {
  const hits = [hitAt('G/a', 2), hitAt('G/a#1'), hitAt('G/a#2'), hitAt('G/a#3'), hitAt('G/b')];

  it('are folded until they are requested', () => {
    expect(shown(hits)).toEqual([['a', '- a#1', '+2', 'b']]);
    expect(shown(hits, ['/a'])).toEqual([['a', '- a#1', '- a#2', '- a#3', 'b']]);
  });

  it('are shown if the answer has no number of rows', () => {
    expect(shown([hitAt('G/a'), ...hits.slice(1)])[0]).toHaveLength(5);
  });
});

test('a better answer completes rows without moving them, and adds the other rows', () => {
  const better = [{...hitAt('Other/b', 4), facts: 'text'}, hitAt('G/c'), hitAt('G/a')];
  const merged = mergeHits([hitAt('G/a', 2), hitAt('G/b'), hitAt('G/gone')], better);
  expect(merged.map(({url}) => url)).toEqual(['/a', '/b', '/gone', '/c']);
  expect(merged[1]).toMatchObject({facts: 'text', group: 'G'});
  expect(merged.map(({rows}) => rows)).toEqual([2, undefined, undefined, undefined]);
});
