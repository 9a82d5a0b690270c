import {sentencesOf, shortened} from '../../../../src/lib/page/sentences';

test.each<[string, readonly string[]]>([
  ['One. Two!', ['One.', 'Two!']],
  ['Set `a: {b: 1}. C`. It works.', ['Set `a: {b: 1}. C`.', 'It works.']],
  ['Use code, e.g. `a`. Done.', ['Use code, e.g. `a`.', 'Done.']],
  ['Node.js 20.19 has it. `b` too.', ['Node.js 20.19 has it.', '`b` too.']],
  ['Write it here:', ['Write it here.']],
  ['第一句。第二句：', ['第一句。', '第二句。']],
])('%s has the sentences %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

test.each([
  ['One two three', 20, 'One two three'],
  ['One two, three', 12, 'One two …'],
  ['One `two three` four', 12, 'One …'],
  ['`one two three`', 5, '`one two three`'],
  ['第一，第二，第三', 6, '第一，第二 …'],
])('%s in %i characters is %s', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});
