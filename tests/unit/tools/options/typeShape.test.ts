import {flat, printShape, splitMany, type Shape} from '../../../../tools/options/typeShape';

const text = (value: string): Shape => ({kind: 'text', text: value});
const array = (element: Shape): Shape => ({kind: 'array', element});
const union = (...members: Shape[]): Shape => ({kind: 'union', members});
const object = (...names: string[]): Shape => ({
  kind: 'object',
  properties: names.map((name) => ({name, optional: true, type: text('boolean')})),
});
const both = (...members: Shape[]): Shape => ({kind: 'intersection', members});
const callback: Shape = {
  kind: 'function',
  parameters: [{name: 'file', optional: true, type: text('string')}],
  result: text('void'),
};

test.each<[string, Shape, string]>([
  ['a union with an object', union(object('a'), text('boolean')), 'boolean | { a?: boolean }'],
  ['a union with repeated members', union(text('a'), union(text('b'), text('a'))), 'a | b'],
  ['a function in a union', union(text('string'), callback), 'string | ((file?: string) => void)'],
  ['a function alone', callback, '(file?: string) => void'],
  ['an array of functions', array(callback), '((file?: string) => void)[]'],
  ['an array of a union', array(union(text('a'), text('b'))), '(a | b)[]'],
  ['an array of one type', array(text('string')), 'string[]'],
  ['an intersection', both(text('A'), union(text('b'), text('c'))), 'A & (b | c)'],
  [
    'an intersection in a union',
    union(both(text('A'), object('b')), text('false')),
    '(A & { b?: boolean }) | false',
  ],
  [
    'a generic type',
    {kind: 'generic', name: 'Record', args: [text('string'), text('number')]},
    'Record<string, number>',
  ],
  ['an object without properties', object(), '{}'],
  ['a quoted key', object('import.meta'), "{ 'import.meta'?: boolean }"],
  [
    'an index signature',
    {
      kind: 'object',
      properties: [{name: '[key: string]', optional: false, type: text('string')}],
    },
    '{ [key: string]: string }',
  ],
])('%s is printed on one line', (_, shape, expected) => {
  expect(flat(shape)).toBe(expected);
});

test('only a long object is printed with one property per line', () => {
  expect(printShape(object('js', 'css'))).toBe('{ js?: boolean; css?: boolean }');
  const names = ['firstProperty', 'secondProperty', 'thirdProperty', 'import.meta'];
  expect(printShape(union(text('boolean'), object(...names)))).toBe(
    [
      'boolean | {',
      '  firstProperty?: boolean;',
      '  secondProperty?: boolean;',
      '  thirdProperty?: boolean;',
      "  'import.meta'?: boolean;",
      '}',
    ].join('\n'),
  );
});

test('a long object in an array is printed with one property per line', () => {
  const names = ['firstProperty', 'secondProperty', 'thirdProperty', 'fourthProperty'];
  expect(printShape(array(object(...names))).split('\n')).toHaveLength(6);
});

describe('a type that may also be an array of itself', () => {
  const long = text('Rspack.OptionsWithANameThatIsLongerThanOthers');

  test('is written once when it is long', () => {
    expect(splitMany(union(long, array(long)))).toEqual({shape: long, orMany: true});
  });

  test('is written once when it is a long union', () => {
    const either = union(long, callback);
    const {shape, orMany} = splitMany(union(either, array(either)));
    expect([flat(shape), orMany]).toEqual([flat(either), true]);
  });

  test.each<[string, Shape]>([
    ['it is short', union(text('string'), array(text('string')))],
    ['the array is of something else', union(long, array(text('string')))],
    ['there is a second array', union(long, array(long), array(text('string')))],
    ['there is no array', long],
  ])('stays the same if %s', (_, shape) => {
    expect(splitMany(shape)).toEqual({shape, orMany: false});
  });
});
