import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../site/locales';
import type {MarkdownForms} from '../markdown/forms';
import {inLine} from '../markdown/nodes';
import {say} from '../say';

/**
 * Replaces each component without a Markdown form by a link to the section of the page that it stands in, and by what
 * the page wrote into it. The component itself runs on the page alone.
 */
export function linkComponents(tree: Root, forms: MarkdownForms, locale: Locale): void {
  let section = '';
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') section = node.data?.id ?? section;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const {name, children} = node as unknown as MdxJsxFlowElement;
    if (!isComponent(name) || forms.components[name] || !parent || index === undefined) {
      return undefined;
    }
    const link: PhrasingContent = {
      type: 'link',
      url: section && `#${section}`,
      children: [{type: 'text', value: say(locale, 'build.mirror.component', {name})}],
    };
    const blocks = [...inLine(node, [link]), ...children];
    parent.children.splice(index, 1, ...(blocks as RootContent[]));
    // Its children may hold further components.
    return [SKIP, index + blocks.length - children.length];
  });
}

/** True for the name of a component, as opposed to an element or a fragment. */
export function isComponent(name: string | null): name is string {
  return name !== null && /^[A-Z]|\./.test(name);
}
