import {CardFonts} from '../../../../src/compiler/cards/fonts';

const fonts = new CardFonts('.');

test('a text that two parts of a font share is as wide as its parts, and drawn in numbers', () => {
  const parts = fonts.width('Rslib ', 'text') + fonts.width('发布：', 'text');
  expect(fonts.width('Rslib 发布：', 'text')).toBeCloseTo(parts);
  expect(fonts.outline('Rslib 发布：', 'text', 88, 276, 62)).toMatch(/^[MLQCZ\d. -]+$/);
});

test('the font of code gives every character the same room', () => {
  expect(fonts.width('iii', 'code')).toBeCloseTo(fonts.width('WWW', 'code'));
});
