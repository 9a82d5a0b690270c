import type {Code, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {extractAnnotations} from '../../../src/compiler/code/lineAnnotations';
import {parseCodeMeta} from '../../../src/compiler/code/codeMeta';
import type {SourcePage} from '../sourcePages';

/** A fenced code block of a page. */
export type Block = {
  readonly file: string;
  /** Line in the file, from 1, of the first line of code. */
  readonly line: number;
  readonly lang: string;
  readonly meta: string;
  readonly title: string | undefined;
  /** The text between the fences, with annotations such as `[!code --]`. */
  readonly source: string;
  /** The code without annotations. Lines that are annotated as removed are empty. */
  readonly code: string;
  /** The code before the annotated change, in which added lines are empty; undefined if there is no change. */
  readonly before: string | undefined;
  /** The reason in the `unchecked` comment above the block; undefined without a comment. */
  readonly unchecked: string | undefined;
  /** The error message for an unknown annotation. */
  readonly error: string | undefined;
};

type Parent = {readonly children: readonly RootContent[]};

/** Returns true for commands of a terminal, which are neither checked nor counted. */
export function isShell({lang}: {readonly lang: string}): boolean {
  return /^(?:bash|sh|shell|zsh|console|powershell)$/.test(lang);
}

export function isScript({lang}: {readonly lang: string}): boolean {
  return /^[cm]?[jt]sx?$/.test(lang);
}

/** Returns the reason in `{/* unchecked: reason *\/}`; undefined for any other node. */
function reasonOf(node: RootContent | undefined): string | undefined {
  if (node?.type !== 'mdxFlowExpression') return undefined;
  return /^\/\*\s*unchecked\b:?\s*([\s\S]*?)\s*\*\/$/.exec(node.value.trim())?.[1];
}

/** Returns the fenced code blocks of a page, in order. */
export function blocksOf({file, tree}: Pick<SourcePage, 'file' | 'tree'>): readonly Block[] {
  const found: Block[] = [];
  visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
    const meta = node.meta ?? '';
    found.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      lang: node.lang ?? '',
      meta,
      title: parseCodeMeta(meta).title,
      source: node.value,
      unchecked: reasonOf(index === undefined ? undefined : parent?.children[index - 1]),
      ...versionsOf(node.value),
    });
  });
  return found;
}

function versionsOf(value: string): Pick<Block, 'code' | 'before' | 'error'> {
  try {
    const {code, annotations} = extractAnnotations(value);
    const kinds = new Set(annotations.values());
    const without = (kind: 'inserted' | 'deleted'): string =>
      code
        .split('\n')
        .map((line, index) => (annotations.get(index) === kind ? '' : line))
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

/** Returns the problems of `unchecked` comments that are not above a code block or give no reason. */
export function strayComments(page: Pick<SourcePage, 'file' | 'tree'>): readonly string[] {
  const found: string[] = [];
  visit(page.tree, 'mdxFlowExpression', (node, index, parent) => {
    const reason = reasonOf(node);
    if (reason === undefined || index === undefined) return undefined;
    const location = `${page.file}:${node.position?.start.line ?? 1}`;
    if ((parent as Parent | undefined)?.children[index + 1]?.type !== 'code') {
      found.push(`${location}: "unchecked" is not above a code block`);
    } else if (reason.length < 10) {
      found.push(`${location}: "unchecked" gives no reason`);
    }
    return SKIP;
  });
  return found;
}
