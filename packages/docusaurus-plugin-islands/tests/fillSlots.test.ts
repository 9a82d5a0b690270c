import {fillSlots} from '../src/fillSlots';

test.each([
  ['<p>none</p>', '<p>none</p>'],
  ['<i><!--fill-0--></i><fill-0>text</fill-0>', '<i>text</i>'],
  ['<i><!--fill-1--><!--fill-0--></i><fill-0>a</fill-0><fill-1>b</fill-1>', '<i>ba</i>'],
  [
    '<i><!--fill-0--></i><fill-0>a <u><!--fill-1--></u><fill-1>b</fill-1></fill-0>',
    '<i>a <u>b</u></i>',
  ],
  ['<i><!--fill-7--></i><fill-7></fill-7>', '<i></i>'],
  ['<i><!--fill-2--></i><fill-2>$& $1 \\1</fill-2>', '<i>$& $1 \\1</i>'],
])('%j becomes %j', (html, filled) => {
  expect(fillSlots(html)).toBe(filled);
});
