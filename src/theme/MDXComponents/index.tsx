// Override (replace): components for Markdown elements. Wrapping the theme's map would import its code highlighter.
// Upstream: MDXComponents, safe. Remove when: upstream's map does not import CodeBlock.
export {default} from '@site/src/components/mdx';
