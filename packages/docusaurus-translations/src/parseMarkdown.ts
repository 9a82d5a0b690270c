import type {Root} from 'mdast';
import remarkComment from '@slorber/remark-comment';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {braces} from './plainText.ts';

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);
const mdx = plain().use(remarkMdx);
/** MDX with comments of HTML, which Docusaurus ignores by default. */
const mdxWithComments = mdx().use(remarkComment);

/** Parses a page as Docusaurus does. Errors have the `line` on which the parser stopped. */
export function parseMarkdown(text: string, isMdx: boolean): Root {
  return isMdx ? mdx.parse(replaceIdBraces(text)) : plain.parse(text);
}

/** Parses MDX with comments of HTML. Reads a `.md` file that is not valid MDX as CommonMark. */
export function parseFile(file: string, text: string): Root {
  try {
    return mdxWithComments.parse(replaceIdBraces(text));
  } catch (error) {
    if (file.endsWith('.md')) return plain.parse(text);
    throw error;
  }
}

function replaceIdBraces(text: string): string {
  return text.replace(
    /^( {0,3}#{1,6}[ \t].*)\{(#[^{}\s]+)\}(?=[ \t]*\r?$)/gm,
    `$1${braces[0]}$2${braces[1]}`,
  );
}
