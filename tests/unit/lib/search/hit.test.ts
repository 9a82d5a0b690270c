import fc from 'fast-check';
import {
  cleanHistory,
  cleanHit,
  hitAddress,
  markOnly,
  plainText,
  savedHit,
} from '../../../../src/lib/search/hit';

const site = {
  origin: 'http://localhost:3000',
  siteUrl: 'https://docs.example',
  isPage: (path: string) => path === '/guide/',
};
const resolve = (url: string): string | undefined => hitAddress(url, site);

const record = {
  objectID: '1',
  url: '/config/lib/dts#errors',
  type: 'lvl3',
  content: null,
  hierarchy: {lvl0: 'Config', lvl1: 'dts', lvl2: 'Errors', lvl3: 'TS1', lvl4: null},
  _snippetResult: {
    hierarchy: {
      lvl1: {value: '<mark>dts</mark>'},
      lvl2: {value: 'Errors'},
      lvl3: {value: '<mark>TS1</mark>'},
    },
  },
};

describe('hitAddress', () => {
  it.each([
    ['/guide/#a', '/guide/#a'],
    ['http://localhost:3000/x?y=1#z', '/x?y=1#z'],
    ['https://docs.example/x', '/x'],
    ['https://old.example/guide/#a', '/guide/#a'],
    ['https://other.example/x#a', 'https://other.example/x#a'],
    ['//other.example/x', 'https://other.example/x'],
    ['http://localhost:3000//evil.example/x', '/evil.example/x'],
    ['javascript:alert(1)', undefined],
    ['http://[', undefined],
  ])('of %s is %s', (url, expected) => {
    expect(
      hitAddress(url, url.startsWith('//') ? {...site, origin: 'https://a.example'} : site),
    ).toBe(expected);
  });
});

describe('markOnly', () => {
  it.each([
    ['a <mark>b</mark>', 'a <mark>b</mark>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['<mark onclick=x>', '&lt;mark onclick=x>'],
    ['Array&lt;string&gt; <T>', 'Array&lt;string&gt; &lt;T>'],
    ['</mark ><MARK>', '&lt;/mark >&lt;MARK>'],
  ])('of %s is %s', (text, expected) => {
    expect(markOnly(text)).toBe(expected);
  });

  it('leaves no tag but mark, and changes nothing the second time', () => {
    const pieces = fc.constantFrom(...'< > / mark img <mark> </mark> &lt; "'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const safe = markOnly(parts.join(''));
        expect(safe.replace(/<\/?mark>/g, '')).not.toContain('<');
        expect(markOnly(safe)).toBe(safe);
      }),
    );
  });
});

const say = {also: (word: string) => `also: ${word}`, mentions: 'Mentions'};

describe('cleanHit', () => {
  it('shows the path of a section below its title, without highlights', () => {
    expect(cleanHit(record, resolve, say)).toMatchObject({
      title: '<mark>TS1</mark>',
      below: 'dts › Errors',
      code: '',
    });
  });

  it('shows the whole path of a piece of text, and none of a page', () => {
    const text = cleanHit({...record, type: 'content', content: 'x'}, resolve, say);
    expect(text).toMatchObject({title: 'x', below: 'dts › Errors › TS1'});
    const page = cleanHit({...record, type: 'lvl1'}, resolve, say);
    expect(page).toMatchObject({title: '<mark>dts</mark>', below: ''});
  });

  it('shows code below the title of its section', () => {
    const code = {...record, type: 'content', content: 'dts: true'};
    const shown = cleanHit({...code, file: 'a.ts', line: '<mark>dts</mark>: true'}, resolve, say);
    expect(shown).toMatchObject({
      title: '<mark>TS1</mark>',
      below: 'dts › Errors',
      code: 'a.ts · <mark>dts</mark>: true',
    });
    expect(cleanHit({...code, file: '', line: 'dts'}, resolve, say)?.code).toBe('dts');
  });

  it('lets no markup of a hostile index through, and keeps the title of a group as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const hit = cleanHit(
      {
        ...record,
        content: evil,
        hierarchy: {lvl0: evil, lvl1: evil, lvl2: evil, lvl3: evil},
        _snippetResult: {content: {value: evil}, hierarchy: {lvl3: {value: evil}}},
        facts: evil,
        file: evil,
        line: evil,
        evil,
      },
      resolve,
      say,
    )!;
    const {lvl0, ...others} = hit.hierarchy;
    expect(lvl0).toBe(evil);
    const {content, title, below, code} = hit;
    expect(JSON.stringify([others, content, title, below, code])).not.toContain('<img');
    expect(hit).not.toHaveProperty('evil');
  });

  it('shows facts, a synonym, and that the words are only mentioned', () => {
    const hit = cleanHit(
      {...record, facts: 'boolean', also: 'types', isMention: true},
      resolve,
      say,
    )!;
    expect(hit.below).toBe('dts › Errors · boolean · also: types');
    expect(hit.hierarchy.lvl0).toBe('Mentions');
  });

  it('keeps the words that it was found by, and drops anything else in their place', () => {
    expect(cleanHit({...record, words: ['dts', 7]}, resolve, say)!.words).toEqual(['dts']);
    expect(cleanHit({...record, words: 'dts'}, resolve, say)).not.toHaveProperty('words');
  });

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['no address', {...record, url: undefined}],
    ['an address that is a script', {...record, url: 'javascript:alert(1)'}],
    ['no id', {...record, objectID: ''}],
    ['an unknown type', {...record, type: 'lvl0'}],
    ['a piece of text without text', {...record, type: 'content'}],
    ['no page', {...record, hierarchy: {lvl3: 'TS1'}}],
    ['no hierarchy', {...record, hierarchy: undefined}],
  ])('leaves out %s', (_what, raw) => {
    expect(cleanHit(raw, resolve, say)).toBeUndefined();
  });
});

describe('cleanHistory', () => {
  const of = (items: unknown, limit = 7) => cleanHistory(JSON.stringify(items), limit, resolve);

  it('keeps stored hits without highlights and snippets', () => {
    const [hit] = of([record]);
    expect(hit).toMatchObject({objectID: '1', url: '/config/lib/dts#errors', type: 'lvl3'});
    expect(hit).not.toHaveProperty('_snippetResult');
  });

  it('drops links to another site', () => {
    expect(
      of([
        {...record, url: 'https://evil.example/'},
        {...record, url: '//evil.example/x'},
      ]),
    ).toEqual([]);
  });

  it('keeps each hit once, and no more hits than the limit', () => {
    const many = Array.from({length: 12}, (_, index) => ({...record, objectID: `${index % 9}`}));
    expect(of(many)).toHaveLength(7);
    expect(of(many, 10)).toHaveLength(9);
  });

  it('drops hostile addresses and escapes titles', () => {
    const hits = of([
      {...record, url: 'javascript:alert(1)'},
      {...record, hierarchy: {lvl1: '<img src=x onerror=alert(1)>', lvl3: '<script>x</script>'}},
    ]);
    expect(hits).toHaveLength(1);
    expect(JSON.stringify(hits)).not.toMatch(/<(?:img|script)/);
  });

  it.each(['', '{', 'null', '7', '{"a":1}', '[]', '[null,1,"x"]'])(
    'returns no hits for %s',
    (stored) => {
      expect(cleanHistory(stored, 7, resolve)).toEqual([]);
    },
  );
});

test('a hit is stored without highlights, and a text as its section', () => {
  const hit = cleanHit({...record, type: 'content', content: 'x', words: ['x']}, resolve, say)!;
  const {objectID, url, hierarchy} = hit;
  expect(savedHit(hit)).toEqual({objectID, url, hierarchy, type: 'lvl3', content: null});
});

test('plainText removes highlights and decodes entities', () => {
  expect(plainText('<mark>a</mark> &lt;b&gt; &amp;lt; &quot;c&#39;')).toBe('a <b> &lt; "c\'');
});
