import {respond, type SearchRequest} from '../../../../src/lib/search/respond';
import {indexOf, page, searcher, section} from './sample';

const words = {stopWords: [], weakWords: ['output'], synonyms: []};
const hostile = '<img src=x onerror="alert(1)"> & <script>alert(2)</script> minify';
const pages = [
  page(
    '/docs/minify',
    'Minify',
    ['Makes files small.'],
    [
      section({level: 2, anchor: 'when', heading: 'When'}, [
        'First paragraph about nothing in particular that is quite long indeed.',
        'For a script in a page you minify the output so that it is small for everybody who loads it.',
      ]),
      section({level: 3, anchor: 'x', heading: hostile}, [hostile]),
    ],
  ),
];
const {engine, tier} = searcher(indexOf(pages), words);

let time = 0;
const ask = (request: Partial<SearchRequest>) =>
  respond(engine, tier, {query: 'minify', indexName: 'docs-en', ...request}, () => (time += 7));

test("answers in the provider's shape", () => {
  expect(ask({})).toMatchObject({
    nbHits: 3,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'minify',
    params: 'query=minify&hitsPerPage=20',
    index: 'docs-en',
    processingTimeMS: 7,
  });
});

test('a hit has its address, its kind and the headings above it', () => {
  const hits = ask({}).hits;
  expect(hits[0]).toMatchObject({
    objectID: '/docs/minify#:lvl1',
    url: '/docs/minify',
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Group', lvl1: 'Minify', lvl2: null},
    _snippetResult: {hierarchy: {lvl1: {value: '<mark>Minify</mark>'}}},
  });
  expect(hits.find(({url}) => url === '/docs/minify#when')).toMatchObject({
    objectID: '/docs/minify#when:content',
    type: 'content',
    hierarchy: {lvl0: 'Group', lvl1: 'Minify', lvl2: 'When', lvl3: null},
  });
});

test('snippets have the requested length and tags', () => {
  const {hits} = ask({
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:5'],
    highlightPreTag: '<b>',
    highlightPostTag: '</b>',
    snippetEllipsisText: '...',
  });
  const content = hits.find(({type}) => type === 'content')?._snippetResult.content?.value;
  expect(content).toBe('...page you <b>minify</b> the output...');
});

test('a passage in code has the name of its file, and only the line with the words', () => {
  const code = {text: "import a from 'a';\nexport const size = 1;", kind: 'code', file: 'src/a.ts'};
  const [own] = page('/a', 'Own', ['Nothing.']).sections;
  const odd = {...page('/a', 'Own', []), sections: [{...own!, entries: [code] as never}]};
  const one = searcher(indexOf([odd]), words);
  const {hits} = respond(one.engine, one.tier, {query: 'size', indexName: 'x'}, () => 0);
  expect(hits[0]).toMatchObject({
    file: 'src/a.ts',
    line: 'export const <mark>size</mark> = 1;',
    content: 'export const size = 1;',
    hierarchy: {lvl1: 'Own'},
  });
});

test('pages of hits follow one another', () => {
  const all = ask({}).hits.map(({objectID}) => objectID);
  const parts = [0, 1, 2].flatMap((number) => ask({hitsPerPage: 1, page: number}).hits);
  expect(parts.map(({objectID}) => objectID)).toEqual(all);
  expect(ask({hitsPerPage: 2}).nbPages).toBe(2);
});

test('neither pages nor queries add markup', () => {
  for (const query of ['minify', hostile, '<mark>', '"><svg onload=alert(1)>', 'img src script']) {
    for (const hit of ask({query}).hits) {
      const {lvl0: _, ...drawn} = hit.hierarchy;
      const shown = [
        ...Object.values(drawn),
        hit.content,
        ...[hit._snippetResult].flatMap(({hierarchy, content}) => [
          ...Object.entries(hierarchy).map(([level, {value}]) => (level === 'lvl0' ? '' : value)),
          content?.value ?? '',
        ]),
      ].join('\n');
      expect(shown.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
    }
  }
});

test('an anchor is encoded in the URL', () => {
  const odd = page(
    '/a',
    'Odd',
    ['odd'],
    [section({level: 2, anchor: '" onclick=alert(1)', heading: 'odd'})],
  );
  const one = searcher(indexOf([odd]), words);
  const answer = respond(one.engine, one.tier, {query: 'odd', indexName: 'x'}, () => 0);
  expect(answer.hits.map(({url}) => url)).toContain('/a#%22%20onclick%3Dalert(1)');
});

test('typed words are highlighted; a hit by a synonym names the synonym instead', () => {
  const synonyms = [['external', 'dependency']];
  const one = searcher(
    indexOf([
      page('/a', 'External modules', ['Kept as imports.']),
      page('/b', 'Packages', ['What a dependency is.']),
    ]),
    {...words, synonyms},
  );
  const {hits} = respond(one.engine, one.tier, {query: 'external', indexName: 'x'}, () => 0);
  const [own, other] = ['/a', '/b'].map((path) => hits.find(({url}) => url === path)!);
  expect(own!._snippetResult.hierarchy.lvl1!.value).toBe('<mark>External</mark> modules');
  expect(own!.also).toBeUndefined();
  expect(JSON.stringify(other)).not.toContain('<mark>');
  expect(other!.also).toBe('dependency');
});

test('an option that is found by name shows its type and default', () => {
  const option = section({level: 2, anchor: 'x', heading: 'output.copy'}, ['Copies files.']);
  const pages = [page('/output', 'output', ['Files.'], [{...option, facts: 'boolean · true'}])];
  const one = searcher(indexOf(pages, 'en', 1_000_000, [{name: 'output.copy'}]), words);
  const {hits} = respond(one.engine, one.tier, {query: 'copy', indexName: 'x'}, () => 0);
  expect(hits[0]).toMatchObject({url: '/output#x', facts: 'boolean · true'});
});

describe('highlights', () => {
  const pages = [
    page(
      '/config/bundle',
      'bundle',
      ['Bundled code of a bundler is external; externalHelpers stays.'],
      [section({level: 2, anchor: 'x', heading: 'externals'}, ['Bundling leaves them out.'])],
    ),
  ];
  const one = searcher(indexOf(pages), words);
  /** Returns all highlights of an answer. */
  const marks = (query: string): readonly string[] => {
    const {hits} = respond(one.engine, one.tier, {query, indexName: 'x'}, () => 0);
    return [...JSON.stringify(hits).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, mark]) => mark!);
  };

  test.each([
    ['a word that is being typed, as far as it is', 'exter', /^exter$/],
    ['a finished word, and it alone', 'external ', /^externals?$/],
    ['none of what only begins like a finished one', 'extern ', /^$/],
    ['no other form of a finished one', 'bundle code', /^(?:bundle|code)$/],
    ['what a misspelt one is taken for', 'extrenal ', /^externals?$/],
  ])('%s', (_, query, expected) => {
    const found = marks(query);
    expect(found.filter((mark) => !expected.test(mark.toLowerCase()))).toEqual([]);
    expect(found.length > 0).toBe(!expected.test(''));
  });
});
