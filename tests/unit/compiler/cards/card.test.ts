import {SaxesParser} from 'saxes';
import {cardSvg, type Card, type CardMeasure} from '../../../../src/compiler/cards/card';
import {socialImagePath} from '../../../../src/lib/address/socialImagePath';
import {cardSize} from '../../../../src/lib/page/socialImageSize';

const measure: CardMeasure = {
  text: (text) => text.length * 0.6,
  code: (text) => text.length * 0.6,
};
type Text = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
};

/** The texts of a drawing, as a parser reads them. */
function texts(card: Card): readonly Text[] {
  const found: Text[] = [];
  const parser = new SaxesParser({xmlns: true});
  let open: Omit<Text, 'text'> | undefined;
  let text = '';
  parser.on('opentag', ({name, attributes}) => {
    if (name !== 'text') return;
    const value = (key: string): string => (attributes[key] as {value: string}).value;
    open = {x: +value('x'), y: +value('y'), size: +value('font-size'), font: value('font-family')};
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({name}) => {
    if (name === 'text' && open) found.push({...open, text});
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(cardSvg(card, measure)).close();
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

test('the name of an option is set in the font of code, whole', () => {
  const title = texts({...page, title: 'lib.dts'})[2]!;
  expect(title).toMatchObject({text: 'lib.dts', font: 'JetBrains Mono'});
});

test('the landing page shows its name large, and the slogan below', () => {
  const [name, slogan, ...rest] = texts({title: 'Rslib', subtitle: 'Build once'});
  expect(rest).toEqual([]);
  expect(name!.size).toBeGreaterThan(100);
  expect(slogan!.y).toBeGreaterThan(name!.y);
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
    expect(x + measure.text(text) * size).toBeLessThanOrEqual(840);
    expect(y).toBeLessThan(cardSize.height - 40);
    expect(y - size).toBeGreaterThan(40);
  }
});

test.each([
  ['/', 'img/social/index.png'],
  ['', 'img/social/index.png'],
  ['/guide/start/', 'img/social/guide/start/index.png'],
  ['guide/start/', 'img/social/guide/start/index.png'],
  ['/config/lib/dts', 'img/social/config/lib/dts.png'],
])('the image of %p is %s', (route, wanted) => {
  expect(socialImagePath(route)).toBe(wanted);
});
