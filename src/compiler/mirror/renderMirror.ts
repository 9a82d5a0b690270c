import type {BlockContent, Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {asDiff} from '../code/diffBlock';
import {extractAnnotations} from '../code/lineAnnotations';
import {parseCodeMeta} from '../code/codeMeta';
import {cached} from '../cache';
import type {MarkdownForms} from '../markdown/forms';
import {paragraph, readAttributes, strong} from '../markdown/nodes';
import {isCallout} from '../parse/parsePage';
import type {PageData} from '../../rslib/pageData';
import {linkComponents} from './componentLinks';
import {mirrorHead, type MirrorHead} from './mirrorHead';

type MirrorInput = MirrorHead & {
  readonly tree: Root;
  readonly data: PageData;
  readonly forms: MarkdownForms;
  /** Makes the URL of a link or an image absolute. */
  readonly toAbsolute: (url: string) => string;
  /** Nodes above and below the text, such as the list of an overview. */
  readonly before?: readonly RootContent[];
  readonly after?: readonly RootContent[];
  readonly addNotices?: (tree: Root) => void;
};

/** Writes a heading, and sets its line in the mirror as the position of the node. */
const heading: Handle = (node: Heading, parent, state, info) => {
  node.position = {start: info.now, end: info.now};
  return defaultHandlers.heading(node, parent, state, info);
};

/** Writer of the mirrors. Emphasis is `*`, because `_` between Chinese characters would need character references. */
const stringifier = unified()
  .use(remarkGfm, {tableCellPadding: true})
  .use(remarkCjkFriendly)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    rule: '-',
    listItemIndent: 'one',
    handlers: {heading},
  });

/** Writes a syntax tree without components as Markdown. */
export function stringify(children: readonly RootContent[]): string {
  return stringifier.stringify({type: 'root', children: [...children]});
}

type PlainInput = Pick<
  MirrorInput,
  'tree' | 'data' | 'forms' | 'toAbsolute' | 'before' | 'after' | 'addNotices'
>;

/** Returns a page as plain Markdown nodes with absolute URLs, without components and code annotations. */
export function plainContent(input: PlainInput): RootContent[] {
  const {tree, toAbsolute, before = [], after = [], addNotices} = input;
  const text: Root = {
    type: 'root',
    children: [...input.forms.addBlocks(structuredClone(tree.children), input.data)],
  };
  addNotices?.(text);
  linkComponents(text, input.forms, input.data.locale);
  const root: Root = {
    type: 'root',
    children: [...before, ...serializeBlocks(text.children, input), ...after],
  };
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = toAbsolute(node.url);
    }
    if (node.type === 'code') {
      const marked = extractAnnotations(node.value);
      const diff = asDiff(marked);
      if (diff !== undefined) node.lang = 'diff';
      // Recorded files may end their lines with `\r\n` or `\r`.
      node.value = (diff ?? marked.code).replace(/\r\n?/g, '\n');
      const {title} = parseCodeMeta(node.meta ?? '');
      node.meta = title ? `title="${title}"` : null;
    }
  });
  return root.children;
}

type Mirror = {
  readonly text: string;
  /** Offset of each heading in the text, by heading id. */
  readonly offsets: ReadonlyMap<string, number>;
};

export function renderMirror(input: MirrorInput): Mirror {
  const children = [...mirrorHead(input, input.data.locale), ...plainContent(input)];
  return cached(`mirror ${JSON.stringify(children)}`, () => written(children));
}

function written(children: readonly RootContent[]): Mirror {
  const text = stringify(children);
  const lines = text.split('\n');
  const offsets = new Map<string, number>();
  // Headings are in document order, so one pass counts all lines.
  let [line, offset] = [1, 0];
  visit({type: 'root', children} as Root, 'heading', ({data, position}: Heading) => {
    for (; line < position!.start.line; line++) offset += lines[line - 1]!.length + 1;
    if (data?.id !== undefined) offsets.set(data.id, offset);
  });
  return {text, offsets};
}

type Context = Pick<MirrorInput, 'data' | 'forms'>;

/** Replaces components, callouts and comments by plain Markdown, at any depth. */
function serializeBlocks(nodes: readonly RootContent[], context: Context): RootContent[] {
  const {data, forms} = context;
  return nodes.flatMap((node): readonly RootContent[] => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return [];
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node as unknown as MdxJsxFlowElement;
      const children = serializeBlocks(element.children, context);
      const form = element.name ? forms.components[element.name] : undefined;
      if (!form) return children;
      const call = {
        node: {...element, children: children as MdxJsxFlowElement['children']},
        props: readAttributes(element),
        data,
      };
      return serializeBlocks(form.serialize(call), context);
    }
    if (isCallout(node)) return [serializeCallout(node, context)];
    if ('children' in node) {
      const children = serializeBlocks(node.children, context);
      return [{...node, children} as RootContent];
    }
    return [node];
  });
}

/** Converts a callout to a block quote that starts with its kind and title in bold. */
function serializeCallout(
  node: Extract<RootContent, {type: 'containerDirective'}>,
  context: Context,
): RootContent {
  const [first, ...rest] = node.children;
  const isLabel =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  const label = isLabel ? toString(first) : '';
  const head = paragraph(strong(context.forms.callout(node.name, label, context.data.locale)));
  const body = serializeBlocks(isLabel ? rest : node.children, context);
  return {type: 'blockquote', children: [head, ...(body as BlockContent[])]};
}
