import type {Element, ElementContent} from 'hast';
import type {Code, Root, RootContent} from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {parseCodeMeta} from '../code/codeMeta';

/** Renders Markdown nodes as HTML for feed readers. They must contain no components (see `plainContent`). */
export function contentHtml(content: readonly RootContent[]): string {
  const tree: Root = {type: 'root', children: [...content]};
  const writer = unified()
    .use(remarkRehype, {handlers: {code: (_state: unknown, node: Code) => codeBlock(node)}})
    .use(rehypeStringify);
  return writer.stringify(writer.runSync(tree));
}

function codeBlock({value, lang, meta}: Code): Element {
  const properties = lang ? {className: [`language-${lang}`]} : {};
  const code = element('code', [{type: 'text', value: `${value}\n`}], properties);
  const pre = element('pre', [code]);
  const {title} = parseCodeMeta(meta ?? '');
  if (!title) return pre;
  return element('figure', [element('figcaption', [{type: 'text', value: title}]), pre]);
}

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});
