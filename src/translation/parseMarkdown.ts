import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {braces} from './plainText';

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);
const mdx = plain().use(remarkMdx);

/** Parses a page as Docusaurus does. Errors have the `line` on which the parser stopped. */
export function parseMarkdown(text: string, isMdx: boolean): Root {
  return isMdx ? mdx.parse(replaceIdBraces(text)) : plain.parse(text);
}

function replaceIdBraces(text: string): string {
  return text.replace(
    /^( {0,3}#{1,6}[ \t].*)\{(#[^{}\s]+)\}(?=[ \t]*\r?$)/gm,
    `$1${braces[0]}$2${braces[1]}`,
  );
}
