import {readPage} from '../../../../src/compiler/search/readPage';
import {respond, type SearchRequest} from '../../../../src/lib/search/respond';
import {indexOf, page, searcher, section} from './sampleIndex';

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

const ask = (request: Partial<SearchRequest>) =>
  respond(engine, tier, {query: 'minify', ...request});
/** Indexes the pages in `more`, searches them, and returns the hits. */
const hitsOf = (query: string, more: Parameters<typeof indexOf>, synonyms: string[][] = []) => {
  const one = searcher(indexOf(...more), {...words, synonyms});
  return respond(one.engine, one.tier, {query}).hits;
};

test('a hit has its address, its kind and the headings above it', () => {
  const hits = ask({}).hits;
  expect(hits[0]).toMatchObject({
    id: '/docs/minify#:lvl1',
    url: '/docs/minify',
    kind: 'page',
    group: 'Group',
    headings: ['Minify'],
    title: '<mark>Minify</mark>',
    trail: [],
  });
  expect(hits.find(({url}) => url === '/docs/minify#when')).toMatchObject({
    id: '/docs/minify#when:content',
    kind: 'text',
    headings: ['Minify', 'When'],
    title: 'When',
    trail: ['Minify'],
    excerpt: expect.stringContaining('<mark>') as string,
  });
});

test('snippets have the requested length, and hits the requested number', () => {
  const text = ask({words: 5}).hits.find(({kind}) => kind === 'text');
  expect(text?.excerpt).toBe('…page you <mark>minify</mark> the output…');
  expect(ask({limit: 2}).hits).toEqual(ask({}).hits.slice(0, 2));
});

test('a passage in code has the name of its file, and only the line with the words', () => {
  const code = {text: "import a from 'a';\nexport const size = 1;", kind: 'code', file: 'src/a.ts'};
  const [own] = page('/a', 'Own', ['Nothing.']).sections;
  const odd = {...page('/a', 'Own', []), sections: [{...own!, entries: [code] as never}]};
  expect(hitsOf('size', [[odd]])[0]).toMatchObject({
    kind: 'code',
    title: 'Own',
    file: 'src/a.ts',
    line: 'export const <mark>size</mark> = 1;',
  });
});

test('a text that consists of code is shown as code', () => {
  const html =
    '<main><h1>Modes</h1><p>In <code>lib</code></p><p><code>bundle: false</code></p></main>';
  const [hit] = hitsOf('false', [[{path: '/a', ...readPage(html)!}]]);
  expect(hit).toMatchObject({file: '', line: 'bundle: <mark>false</mark>'});
  const [prose] = hitsOf('lib', [[{path: '/a', ...readPage(html)!}]]);
  expect(prose).toMatchObject({kind: 'text', title: 'Modes', excerpt: 'In <mark>lib</mark>'});
  expect(prose).not.toHaveProperty('line');
});

test('labels of facts are no text, their values are', () => {
  const html =
    '<main><h1>Modes</h1><h2 id="a">a</h2><dl class="facts"><div class="facts__item"><dt>Default</dt><dd>auto</dd></div></dl></main>';
  const pages = [{path: '/a', ...readPage(html)!}];
  expect(hitsOf('default', [pages])).toEqual([]);
  expect(hitsOf('auto', [pages]).map(({url}) => url)).toEqual(['/a#a']);
});

test('neither pages nor queries add markup', () => {
  for (const query of ['minify', hostile, '<mark>', '"><svg onload=alert(1)>', 'img src script']) {
    for (const hit of ask({query}).hits) {
      const {headings, title, trail, excerpt, file, line} = hit;
      const shown = [...headings, title, ...trail, excerpt, file, line].join('\n');
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
  expect(hitsOf('odd', [[odd]]).map(({url}) => url)).toContain('/a#%22%20onclick%3Dalert(1)');
});

test('typed words are highlighted; a hit by a synonym names the synonym instead', () => {
  const pages = [
    page('/a', 'External modules', ['Kept as imports.']),
    page('/b', 'Packages', ['What a dependency is.']),
  ];
  const hits = hitsOf('external', [pages], [['external', 'dependency']]);
  const [own, other] = ['/a', '/b'].map((path) => hits.find(({url}) => url === path)!);
  expect(own!.title).toBe('<mark>External</mark> modules');
  expect(own!.also).toBeUndefined();
  expect(JSON.stringify(other)).not.toContain('<mark>');
  expect(other!.also).toBe('dependency');
});

test('an option that is found by name shows its type and default', () => {
  const option = section({level: 2, anchor: 'x', heading: 'output.copy'}, ['Copies files.']);
  const pages = [page('/output', 'output', ['Files.'], [{...option, facts: 'boolean · true'}])];
  const [hit] = hitsOf('copy', [pages, 'en', 1_000_000, [{name: 'output.copy'}]]);
  expect(hit).toMatchObject({url: '/output#x', facts: 'boolean · true'});
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
  /** Returns the highlighted texts in the hits of a query. */
  const marks = (query: string): readonly string[] => {
    const all = JSON.stringify(hitsOf(query, [pages])).matchAll(/<mark>(.*?)<\/mark>/g);
    return [...all].map(([, mark]) => mark!);
  };

  test.each([
    ['are the typed letters of a word that is not finished', 'exter', /^exter$/],
    ['are a finished word and no other word', 'external ', /^externals?$/],
    ['are no words that only begin like a finished word', 'extern ', /^$/],
    ['are no other form of a finished word', 'bundle code', /^(?:bundle|code)$/],
    ['are the word that replaces a misspelt word', 'extrenal ', /^externals?$/],
  ])('%s', (_, query, expected) => {
    const found = marks(query);
    expect(found.filter((mark) => !expected.test(mark.toLowerCase()))).toEqual([]);
    expect(found.length > 0).toBe(!expected.test(''));
  });
});
