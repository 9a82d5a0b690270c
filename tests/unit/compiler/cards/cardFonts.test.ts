import {CardFonts} from '../../../../src/compiler/cards/cardFonts';

const fonts = new CardFonts('.');

test('a text in two fonts is as wide as its parts, and becomes a path', () => {
  const parts = fonts.width('Rslib ', 'text') + fonts.width('发布：', 'text');
  expect(fonts.width('Rslib 发布：', 'text')).toBeCloseTo(parts);
  expect(fonts.outline('Rslib 发布：', 'text', 88, 276, 62)).toMatch(/^[MLQCZ\d. -]+$/);
});
