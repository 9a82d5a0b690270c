// Override (replace): components of Markdown elements. A wrap would import the original and with it the highlighter.
// Upstream: MDXComponents, safe. Remove when: upstream's map does not import CodeBlock.
export {default} from '@site/src/components/mdx';
