import {splitCode} from '../../../../src/lib/page/splitCode';
import {cardPosition} from '../../../../src/lib/hovers/cardPosition';
import {nameForKey} from '../../../../src/lib/hovers/nameForKey';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
  ['a', 0, undefined],
])('%s moves from name %i to %s', (key, current, expected) => {
  expect(nameForKey(key, current, 3)).toBe(expected);
});

const card = {width: 300, height: 100};
const room = {width: 1000, height: 800};
const spacing = {gap: 4, margin: 8};
const name = (left: number, top: number) => ({left, top, bottom: top + 20});

it.each([
  ['below its name, flush with it', name(100, 200), {left: 100, top: 224}],
  ['inside the window at the right', name(900, 200), {left: 692, top: 224}],
  ['inside the window at the left', name(-40, 200), {left: 8, top: 224}],
  ['above its name if there is no room below', name(100, 720), {left: 100, top: 616}],
  ['below its name if both sides are too low', name(100, 60), {left: 100, top: 84}],
])('a card is %s', (_where, box, expected) => {
  expect(cardPosition(box, card, room, spacing)).toEqual(expected);
});

it('a card is below its name if bars at the top leave less room above', () => {
  const low = {width: 1000, height: 200};
  expect(cardPosition(name(0, 110), card, low, spacing).top).toBe(6);
  expect(cardPosition(name(0, 110), card, low, {...spacing, top: 60}).top).toBe(134);
});

it('a card is at the left edge if it is wider than the window', () => {
  expect(cardPosition(name(50, 0), card, {width: 200, height: 800}, spacing).left).toBe(8);
});

it.each([
  ['Words.', ['Words.']],
  ['Use `a` or `b`.', ['Use ', '<a>', ' or ', '<b>', '.']],
  ['An `open end', ['An `open end']],
  ['', []],
])('splits %j into words and code', (doc, expected) => {
  const parts = splitCode(doc).map(({value, isCode}) => (isCode ? `<${value}>` : value));
  expect(parts).toEqual(expected);
});
