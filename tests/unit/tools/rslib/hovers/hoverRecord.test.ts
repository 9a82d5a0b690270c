import {buildHoverRecord} from '../../../../../tools/rslib/hovers/hoverRecord';

it('throws if equal blocks have different types', () => {
  const blocks = ['a: string', 'a: number'].map((code) => ({
    key: 'aa',
    names: [{line: 0, column: 2, code, doc: ''}],
  }));
  expect(() => buildHoverRecord(blocks)).toThrow('aa');
});
