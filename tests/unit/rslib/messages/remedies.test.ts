import type {Root} from 'mdast';
import {remediesOf} from '../../../../src/rslib/messages/remedies';

test('the remedy of an error is the first paragraph of its section', () => {
  const heading = (id: string) => ({type: 'heading', depth: 2, children: [], data: {id}});
  const paragraph = (value: string) => ({type: 'paragraph', children: [{type: 'text', value}]});
  const children = [
    ...[heading('dts'), paragraph('About types.')],
    ...[heading('error-a'), paragraph('Install it.'), paragraph('More.')],
    heading('warning-b'),
  ];
  const tree = {type: 'root', children} as Root;
  expect(remediesOf([{path: '/dts', tree}])).toEqual({'/dts#error-a': 'Install it.'});
});
