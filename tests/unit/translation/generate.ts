/** Numbers that are the same each time: whatever a test finds, it finds again. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}

export type Random = ReturnType<typeof createRandom>;
export type Side = 'source' | 'target';

/** Something on a page, in both languages; code and numbers are common to them. */
export type Block =
  | {kind: 'paragraph'; words: Record<Side, string[]>; number: number; link: string; code: string}
  | {kind: 'list'; items: Record<Side, string[]>}
  | {kind: 'table'; cells: Record<Side, string[]>}
  | {kind: 'code'; lines: Record<Side, string[]>}
  | {kind: 'note'; title: Record<Side, string>; words: Record<Side, string[]>};

export type PageSection = {id: string; title: Record<Side, string>; blocks: Block[]};
export type Page = {description: Record<Side, string>; sections: Record<Side, PageSection[]>};

const english =
  'library entry output folder format declaration bundle package compiler types build source file option default value'.split(
    ' ',
  );
const chinese =
  '库 入口 产物 目录 格式 声明 打包 依赖 编译 类型 构建 源码 文件 选项 默认 数值'.split(' ');

let unique = 0;

function words(random: Random, side: Side, count: number): string[] {
  return Array.from({length: count}, () => random.pick(side === 'source' ? english : chinese));
}

const both = <T>(make: (side: Side) => T): Record<Side, T> => ({
  source: make('source'),
  target: make('target'),
});

function code(name: string): Block {
  return {kind: 'code', lines: both(() => ['export default {', `  ${name}: true,`, '', '};'])};
}

export function makeBlock(random: Random): Block {
  const option = `option${(unique += 1)}`;
  switch (random.below(6)) {
    case 0:
      return {
        kind: 'list',
        items: both((side) => [words(random, side, 3).join(' '), words(random, side, 2).join(' ')]),
      };
    case 1:
      return {kind: 'table', cells: both((side) => words(random, side, 4))};
    case 2:
      return code(option);
    case 3:
      return {
        kind: 'note',
        title: both((side) => words(random, side, 1)[0]!),
        words: both((side) => words(random, side, 5)),
      };
    default:
      return {
        kind: 'paragraph',
        words: both((side) => words(random, side, 8)),
        number: random.below(90) + 10,
        link: `/page-${random.below(9)}.mdx#id`,
        code: option,
      };
  }
}

export function makePage(random: Random, sections = 3): Page {
  const list = Array.from({length: sections}, (_, index): PageSection => ({
    id: `section-${index + 1}`,
    title: both((side) => words(random, side, 2).join(' ')),
    // The first block is a paragraph: what a generated edit needs is always there.
    blocks: [
      paragraph(random),
      {kind: 'table', cells: both((side) => words(random, side, 4))},
      code(`entry${(unique += 1)}`),
      makeBlock(random),
    ],
  }));
  return {
    description: both((side) => words(random, side, 6).join(' ')),
    sections: {source: list, target: structuredClone(list)},
  };
}

export function paragraph(random: Random): Extract<Block, {kind: 'paragraph'}> {
  for (;;) {
    const block = makeBlock(random);
    if (block.kind === 'paragraph') return block;
  }
}

/** How a page is written down; none of it means anything. */
export type Style = {
  readonly wraps: boolean;
  readonly bullet: '-' | '*' | '+';
  readonly strong: '**' | '__';
  readonly pads: boolean;
  readonly fence: '```' | '~~~~';
  readonly gaps: 1 | 2;
  readonly comments: boolean;
  readonly underlines: boolean;
  readonly eol: '\n' | '\r\n';
  readonly quotes: boolean;
  readonly escapes: boolean;
};

export const plainStyle: Style = {
  wraps: false,
  bullet: '-',
  strong: '**',
  pads: false,
  fence: '```',
  gaps: 1,
  comments: false,
  underlines: false,
  eol: '\n',
  quotes: false,
  escapes: false,
};

export function makeStyle(random: Random): Style {
  const coin = (): boolean => random.below(2) === 0;
  return {
    wraps: coin(),
    bullet: random.pick(['-', '*', '+']),
    strong: random.pick(['**', '__']),
    pads: coin(),
    fence: random.pick(['```', '~~~~']),
    gaps: random.pick([1, 2]),
    comments: coin(),
    underlines: coin(),
    eol: random.pick(['\n', '\r\n']),
    quotes: coin(),
    escapes: coin(),
  };
}

export function render(page: Page, side: Side, style: Style): string {
  const gap = '\n'.repeat(style.gaps + 1);
  const value = style.quotes ? `"${page.description[side]}"` : page.description[side];
  const entries = [`title: ${side === 'source' ? 'Page' : '页面'}`, `description: ${value}`];
  const head = `---\n${(style.quotes ? entries.reverse() : entries).join('\n')}\n---`;
  const parts = page.sections[side].flatMap(({id, title, blocks}) => {
    const text = `${title[side]} {/* #${id} */}`;
    const heading = style.underlines ? `${text}\n---` : `## ${text}`;
    return [
      heading,
      ...(style.comments ? ['{/* a remark */}'] : []),
      ...blocks.map((block) => renderBlock(block, side, style)),
    ];
  });
  return `${[head, ...parts].join(gap)}\n`.replace(/\n/g, style.eol);
}

function renderBlock(block: Block, side: Side, style: Style): string {
  // Chinese has no spaces between words, so that a line break in it would be one.
  const space = side === 'source' ? (style.wraps ? '\n' : ' ') : '';
  const stop = side === 'source' ? '.' : '。';
  switch (block.kind) {
    case 'paragraph': {
      const [first, ...rest] = block.words[side];
      const mark = style.escapes ? 'a\\_b &amp; c' : 'a_b & c';
      return `${style.strong}${first}${style.strong} ${rest.join(space || ' ')} \`${block.code}\` ${mark} ${block.number} [${first}](${block.link})${stop}`;
    }
    case 'list':
      return block.items[side].map((item) => `${style.bullet} ${item}`).join('\n');
    case 'table': {
      const [a, b, c, d] = block.cells[side].map((cell) =>
        style.pads ? ` ${cell}   ` : ` ${cell} `,
      );
      const line = style.pads ? '|------|:-----|' : '| --- | --- |';
      return `|${a}|${b}|\n${line}\n|${c}|${d}|`;
    }
    case 'code':
      return `${style.fence}ts\n${block.lines[side].join('\n')}\n${style.fence}`;
    case 'note':
      return `:::note[${block.title[side]}]\n\n${block.words[side].join(space || ' ')}${stop}\n\n:::`;
  }
}
