import {blockKey} from '../../../../src/compiler/records/recordedHovers';

it.each([
  ['ts', 'a.ts', 'a();\n', true],
  ['js', 'a.ts', 'a();', false],
  ['ts', 'b.ts', 'a();', false],
  ['ts', undefined, 'a();', false],
  ['ts', 'a.ts', 'b();', false],
])(
  'the key of a block without a final line break is that of %s, %s, %j: %s',
  (lang, title, source, same) => {
    const key = blockKey('ts', 'a.ts', 'a();');
    expect(key).toMatch(/^[0-9a-f]{8}$/);
    expect(blockKey(lang, title, source) === key).toBe(same);
  },
);
