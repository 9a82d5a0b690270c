import {text} from '../../../../src/lib/locale/localized';

const value = {en: 'Type', 'zh-Hans': '类型'};

it.each([
  ['en', 'Type'],
  ['zh-Hans', '类型'],
  ['fr', 'Type'],
  ['', 'Type'],
])('in %j it is %s', (locale, expected) => {
  expect(text(locale, value)).toBe(expected);
});
