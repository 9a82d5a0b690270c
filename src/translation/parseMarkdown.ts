import type {Root, RootContent} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {braces} from './plainText';

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);
const mdx = plain().use(remarkMdx);

/** Parses a page as Docusaurus does. Errors have the `line` on which the parser stopped. */
export function parseMarkdown(text: string, isMdx: boolean): Root {
  return (isMdx ? mdx : plain).parse(isMdx ? veilIds(text) : text);
}

function veilIds(text: string): string {
  return text.includes('{#')
    ? text.replace(
        /^( {0,3}#{1,6}[ \t].*)\{(#[^{}\s]+)\}(?=[ \t]*\r?$)/gm,
        `$1${braces[0]}$2${braces[1]}`,
      )
    : text;
}

/** Length from which a page is parsed in pieces, and length of a piece. */
const lengths = {long: 50_000, piece: 4000};

/** Parses the blocks of a page. The parser is slow for long texts, so these are parsed in pieces. */
export function parseBlocks(
  text: string,
  isMdx: boolean,
  {long, piece: length} = lengths,
): readonly RootContent[] {
  // References need their definition; plain Markdown has blocks that no heading ends.
  const isWhole = text.length <= long || !isMdx || /^ {0,3}\[[^\]\n]+\]:/m.test(text);
  if (isWhole) return parseMarkdown(text, isMdx).children;
  const cuts = [...text.matchAll(/(?<=\n[ \t]*\r?\n)#{1,6}[ \t]/g)].map(({index}) => index);
  const blocks: RootContent[] = [];
  let start = 0;
  let line = 1;
  while (start < text.length) {
    let wanted = length;
    for (;;) {
      const end = cuts.find((cut) => cut >= start + wanted) ?? text.length;
      const piece = text.slice(start, end);
      const found = parsePiece(piece, end === text.length, start === 0);
      if (found) {
        for (const block of found) {
          shift(block, start, line - 1);
          blocks.push(block);
        }
        line += piece.split(/\r\n|\n|\r/).length - 1;
        start = end;
        break;
      }
      // The piece ends within a block.
      wanted *= 2;
    }
  }
  return blocks;
}

/** Parses a piece; undefined if a block continues after its end. */
function parsePiece(
  piece: string,
  isLast: boolean,
  isFirst: boolean,
): readonly RootContent[] | undefined {
  if (isLast) return parseMarkdown(piece, true).children;
  if (isFirst && /^---[ \t]*\r?\n/.test(piece) && !/\n---[ \t]*\r?\n/.test(piece)) return undefined;
  let blocks: readonly RootContent[];
  try {
    blocks = parseMarkdown(piece, true).children;
  } catch {
    return undefined;
  }
  const last = blocks.at(-1);
  if (last?.type !== 'code' && last?.type !== 'containerDirective') return blocks;
  const source = piece.slice(last.position!.start.offset, last.position!.end.offset);
  const mark = /^(`{3,}|~{3,}|:{3,})/.exec(source)?.[1];
  if (mark === undefined) return blocks;
  const ending = /\n[ \t]*(\S+)[ \t]*$/.exec(source)?.[1] ?? '';
  return ending.startsWith(mark) && ending === mark[0]!.repeat(ending.length) ? blocks : undefined;
}

function shift(block: RootContent, offset: number, lines: number): void {
  if (offset === 0) return;
  const points = new Set<{line: number; offset?: number | undefined}>();
  visit(block, (node) => {
    if (node.position) points.add(node.position.start).add(node.position.end);
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const {position} of node.attributes) {
        if (position) points.add(position.start).add(position.end);
      }
    }
  });
  for (const point of points) {
    point.line += lines;
    point.offset! += offset;
  }
}
