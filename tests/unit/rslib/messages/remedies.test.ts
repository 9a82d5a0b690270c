import type {Root} from 'mdast';
import {remedyIn} from '../../../../src/rslib/log/remedyIn';
import {remediesOf} from '../../../../src/rslib/messages/remedies';

test('every section about an error has a remedy, with its code', () => {
  const heading = (id: string) => ({type: 'heading', depth: 2, children: [], data: {id}});
  const paragraph = (value: string) => ({
    type: 'paragraph',
    children: [
      {type: 'text', value},
      {type: 'inlineCode', value: 'a.b'},
    ],
  });
  const children = [
    ...[heading('dts'), paragraph('About types.')],
    ...[heading('error-a'), paragraph('It is missing. Install ')],
    heading('warning-b'),
  ];
  const tree = {type: 'root', children} as Root;
  expect(remediesOf([{path: '/dts', tree}])).toEqual({'/dts#error-a': 'Install `a.b`'});
});

test.each([
  ['what to do, not the cause', ['The file is missing. Add it.'], 'Add it.'],
  ['a remedy in a later paragraph', ['It fails:', 'Here too.', 'Install it.'], 'Install it.'],
  ['a clause', ['If it is new, install it. Bye.'], 'If it is new, install it. Bye.'],
  ['the first sentences if none says it', ['It fails. Sorry.'], 'It fails. Sorry.'],
  ['no verb of another subject', ['Tools look and load it. Call it a.'], 'Call it a.'],
  ['Chinese', ['文件不存在。请添加它。'], '请添加它。'],
  ['no end in code', ['Set `a: {b: 1}. C`. It works.'], 'Set `a: {b: 1}. C`. It works.'],
])('a remedy is %s', (_, paragraphs, expected) => {
  expect(remedyIn(paragraphs).startsWith(expected)).toBe(true);
});

test('a remedy is never cut in a sentence', () => {
  const long = `Install ${'a very long name '.repeat(30)}. Add it.`;
  expect(remedyIn([long])).toBe(long.replace(' Add it.', ''));
});
