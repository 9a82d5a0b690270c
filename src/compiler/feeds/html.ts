import type {Element, ElementContent} from 'hast';
import type {Code, Root, RootContent} from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {parseCodeMeta} from '../code/meta';

/** Plain Markdown (see `plainContent`) as HTML for feed readers: no ids, no scripts, titles above code. */
export function contentHtml(content: readonly RootContent[]): string {
  const tree: Root = {type: 'root', children: [...content]};
  const writer = unified()
    .use(remarkRehype, {handlers: {code: (_state: unknown, node: Code) => codeBlock(node)}})
    .use(rehypeStringify);
  return writer.stringify(writer.runSync(tree));
}

function codeBlock({value, lang, meta}: Code): Element {
  const code: ElementContent = {
    type: 'element',
    tagName: 'code',
    properties: lang ? {className: [`language-${lang}`]} : {},
    children: [{type: 'text', value: `${value}\n`}],
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
  const {title} = parseCodeMeta(meta ?? '');
  if (!title) return pre;
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{type: 'text', value: title}],
  };
  return {type: 'element', tagName: 'figure', properties: {}, children: [caption, pre]};
}
