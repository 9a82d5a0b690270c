import type {Code, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {extractMarks} from '../../../src/compiler/code/marks';
import {parseCodeMeta} from '../../../src/compiler/code/meta';
import {readAttributes} from '../../../src/compiler/markdown/nodes';
import type {SourcePage} from '../pages';

/** A fenced block of a page. */
export type Block = {
  readonly file: string;
  /** Line of the first line of code in the page. */
  readonly line: number;
  readonly lang: string;
  readonly meta: string;
  readonly title: string | undefined;
  /** The text between the fences, as it is written. */
  readonly source: string;
  /** What a reader ends up with: without mark comments, lines that are marked as removed are empty. */
  readonly code: string;
  /** What was there before, when lines are marked as added or removed. */
  readonly before: string | undefined;
  /** Why the block is not checked, when the page says so. */
  readonly unchecked: string | undefined;
  /** A mark that does not exist. */
  readonly error: string | undefined;
};

type Parent = {readonly children: readonly RootContent[]};

/** The languages of a terminal: what stands there is run by hand, and they are not counted. */
export function isShell({lang}: {readonly lang: string}): boolean {
  return /^(?:bash|sh|shell|zsh|console|powershell)$/.test(lang);
}

export function isScript({lang}: {readonly lang: string}): boolean {
  return /^[cm]?[jt]sx?$/.test(lang);
}

/** The reason in `{/* unchecked: reason *\/}`; undefined for any other node. */
function reasonOf(node: RootContent | undefined): string | undefined {
  if (node?.type !== 'mdxFlowExpression') return undefined;
  return /^\/\*\s*unchecked\b:?\s*([\s\S]*?)\s*\*\/$/.exec(node.value.trim())?.[1];
}

/** Every fenced block of a page, in reading order. */
export function blocksOf(page: Pick<SourcePage, 'file' | 'tree'>): readonly Block[] {
  const found: Block[] = [];
  visit(page.tree, 'code', (node: Code, index, parent: Parent | undefined) => {
    const previous = index === undefined ? undefined : parent?.children[index - 1];
    found.push(blockFrom(page.file, node, reasonOf(previous)));
  });
  return found;
}

function blockFrom(file: string, node: Code, unchecked: string | undefined): Block {
  const meta = node.meta ?? '';
  return {
    file,
    line: (node.position?.start.line ?? 0) + 1,
    lang: node.lang ?? '',
    meta,
    title: parseCodeMeta(meta).title,
    source: node.value,
    unchecked,
    ...versionsOf(node.value),
  };
}

function versionsOf(value: string): Pick<Block, 'code' | 'before' | 'error'> {
  try {
    const {code, marks} = extractMarks(value);
    const kinds = new Set(marks.values());
    const without = (kind: 'inserted' | 'deleted'): string =>
      code
        .split('\n')
        .map((line, index) => (marks.get(index) === kind ? '' : line))
        .join('\n');
    const changes = kinds.has('inserted') || kinds.has('deleted');
    return {
      code: without('deleted'),
      before: changes ? without('inserted') : undefined,
      error: undefined,
    };
  } catch (error) {
    return {code: value, before: undefined, error: (error as Error).message};
  }
}

/** Comments that ask for a block not to be checked where no block follows, or that give no reason. */
export function strayComments(page: Pick<SourcePage, 'file' | 'tree'>): readonly string[] {
  const found: string[] = [];
  visit(page.tree, 'mdxFlowExpression', (node, index, parent) => {
    const reason = reasonOf(node);
    if (reason === undefined || index === undefined) return undefined;
    const location = `${page.file}:${node.position?.start.line ?? 1}`;
    if ((parent as Parent | undefined)?.children[index + 1]?.type !== 'code') {
      found.push(`${location}: "unchecked" stands before no code block`);
    } else if (reason.length < 10) {
      found.push(`${location}: "unchecked" gives no reason`);
    }
    return SKIP;
  });
  return found;
}

/** Number of files and outputs that the examples of a page show: the build checks those. */
export function exampleBlocks(tree: Root): number {
  let count = 0;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Example') return;
    const {files, output} = readAttributes(node);
    count += [files, output].flat().filter((name) => typeof name === 'string').length;
  });
  return count;
}
