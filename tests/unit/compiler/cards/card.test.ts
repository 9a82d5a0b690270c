import {cardSvg, type Card} from '../../../../src/compiler/cards/cardSvg';
import {socialImagePath} from '../../../../src/lib/address/socialImagePath';
import {cardSize} from '../../../../src/lib/page/socialImageSize';

type Text = Readonly<Record<'x' | 'y' | 'size', number>> & {readonly text: string};
const width = (text: string): number => text.length * 0.6;

function texts(card: Card): readonly Text[] {
  const found: Text[] = [];
  cardSvg(card, {
    width,
    outline: (text, _kind, x, y, size) => {
      found.push({text, x, y, size});
      return '';
    },
  });
  return found;
}

const page: Card = {
  title: 'A & <b>',
  brand: 'Rslib',
  section: ['Guide', 'Basics'],
  path: '/guide/basic/output-format',
};

test('a page shows brand, section, title and path, from top to bottom', () => {
  const found = texts(page);
  expect(found.map(({text}) => text)).toEqual([
    'Rslib',
    'Guide / Basics',
    'A & <b>',
    '/guide/basic/output-format',
  ]);
  const heights = found.map(({y}) => y);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});

test.each([
  ['a word', 'Glossary'],
  ['a long title', 'A long title about the migration of everything '.repeat(4)],
  ['a long name', `lib.${'x'.repeat(80)}`],
])('%s stays left of the drawing and within the picture', (_name, title) => {
  for (const {text, x, y, size} of texts({
    ...page,
    title,
    path: '/long'.repeat(40),
    section: ['Long '.repeat(20)],
  })) {
    expect(x + width(text) * size).toBeLessThanOrEqual(840);
    expect(y).toBeLessThan(cardSize.height - 40);
    expect(y - size).toBeGreaterThan(40);
  }
});

test.each([
  ['/', 'img/social/index.png'],
  ['/guide/start/', 'img/social/guide/start/index.png'],
  ['/config/lib/dts', 'img/social/config/lib/dts.png'],
])('the image of %p is %s', (route, wanted) => {
  expect(socialImagePath(route)).toBe(wanted);
});
