import fc from 'fast-check';
import {escapeHtml, snippet, wordsIn} from '../../../../src/lib/search/snippet';
import {tokenise} from '../../../../src/lib/search/tokenise';

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(tokenise(text).map(({term}) => term));
const highlight = (text: string, words: string): string => snippet(text, termsOf(words), Infinity);
const withoutMarks = (value: string): string => value.replaceAll(/<\/?mark>/g, '');

const marked = (text: string, ...wanted: readonly string[]): readonly string[] =>
  wordsIn(text, new Set(wanted)).map(({start, end}) => text.slice(start, end));

test.each([
  ['ext*', 'External extends autoExternal, not context', ['Ext', 'ext', 'Ext']],
  ['autoext*', 'auto-external', ['auto-ext']],
  ['librarie*', 'libraries', ['librarie']],
  ['external', 'externals of externalHelpers, externalised', ['externals', 'external']],
])('the prefix %s highlights only its letters', (wanted, text, words) =>
  expect(marked(text, wanted)).toEqual(words),
);

describe('highlight', () => {
  it('marks found words, also within names', () => {
    expect(highlight('Set autoExternal here', 'external')).toBe(
      'Set auto<mark>External</mark> here',
    );
    expect(highlight('处理静态资源', '静态资源')).toBe('处理<mark>静态资源</mark>');
  });

  it('adds nothing but its tags, and lets nothing through that is markup', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme', maxLength: 80}),
        fc.string({maxLength: 12}),
        (text, query) => {
          const value = highlight(text, query);
          expect(withoutMarks(value)).toBe(escapeHtml(text));
          expect(value.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
          expect((value.match(/<mark>/g) ?? []).length).toBe(
            (value.match(/<\/mark>/g) ?? []).length,
          );
        },
      ),
    );
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '&lt;b&gt;'])(
    'shows %s as text',
    (text) => {
      const value = highlight(text, 'img script alert b');
      expect(withoutMarks(value)).toBe(escapeHtml(text));
    },
  );
});

describe('snippet', () => {
  const long = Array.from({length: 40}, (_, index) => `word${index}`).join(' ');

  it('keeps the number of words around what was found', () => {
    const value = snippet(long, termsOf('word20'), 5);
    expect(value).toMatch(/^…(?:word\d+ ){2}<mark>word20<\/mark>(?: word\d+){2}…$/);
  });

  it('starts with the text when nothing was found', () => {
    expect(snippet(long, new Set(), 3)).toBe('word0 word1 word2…');
  });

  it('counts two Chinese characters as a word', () => {
    expect(snippet('一二三四五六七八九十', new Set(), 2)).toBe('一二三四…');
  });

  it('keeps a short text whole', () => {
    expect(snippet('three short words', termsOf('short'), 10)).toBe(
      'three <mark>short</mark> words',
    );
  });

  it('is never longer than requested, and never markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('dts', 'alias', '<b>', '静态', 'esm', '&'), {maxLength: 30}),
        fc.integer({min: 1, max: 10}),
        (words, length) => {
          const text = words.join(' ');
          const value = snippet(text, termsOf('dts 静态'), length);
          const plain = withoutMarks(value).replace(/^…|…$/g, '');
          expect(escapeHtml(text)).toContain(plain);
          expect(plain.split(' ').filter(Boolean).length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});
