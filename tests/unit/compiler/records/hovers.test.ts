import {blockKey} from '../../../../src/compiler/records/recordedHovers';

describe('the key of a code block', () => {
  const key = blockKey('ts', 'a.ts', 'a();');

  it('ignores a final line break', () => {
    expect(blockKey('ts', 'a.ts', 'a();\n')).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['js', 'a.ts', 'a();'],
    ['ts', 'b.ts', 'a();'],
    ['ts', undefined, 'a();'],
    ['ts', 'a.ts', 'b();'],
  ])('differs for %s, %s, %s', (lang, title, source) => {
    expect(blockKey(lang, title, source)).not.toBe(key);
  });
});
