import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {locales, type Locale} from '../../../src/site/locales';
import {list, read} from './files';

/** Where the pages of a language are. */
const folders: Readonly<Record<Locale, Readonly<Record<'docs' | 'blog', string>>>> = {
  en: {docs: 'docs', blog: 'blog'},
  'zh-Hans': {
    docs: 'i18n/zh-Hans/docusaurus-plugin-content-docs/current',
    blog: 'i18n/zh-Hans/docusaurus-plugin-content-blog',
  },
};

export type SourcePage = {
  readonly locale: Locale;
  /** Path of the file from the root of the repository. */
  readonly file: string;
  /** The same for a page in every language, as `docs/config/lib/dts.mdx`. */
  readonly key: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);

export function parseSource(source: string): Root {
  return parser.parse(source);
}

/** Every page and fragment of a language, read once. */
export function sourcePages(locale: Locale): readonly SourcePage[] {
  return (cache[locale] ??= Object.entries(folders[locale]).flatMap(([kind, folder]) =>
    list(folder, /\.mdx?$/).map((file) => {
      const source = read(file);
      const tree = parseSource(source);
      const first = tree.children[0];
      const frontMatter =
        first?.type === 'yaml' ? (parseYaml(first.value) as Record<string, unknown>) : {};
      return {locale, file, key: `${kind}${file.slice(folder.length)}`, source, tree, frontMatter};
    }),
  ));
}

const cache: Partial<Record<Locale, readonly SourcePage[]>> = {};

export function allPages(): readonly SourcePage[] {
  return locales.flatMap(sourcePages);
}

/** A page that has an address of its own. */
export function isRouted({key}: SourcePage): boolean {
  return !/\/(?:_partials|shared)\//.test(key);
}

export type SourceHeading = {
  readonly id: string | undefined;
  readonly text: string;
  readonly depth: number;
  readonly line: number;
};

export function headingsOf(page: SourcePage): readonly SourceHeading[] {
  const found: SourceHeading[] = [];
  visit(page.tree, 'heading', (node: Heading) => {
    const last = node.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' ? last.value : '';
    const id = /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment.trim())?.[1];
    const text = toString({
      ...node,
      children: id ? node.children.slice(0, -1) : node.children,
    }).trim();
    found.push({id, text, depth: node.depth, line: node.position!.start.line});
  });
  return found;
}

/** `file:line` of a node. */
export function at(
  page: {readonly file: string},
  node: {position?: RootContent['position']},
): string {
  return `${page.file}:${node.position?.start.line ?? 1}`;
}
