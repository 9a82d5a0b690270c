import {blockKey, compactHovers} from '../../../../src/compiler/records/hovers';

describe('a block is known by what the compiler sees', () => {
  const key = blockKey('ts', 'a.ts', 'a();');

  it('whether or not it ends in a line break', () => {
    expect(blockKey('ts', 'a.ts', 'a();\n')).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['js', 'a.ts', 'a();'],
    ['ts', 'b.ts', 'a();'],
    ['ts', undefined, 'a();'],
    ['ts', 'a.ts', 'b();'],
  ])('another for %s, %s, %s', (lang, title, source) => {
    expect(blockKey(lang, title, source)).not.toBe(key);
  });
});

test('the record needs no keys of texts in the browser', () => {
  const record = {
    texts: {words: {code: 'a: string', doc: 'Words.'}, plain: {code: 'z: string'}},
    blocks: {
      aa: [[3, 2, 'words']],
      bb: [
        [0, 2, 'plain'],
        [1, 2, 'words'],
      ],
    },
  } as const;
  expect(compactHovers(record)).toEqual({
    texts: [{code: 'a: string', doc: 'Words.'}, {code: 'z: string'}],
    blocks: {
      aa: [[3, 2, 0]],
      bb: [
        [0, 2, 1],
        [1, 2, 0],
      ],
    },
  });
});
