import type {BlockContent, Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {asDiff} from '../code/diff';
import {extractMarks} from '../code/marks';
import {parseCodeMeta} from '../code/meta';
import {kept} from '../kept';
import type {MarkdownForms} from '../markdown/forms';
import {readAttributes} from '../markdown/nodes';
import {withOptionLists} from '../markdown/optionLists';
import {isCallout} from '../parse/page';
import type {PageData} from '../records/data';
import {linkComponents} from './componentLinks';
import {mirrorHead, type MirrorHead} from './head';

type MirrorInput = MirrorHead & {
  readonly tree: Root;
  readonly data: PageData;
  readonly forms: MarkdownForms;
  /** Makes the address of a link or an image absolute. */
  readonly toAbsolute: (url: string) => string;
  /** Nodes above the text, such as the list of an overview. */
  readonly before?: readonly RootContent[];
  /** Nodes below it. */
  readonly after?: readonly RootContent[];
  /** Puts in what the page says of its translation. */
  readonly mark?: (tree: Root) => void;
};

/** Writes a heading and notes in the node where it begins. */
const heading: Handle = (node: Heading, parent, state, info) => {
  node.position = {start: info.now, end: info.now};
  return defaultHandlers.heading(node, parent, state, info);
};

const stringifier = unified().use(remarkGfm, {tableCellPadding: true}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  handlers: {heading},
});

/** Markdown text from a syntax tree without components. */
export function stringify(children: readonly RootContent[]): string {
  return stringifier.stringify({type: 'root', children: [...children]});
}

type PlainInput = Pick<
  MirrorInput,
  'tree' | 'data' | 'forms' | 'toAbsolute' | 'before' | 'after' | 'mark'
>;

/** The text of a page as plain Markdown nodes: components as their Markdown form, addresses absolute, no marks in code. */
export function plainContent(input: PlainInput): RootContent[] {
  const {tree, toAbsolute, before = [], after = [], mark} = input;
  const text: Root = {
    type: 'root',
    children: withOptionLists(structuredClone(tree.children), input.data),
  };
  mark?.(text);
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
      const marked = extractMarks(node.value);
      const diff = asDiff(marked);
      if (diff !== undefined) node.lang = 'diff';
      // Recorded files may have the line ends of another system.
      node.value = (diff ?? marked.code).replace(/\r\n?/g, '\n');
      const {title} = parseCodeMeta(node.meta ?? '');
      node.meta = title ? `title="${title}"` : null;
    }
  });
  return root.children;
}

type Mirror = {
  readonly text: string;
  /** Where each heading of the page starts in the text, by its id. */
  readonly offsets: ReadonlyMap<string, number>;
};

/** Writes a page as Markdown: what it is on top, components as their Markdown form, addresses absolute. */
export function renderMirror(input: MirrorInput): Mirror {
  const children = [...mirrorHead(input, input.data.locale), ...plainContent(input)];
  return kept(`mirror ${JSON.stringify(children)}`, () => written(children));
}

function written(children: readonly RootContent[]): Mirror {
  const text = stringify(children);
  const lines = text.split('\n');
  const offsets = new Map<string, number>();
  // In their order, so that the text is counted through once.
  let [line, offset] = [1, 0];
  visit({type: 'root', children} as Root, 'heading', ({data, position}: Heading) => {
    for (; line < position!.start.line; line++) offset += lines[line - 1]!.length + 1;
    if (data?.id !== undefined) offsets.set(data.id, offset);
  });
  return {text, offsets};
}

type Context = Pick<MirrorInput, 'data' | 'forms'>;

/** Replaces components, callouts and comments by plain Markdown, to any depth. */
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

/** A callout is a quotation that opens with its kind and title in bold. */
function serializeCallout(
  node: Extract<RootContent, {type: 'containerDirective'}>,
  context: Context,
): RootContent {
  const [first, ...rest] = node.children;
  const isLabel =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  const label = isLabel ? toString(first) : '';
  const title: PhrasingContent = {
    type: 'strong',
    children: [{type: 'text', value: context.forms.callout(node.name, label, context.data.locale)}],
  };
  const head: Paragraph = {type: 'paragraph', children: [title]};
  const body = serializeBlocks(isLabel ? rest : node.children, context);
  return {type: 'blockquote', children: [head, ...(body as BlockContent[])]};
}
