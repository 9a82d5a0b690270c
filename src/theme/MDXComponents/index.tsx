// Override (replace): components for Markdown elements. A wrapper would import the original, and with it a highlighter.
// Upstream: MDXComponents, safe. Remove when: upstream's map does not import CodeBlock.
export {default} from '@site/src/components/mdx';
