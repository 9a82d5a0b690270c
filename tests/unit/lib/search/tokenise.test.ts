import fc from 'fast-check';
import {namesIn, stem, tokenise} from '../../../../src/lib/search/tokenise';

const terms = (text: string): readonly string[] => tokenise(text).map(({term}) => term);

describe('tokenise', () => {
  it.each([
    ['autoExternal', ['auto', 'external', 'autoexternal']],
    ['DTSPlugin', ['dts', 'plugin', 'dtsplugin']],
    ['d.ts', ['d', 'ts', 'dts']],
    ['es2022', ['es2022']],
    ['0.20.1', ['0', '20', '1', '0.20', '20.1', '0.20.1']],
    ['node:fs', ['node', 'fs', 'nodef']],
    ['shims.esm.require', ['shim', 'esm', 'require', 'shimsesm', 'esmrequire', 'shimsesmrequire']],
    ['静态资源', ['静', '静态', '态', '态资', '资', '资源', '源']],
    ['ＥＳＭ 格式', ['esm', '格', '格式', '式']],
    ['', []],
    ['— … “”', []],
  ])('reads %s', (text, expected) => {
    expect([...terms(text)].sort()).toEqual([...expected].sort());
  });

  it('returns the position of every term', () => {
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
});

describe('stem', () => {
  it.each([
    ['files', 'file'],
    ['libraries', 'library'],
    ['classes', 'class'],
    ['css', 'css'],
    ['cases', 'case'],
    ['es5', 'es5'],
  ])('reduces %s to %s', (word, expected) => expect(stem(word)).toBe(expected));
});

test('namesIn returns names of code, and no ordinary words', () => {
  expect(namesIn('Set `dts.alias` in Rslib 1.0.1, 用 umdName 和 CSS')).toEqual([
    'dts.alias',
    'umdName',
    'CSS',
  ]);
});
