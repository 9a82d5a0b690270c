import {blockKey} from '../../../../src/compiler/records/hovers';

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
