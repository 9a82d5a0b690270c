import {toString} from 'mdast-util-to-string';
import type {RootContent} from 'mdast';
import {parseFile} from './parseMarkdown.ts';
import type {Document, Section} from './document.ts';
import {headingId, isComment, normalise, normaliseOpening} from './normaliseNode.ts';
import {hashOf, writtenId} from './plainText.ts';

/** Ids of the sections without a heading. */
export const frontMatterId = '@front-matter';
export const introId = '@intro';

/** Returns the fragment of links to a section; empty for a section without a heading. */
export function fragmentOf(id: string): string {
  return id === frontMatterId || id === introId ? '' : `#${id}`;
}

/** Splits a page at its headings. Throws with `file:line` if it does not parse. */
export function readPage(file: string, source: string): Document {
  let blocks: readonly RootContent[];
  try {
    blocks = parseFile(file, source).children;
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    // An error about an unclosed tag has its position in the message only.
    const place = line ?? /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(message)?.[1] ?? 1;
    throw new Error(`${file}:${place}: does not parse: ${message}`, {cause: error});
  }
  const groups: Piece[][] = [];
  for (const piece of piecesOf(blocks)) {
    const last = groups.at(-1);
    if (!last || piece.node.type === 'heading' || last[0]!.node.type === 'yaml')
      groups.push([piece]);
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
  return {kind: 'page', file, source, sections};
}

type Piece = {
  readonly node: RootContent;
  readonly value: string;
  /** True for the closing tag of a split component. */
  readonly isEnd?: boolean;
};

/** Lists the blocks of a page in reading order. Splits a component with headings into opening tag, blocks and end. */
function piecesOf(nodes: readonly RootContent[]): readonly Piece[] {
  return nodes.flatMap((node): readonly Piece[] =>
    containsHeading(node)
      ? [
          {node: {...node, children: []}, value: normaliseOpening(node)},
          ...piecesOf(node.children),
          {node, value: 'end', isEnd: true},
        ]
      : [{node, value: normalise(node)}],
  );
}

function containsHeading(
  node: RootContent,
): node is Extract<RootContent, {type: 'mdxJsxFlowElement' | 'containerDirective'}> {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective') &&
    node.children.some((child) => child.type === 'heading' || containsHeading(child))
  );
}

type Identity = Pick<Section, 'id' | 'writtenId' | 'heading'>;

function identity(first: RootContent): Identity {
  if (first.type !== 'heading') return {id: first.type === 'yaml' ? frontMatterId : introId};
  const children = first.children.filter((child) => !isComment(child));
  const heading = toString({...first, children})
    .trim()
    .replace(writtenId, '');
  const written = headingId(first);
  return {id: written ?? slug(heading), writtenId: written, heading};
}

/**
 * Returns a translation in which headings without an explicit id have the ids of the source, by position. Needs as many
 * headings of the same depths as the source; else the translation is returned as it is.
 */
export function pairHeadings(source: Document, target: Document): Document {
  const [ours, theirs] = [source, target].map(({sections}) =>
    sections.filter(({heading}) => heading !== undefined),
  ) as [Section[], Section[]];
  const isSame =
    ours.length === theirs.length &&
    ours.every((section, index) => depthOf(section) === depthOf(theirs[index]!));
  if (!isSame) return target;
  const ids = new Map(theirs.map((section, index) => [section, ours[index]!.id]));
  const sections = target.sections.map((section) => {
    const id = ids.get(section);
    if (id === undefined || id === section.id || section.writtenId !== undefined) return section;
    return {...section, id, anchor: section.id};
  });
  // An id that is there twice would hide a section.
  const isUnique = new Set(sections.map(({id}) => id)).size === sections.length;
  return isUnique ? {...target, sections} : target;
}

function depthOf({nodes}: Section): number | undefined {
  const [first] = nodes;
  return first?.type === 'heading' ? first.depth : undefined;
}

/** Derives an id from the text of a heading, as GitHub does. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
