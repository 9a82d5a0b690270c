import {splitApiTitle} from '../../lib/page/apiTitle';
import {cardSize} from '../../lib/page/socialImageSize';
import {readTokens, tokenColour} from '../designTokens';
import {fitTitle, type Measure, type Step} from './fitTitle';

export type Card = {
  readonly title: string;
  readonly subtitle?: string;
  /** Name of the product, drawn at the top. `section` is drawn beside the name, the outermost section first. */
  readonly brand?: string;
  readonly section?: readonly string[];
  readonly path?: string;
};

export const cardWeight = 700;

export type FontKind = 'text' | 'code';

/** Measurement and outlines of text. `width` returns a multiple of the font size. */
export type Pen = {
  width(text: string, kind: FontKind): number;
  /** Returns SVG path data; `y` is the baseline. */
  outline(text: string, kind: FontKind, x: number, y: number, size: number): string;
};

const tokens = readTokens('light');

export const cardColours = {
  canvas: tokenColour(tokens, 'canvas'),
  strong: tokenColour(tokens, 'text-strong'),
  text: tokenColour(tokens, 'text'),
  muted: tokenColour(tokens, 'text-muted'),
  accent: tokenColour(tokens, 'accent'),
  signal: tokenColour(tokens, 'signal'),
};

const left = 88;
const textWidth = 740;
const leading = {title: 1.24, subtitle: 1.36};

const one = (...sizes: readonly number[]): readonly Step[] =>
  sizes.map((size) => ({size, lines: 1}));
const steps = {
  name: one(128, 96, 72),
  title: [
    {size: 92, lines: 1},
    {size: 76, lines: 2},
    {size: 62, lines: 3},
    {size: 52, lines: 3},
  ],
  code: one(76, 64, 54, 46, 38),
  subtitle: [
    {size: 42, lines: 2},
    {size: 36, lines: 3},
  ],
  section: one(28, 24, 20),
  path: one(26, 22, 18),
};

export function cardSvg(card: Card, pen: Pen): string {
  const {width, height} = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${cardColours.canvas}"/>`,
    ...(card.brand ? brandRow(card.brand, card.section ?? [], pen) : []),
    ...titleBlock(card, pen),
    ...(card.path ? [pathLine(card.path, pen)] : []),
    stem,
    '</svg>',
  ].join('\n');
}

function titleBlock({title, subtitle, brand}: Card, pen: Pen): readonly string[] {
  const code = splitApiTitle(title);
  const kind = code ? 'code' : 'text';
  const allowed = code ? steps.code : brand ? steps.title : steps.name;
  const head = fitTitle(title, measureOf(pen, kind), textWidth, allowed);
  const below = subtitle
    ? fitTitle(subtitle, measureOf(pen, 'text'), textWidth, steps.subtitle)
    : {size: 0, lines: []};
  const gap = subtitle ? 28 : 0;
  const headHeight = head.lines.length * head.size * leading.title;
  const belowHeight = below.lines.length * below.size * leading.subtitle;
  const top = (brand ? 330 : 315) - (headHeight + gap + belowHeight) / 2;
  const at = (start: number, size: number, line: number, lineHeight: number): number =>
    // The baseline is a quarter of the font size above the bottom of the line, to leave room for descenders.
    Math.round(start + size * (lineHeight * (line + 1) - 0.25));
  return [
    ...head.lines.flatMap((line, index) => {
      const style = {y: at(top, head.size, index, leading.title), size: head.size, kind} as const;
      if (!code || line !== title) return [text(line, style, pen)];
      const x = left + pen.width(code.owner, kind) * head.size;
      return [
        text(code.owner, {...style, fill: cardColours.muted}, pen),
        text(code.name, {...style, x}, pen),
      ];
    }),
    ...below.lines.map((line, index) => {
      const y = at(top + headHeight + gap, below.size, index, leading.subtitle);
      return text(line, {y, size: below.size, fill: cardColours.text}, pen);
    }),
  ];
}

function brandRow(name: string, section: readonly string[], pen: Pen): readonly string[] {
  const size = 34;
  const x = left + 60;
  const after = Math.round(x + pen.width(name, 'text') * size + 24);
  const row = [brandLogo, text(name, {x, y: 116, size}, pen)];
  if (section.length === 0) return row;
  const available = left + textWidth - after;
  const {size: sectionSize, lines} = fitTitle(
    section.join(' / '),
    measureOf(pen, 'text'),
    available,
    steps.section,
  );
  const style = {x: after, y: 116, size: sectionSize, fill: cardColours.accent};
  return [...row, text(lines.join(''), style, pen)];
}

function pathLine(path: string, pen: Pen): string {
  const {size, lines} = fitTitle(path, measureOf(pen, 'code'), textWidth, steps.path);
  return text(lines.join(''), {y: 556, size, fill: cardColours.muted, kind: 'code'}, pen);
}

type Style = {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly kind?: FontKind;
};

function text(content: string, style: Style, pen: Pen): string {
  const {x = left, y, size, fill = cardColours.strong, kind = 'text'} = style;
  return `<path fill="${fill}" d="${pen.outline(content, kind, x, y, size)}"/>`;
}

function measureOf(pen: Pen, kind: FontKind): Measure {
  return (content) => pen.width(content, kind);
}

/** Shapes of the logo in a view box of 24 × 24. The `<g>` around them sets the stroke. */
export const logoShapes = `<path d="M5 2.5v13a4 4 0 0 0 4 4h4.5M5 2.5a4 4 0 0 0 4 4h6.5M5 9a4 4 0 0 0 4 4h9"/><circle cx="16.25" cy="19.5" r="2.75" fill="${cardColours.signal}"/>`;

const brandLogo = `<g transform="translate(${left - 8} 78) scale(2.1)" fill="none" stroke="${cardColours.accent}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${logoShapes}</g>`;

const leaf = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="20" fill="${cardColours.signal}" stroke="${cardColours.accent}" stroke-width="5"/>`;

const stem = `<g transform="translate(868 92) scale(1.125)" fill="none" stroke="${cardColours.accent}"><path stroke-width="14" stroke-linecap="round" d="M40 34V314a48 48 0 0 0 48 48h54M40 58a48 48 0 0 0 48 48h54M40 186a48 48 0 0 0 48 48h92"/><rect x="22" y="6" width="36" height="36" rx="10" fill="${cardColours.canvas}" stroke-width="9"/>${leaf(164, 106)}${leaf(202, 234)}${leaf(164, 362)}</g>`;
