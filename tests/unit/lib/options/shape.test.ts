import {printShape, type Shape} from '../../../../src/lib/options/shape';

const text = (value: string): Shape => ({kind: 'text', text: value});
const object = (...names: string[]): Shape => ({
  kind: 'object',
  properties: names.map((name) => ({name, optional: true, type: text('boolean')})),
});

test('objects stand last in a union', () => {
  const shape: Shape = {kind: 'union', members: [object('a'), text('boolean')]};
  expect(printShape(shape)).toBe('boolean | { a?: boolean }');
});

test('a short object stays on its line', () => {
  expect(printShape(object('js', 'css'))).toBe('{ js?: boolean; css?: boolean }');
});

test('a long object has a property on each line', () => {
  const names = ['firstProperty', 'secondProperty', 'thirdProperty', 'import.meta'];
  expect(printShape({kind: 'union', members: [text('boolean'), object(...names)]})).toBe(
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

test('an object without properties is empty braces', () => {
  expect(printShape(object())).toBe('{}');
});
