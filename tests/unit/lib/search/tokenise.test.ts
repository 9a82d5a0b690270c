import fc from 'fast-check';
import {namesIn, stem, tokenise} from '../../../../src/lib/search/tokenise';

const terms = (text: string): readonly string[] => tokenise(text).map(({term}) => term);

describe('tokenise', () => {
  it.each([
    ['autoExternal', ['auto', 'external', 'autoexternal']],
    ['DTSPlugin', ['dts', 'plugin', 'dtsplugin']],
    ['d.ts', ['d', 'ts', 'dts']],
    ['__dirname', ['dirname']],
    ['es2022', ['es2022']],
    ['TypeScript', ['typescript']],
    ['node:fs', ['node', 'fs', 'nodef']],
    ['shims.esm.require', ['shim', 'esm', 'require', 'shimsesm', 'esmrequire', 'shimsesmrequire']],
    ['静态资源', ['静', '静态', '态', '态资', '资', '资源', '源']],
    ['ＥＳＭ 格式', ['esm', '格', '格式', '式']],
    ['', []],
    ['— … “”', []],
  ])('reads %s', (text, expected) => {
    expect([...terms(text)].sort()).toEqual([...expected].sort());
  });

  it('says where every term stands', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (text) => {
        for (const {term, start, end} of tokenise(text)) {
          expect(term).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('finds a name again in any text that holds it as a word', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}(?:[A-Z][a-z]{1,6}){0,2}$/);
    fc.assert(
      fc.property(word, fc.constantFrom('(', '"', '，', ' ', '的', '`'), (name, sign) => {
        expect(terms(`x ${sign}${name}${sign} y`)).toEqual(
          expect.arrayContaining([...terms(name)]),
        );
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['files', 'file'],
    ['libraries', 'library'],
    ['classes', 'class'],
    ['bundles', 'bundle'],
    ['css', 'css'],
    ['class', 'class'],
    ['nodejs', 'nodejs'],
    ['cases', 'case'],
    ['es5', 'es5'],
  ])('makes %s to %s', (word, expected) => expect(stem(word)).toBe(expected));

  it('is the same when it is done twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        // A plural of a plural is no word that anybody writes.
        fc.pre(!/(?:s|z|x|ch|sh)es$|ss?s$|ieses$/.test(word) && !stem(word).endsWith('s'));
        expect(stem(stem(word))).toBe(stem(word));
      }),
    );
  });
});

test('namesIn keeps what is written like a name, and no ordinary words', () => {
  expect(namesIn('Set `dts.alias` in Rslib 1.0.1, 用 umdName 和 CSS')).toEqual([
    'dts.alias',
    'umdName',
    'CSS',
  ]);
});
