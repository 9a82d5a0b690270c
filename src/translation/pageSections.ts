import {toString} from 'mdast-util-to-string';
import type {RootContent} from 'mdast';
import {parseBlocks} from './parseMarkdown';
import type {Document, Section} from './document';
import {isComment, normalise, normaliseOpening} from './normaliseNode';
import {hashOf, writtenId} from './plainText';

/** Ids of the sections without a heading. */
export const frontMatterId = '@front-matter';
export const introId = '@intro';

/** Splits a page at its headings. Throws with `file:line` if it does not parse. */
export function readPage(file: string, source: string, isMdx = true): Document {
  let blocks: readonly RootContent[];
  try {
    blocks = parseBlocks(source, isMdx);
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    // For an unclosed tag, only the message has the position.
    const place = line ?? /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(message)?.[1] ?? 1;
    throw new Error(`${file}:${place}: does not parse: ${message}`, {cause: error});
  }
  const pieces: Piece[] = [];
  collect(blocks, pieces);
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (!last || piece.isHeading || last[0]!.node.type === 'yaml') groups.push([piece]);
    else last.push(piece);
  }
  const starts = groups.map(([first]) => {
    const {offset, column} = first!.node.position!.start;
    return offset! - column + 1;
  });
  const times = new Map<string, number>();
  const sections = groups.flatMap((group, index): readonly Section[] => {
    if (group.every(({value}) => value === '')) return [];
    const [start, end] = [starts[index]!, starts[index + 1] ?? source.length];
    const {node} = group[0]!;
    const {id, ...about} = identity(node);
    times.set(id, (times.get(id) ?? 0) + 1);
    const section: Section = {
      ...about,
      id: times.get(id) === 1 ? id : `${id}-${times.get(id)}`,
      line: node.position!.start.line,
      start,
      end,
      text: source.slice(start, end).replace(/\r\n?/g, '\n'),
      hash: hashOf(group.flatMap(({value}) => value || []).join('\n')),
      nodes: group.flatMap(({node, isEnd}) => (isEnd || isComment(node) ? [] : [node])),
    };
    return [section];
  });
  return {file, source, sections};
}

type Piece = {
  readonly node: RootContent;
  readonly value: string;
  readonly isHeading?: boolean;
  /** The closing tag of a split component. */
  readonly isEnd?: boolean;
};

/** Lists the blocks of a page in reading order. Components that contain headings are split. */
function collect(nodes: readonly RootContent[], pieces: Piece[]): void {
  for (const node of nodes) {
    if (isOpen(node)) {
      const value = normaliseOpening(node);
      pieces.push({node: {...node, children: []}, value});
      collect(node.children, pieces);
      pieces.push({node, value: 'end', isEnd: true});
    } else {
      pieces.push({node, value: normalise(node), isHeading: node.type === 'heading'});
    }
  }
}

function isOpen(
  node: RootContent,
): node is Extract<RootContent, {type: 'mdxJsxFlowElement' | 'containerDirective'}> {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective') &&
    node.children.some((child) => child.type === 'heading' || isOpen(child))
  );
}

type Identity = Pick<Section, 'id' | 'writtenId' | 'heading'>;

function identity(first: RootContent): Identity {
  if (first.type !== 'heading') {
    const id = first.type === 'yaml' ? frontMatterId : introId;
    return {id, writtenId: undefined, heading: undefined};
  }
  const last = first.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value : '';
  const words = toString({
    ...first,
    children: first.children.filter((child) => !isComment(child)),
  }).trim();
  const written = /^\s*\/\*\s*#(\S+?)\s*\*\/\s*$/.exec(comment)?.[1] ?? writtenId.exec(words)?.[1];
  const heading = words.replace(writtenId, '');
  return {id: written ?? slug(heading), writtenId: written, heading};
}

/** Derives an id from a heading, as GitHub does. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
