import type {HoverRecord} from '../../../../src/compiler/records/recordedHovers';
import {buildHoverRecord, serialiseHovers} from '../../../../tools/hovers/hoverRecord';

const name = (code: string, line = 0, doc = '') => ({line, column: 2, code, doc});

describe('the hover record', () => {
  const record = buildHoverRecord([
    {key: 'bb', names: [name('z: string'), name('a: string', 1, 'Words.')]},
    {key: 'aa', names: [name('a: string', 3, 'Words.')]},
    {key: 'bb', names: [name('z: string'), name('a: string', 1, 'Words.')]},
    {key: 'cc', names: []},
  ]);

  it('contains each text once, sorted, and each block with names', () => {
    expect(Object.values(record.texts)).toEqual([
      {code: 'a: string', doc: 'Words.'},
      {code: 'z: string'},
    ]);
    const [words, plain] = Object.keys(record.texts);
    expect(record.blocks).toEqual({
      aa: [[3, 2, words]],
      bb: [
        [0, 2, plain],
        [1, 2, words],
      ],
    });
    expect(Object.keys(record.blocks)).toEqual(['aa', 'bb']);
  });

  it('is serialised with one line for each text and block', () => {
    const text = serialiseHovers(record);
    expect(JSON.parse(text)).toEqual(record);
    expect(text.split('\n').filter((line) => line.startsWith('    '))).toHaveLength(4);
  });

  it('throws if equal blocks have different types', () => {
    const blocks = [
      {key: 'aa', names: [name('a: string')]},
      {key: 'aa', names: [name('a: number')]},
    ];
    expect(() => buildHoverRecord(blocks)).toThrow('aa');
  });

  it('is empty without blocks', () => {
    const empty: HoverRecord = {texts: {}, blocks: {}};
    expect(buildHoverRecord([])).toEqual(empty);
    expect(JSON.parse(serialiseHovers(empty))).toEqual(empty);
  });
});
