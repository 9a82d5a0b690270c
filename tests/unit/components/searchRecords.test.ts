import fc from 'fast-check';
import {cleanHistory, saved, toRecord} from '../../../src/components/Search/history';
import {fromRecord, hitAddress, markOnly} from '../../../src/components/Search/hosted';

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

describe('fromRecord', () => {
  it('returns a section with its title and the headings above it', () => {
    expect(fromRecord(record, resolve)).toEqual({
      id: '1',
      url: '/config/lib/dts#errors',
      kind: 'section',
      group: 'Config',
      headings: ['dts', 'Errors', 'TS1'],
      title: '<mark>TS1</mark>',
      trail: ['dts', 'Errors'],
    });
  });

  it('returns the heading of a piece of text, and the text below it', () => {
    const text = fromRecord({...record, type: 'content', content: 'x'}, resolve);
    expect(text).toMatchObject({
      kind: 'text',
      title: '<mark>TS1</mark>',
      trail: ['dts', 'Errors'],
      excerpt: 'x',
    });
    const page = fromRecord({...record, type: 'lvl1', content: 'x'}, resolve);
    expect(page).toMatchObject({kind: 'page', title: '<mark>dts</mark>', trail: [], excerpt: 'x'});
  });

  it('lets no markup of a hostile index through, and keeps the title of a group as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    for (const type of ['content', 'lvl1', 'lvl3']) {
      const hit = fromRecord(
        {
          ...record,
          type,
          content: evil,
          hierarchy: {lvl0: evil, lvl1: evil, lvl2: evil, lvl3: evil},
          _snippetResult: {content: {value: evil}, hierarchy: {lvl3: {value: evil}}},
          evil,
        },
        resolve,
      )!;
      const {group, ...others} = hit;
      expect(group).toBe(evil);
      expect(JSON.stringify(others)).not.toContain('<img');
      expect(hit).not.toHaveProperty('evil');
    }
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
    expect(fromRecord(raw, resolve)).toBeUndefined();
  });
});

describe('cleanHistory', () => {
  const of = (items: unknown, limit = 7) => cleanHistory(JSON.stringify(items), limit, resolve);

  it('keeps stored hits without highlights and snippets', () => {
    const [hit] = of([record]);
    expect(hit).toMatchObject({
      id: '1',
      url: '/config/lib/dts#errors',
      title: 'TS1',
      trail: ['dts'],
    });
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

test('a hit is stored as a DocSearch record without highlights, and a text as its section', () => {
  const hit = fromRecord({...record, type: 'content', content: 'x'}, resolve)!;
  const {objectID, url, hierarchy} = record;
  expect(toRecord(saved(hit))).toEqual({
    objectID,
    url,
    hierarchy: {...hierarchy, lvl5: null, lvl6: null},
    type: 'lvl3',
    content: null,
  });
});

test('stored searches stay the same when they are read and stored again', () => {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const page = {
    objectID: '2',
    url: '/guide/',
    type: 'lvl1',
    content: 'Text',
    hierarchy: {lvl0: 'Guide', lvl1: 'A &amp; B', ...none},
  };
  const section = {...page, objectID: '3', type: 'lvl2', content: null};
  const items = [page, {...section, hierarchy: {...page.hierarchy, lvl2: '&lt;b&gt;'}}];
  expect(cleanHistory(JSON.stringify(items), 7, resolve).map(toRecord)).toEqual(items);
});
