import type {HoverRecord} from '../../../../src/compiler/records/hovers';
import {recordOf, serialiseHovers} from '../../../../tools/hovers/record';

const name = (code: string, line = 0, doc = '') => ({line, column: 2, code, doc});

describe('the record', () => {
  const record = recordOf([
    {key: 'bb', names: [name('z: string'), name('a: string', 1, 'Words.')]},
    {key: 'aa', names: [name('a: string', 3, 'Words.')]},
    {key: 'bb', names: [name('z: string'), name('a: string', 1, 'Words.')]},
    {key: 'cc', names: []},
  ]);

  it('holds each text once, sorted, and each block that has names', () => {
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

  it('is written with a line for each text and block, and reads back', () => {
    const text = serialiseHovers(record);
    expect(JSON.parse(text)).toEqual(record);
    expect(text.split('\n').filter((line) => line.startsWith('    '))).toHaveLength(4);
  });

  it('refuses equal blocks that mean different things', () => {
    const blocks = [
      {key: 'aa', names: [name('a: string')]},
      {key: 'aa', names: [name('a: number')]},
    ];
    expect(() => recordOf(blocks)).toThrow('aa');
  });

  it('of nothing is empty', () => {
    const empty: HoverRecord = {texts: {}, blocks: {}};
    expect(recordOf([])).toEqual(empty);
    expect(JSON.parse(serialiseHovers(empty))).toEqual(empty);
  });
});
