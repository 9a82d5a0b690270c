import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {calloutTitle} from '../../components/Callout/markdown';
import {asDiff} from '../code/diff';
import {extractMarks} from '../code/marks';
import {parseCodeMeta} from '../code/meta';
import {serializers} from '../components';
import type {PageData} from '../records/data';
import {readAttributes} from '../markdown/nodes';
import {isCallout, type PageHeading} from '../parse/page';
import {mirrorHead, type MirrorHead} from './head';

type MirrorInput = MirrorHead & {
  readonly tree: Root;
  readonly data: PageData;
  /** Makes the address of a link or an image absolute. */
  readonly toAbsolute: (url: string) => string;
  /** Nodes above the text, such as the list of an overview. */
  readonly before?: readonly RootContent[];
  /** Nodes below it. */
  readonly after?: readonly RootContent[];
};

const stringifier = unified().use(remarkGfm, {tableCellPadding: true}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
});

/** Markdown text from a syntax tree without components. */
export function stringify(children: readonly RootContent[]): string {
  return stringifier.stringify({type: 'root', children: [...children]});
}

type PlainInput = Pick<MirrorInput, 'tree' | 'data' | 'toAbsolute' | 'before' | 'after'>;

/** The text of a page as plain Markdown nodes: components as their Markdown form, addresses absolute, no marks in code. */
export function plainContent(input: PlainInput): RootContent[] {
  const {tree, data, toAbsolute, before = [], after = []} = input;
  const root: Root = {
    type: 'root',
    children: [...before, ...serializeBlocks(structuredClone(tree.children), data), ...after],
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

/** Writes a page as Markdown: what it is on top, components as their Markdown form, addresses absolute. */
export function renderMirror(input: MirrorInput): string {
  return stringify([...mirrorHead(input, input.data.locale), ...plainContent(input)]);
}

/** Replaces components, callouts and comments by plain Markdown, to any depth. */
function serializeBlocks(nodes: readonly RootContent[], data: PageData): RootContent[] {
  return nodes.flatMap((node): readonly RootContent[] => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return [];
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node as unknown as MdxJsxFlowElement;
      const children = serializeBlocks(element.children, data);
      const serialize = element.name ? serializers[element.name] : undefined;
      if (!serialize) return children;
      const call = {
        node: {...element, children: children as MdxJsxFlowElement['children']},
        props: readAttributes(element),
        data,
      };
      return serializeBlocks(serialize(call), data);
    }
    if (isCallout(node)) return [serializeCallout(node, data)];
    if ('children' in node) {
      const children = serializeBlocks(node.children, data);
      return [{...node, children} as RootContent];
    }
    return [node];
  });
}

/** A callout is a quotation that opens with its kind and title in bold. */
function serializeCallout(
  node: Extract<RootContent, {type: 'containerDirective'}>,
  data: PageData,
): RootContent {
  const [first, ...rest] = node.children;
  const isLabel =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  const label = isLabel ? toString(first) : '';
  const title: PhrasingContent = {
    type: 'strong',
    children: [{type: 'text', value: calloutTitle(node.name, label, data.locale)}],
  };
  const head: Paragraph = {type: 'paragraph', children: [title]};
  const body = serializeBlocks(isLabel ? rest : node.children, data);
  return {type: 'blockquote', children: [head, ...(body as BlockContent[])]};
}

/** Where each heading starts in the mirror, −1 when it is not in it. */
export function headingOffsets(
  mirror: string,
  headings: readonly PageHeading[],
): readonly number[] {
  // Code may hold lines that look like headings; they count as blank.
  const prose = mirror.replace(/^(`{3,}|~{3,}).*\n[\s\S]*?^\1[`~]*$/gm, (fence) =>
    fence.replace(/[^\n]/g, ' '),
  );
  let from = 0;
  return headings.map(({text, depth}) => {
    const pattern = new RegExp(`^#{${depth}} (.*)$`, 'gm');
    pattern.lastIndex = from;
    for (let match = pattern.exec(prose); match; match = pattern.exec(prose)) {
      if (plainText(match[1]!) === plainText(text)) {
        from = match.index + match[0].length;
        return match.index;
      }
    }
    return -1;
  });
}

function plainText(markdown: string): string {
  return markdown.replace(/[`*_\\]/g, '').trim();
}
