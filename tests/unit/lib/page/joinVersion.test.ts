import {joinVersion} from '../../../../src/lib/page/joinVersion';

test.each([
  ['Rslib 1.0 给库带来了什么', 'Rslib\u00a01.0 给库带来了什么'],
  ['TypeScript 5, 6 and 7', 'TypeScript\u00a05, 6 and 7'],
  ['The output grows by 50 kB', 'The output grows by 50 kB'],
  ['Vue 组件', 'Vue 组件'],
])('a name and its version stay on one line in: %s', (text, expected) => {
  expect(joinVersion(text)).toBe(expected);
});
