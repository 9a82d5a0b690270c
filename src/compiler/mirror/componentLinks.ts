import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../site/locales';
import type {MarkdownForms} from '../markdown/forms';
import {inlineOrParagraph, link} from '../markdown/nodes';
import {getMessage} from '../messages';

/** Replaces each component without a Markdown form by its children, below a link to the section with the component. */
export function linkComponents(tree: Root, forms: MarkdownForms, locale: Locale): void {
  let section = '';
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') section = node.data?.id ?? section;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const {name, children} = node as unknown as MdxJsxFlowElement;
    if (!isComponent(name) || forms.components[name] || !parent || index === undefined) {
      return undefined;
    }
    const label = getMessage(locale, 'build.mirror.component', {name});
    const target = link(section && `#${section}`, label);
    const blocks = [...inlineOrParagraph(node, [target]), ...children];
    parent.children.splice(index, 1, ...(blocks as RootContent[]));
    return [SKIP, index + blocks.length - children.length];
  });
}

/** Returns true for the name of a component; false for an HTML element or a fragment. */
export function isComponent(name: string | null): name is string {
  return name !== null && /^[A-Z]|\./.test(name);
}
