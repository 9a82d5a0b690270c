import {joinHan} from '../../../../src/lib/locale/joinHan';

test.each([
  ['改写哪些内容 的直接链接', '改写哪些内容的直接链接'],
  ['Tree shaking 的直接链接', 'Tree shaking 的直接链接'],
  ['Direct link to Errors', 'Direct link to Errors'],
])('spaces between Chinese characters are removed from %s, other spaces stay', (text, joined) => {
  expect(joinHan(text)).toBe(joined);
});
