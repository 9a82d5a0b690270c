import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {parseMarkdown} from 'docusaurus-translations/markdown';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {list, read} from '../support/files';

type Kind = 'docs' | 'blog';

/** The folders of pages by language. */
const folders = Object.fromEntries(
  locales.map((locale) => {
    const plugin = `i18n/${locale}/docusaurus-plugin-content`;
    const translated = {docs: `${plugin}-docs/current`, blog: `${plugin}-blog`};
    return [locale, locale === defaultLocale ? {docs: 'docs', blog: 'blog'} : translated];
  }),
) as Readonly<Record<Locale, Readonly<Record<Kind, string>>>>;

export type SourcePage = {
  readonly locale: Locale;
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** Identifier of a page in all languages, such as `docs/config/lib/dts.mdx`: the path of its English file. */
  readonly key: string;
  readonly source: string;
  /** Syntax tree, parsed on first access. Access throws an error with `file:line` if the page does not parse. */
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** Returns the language and key of a page from its file; undefined for other files. */
export function identify(file: string): Pick<SourcePage, 'locale' | 'key'> | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  for (const locale of locales) {
    for (const [kind, folder] of Object.entries(folders[locale])) {
      if (file.startsWith(`${folder}/`))
        return {locale, key: `${kind}${file.slice(folder.length)}`};
    }
  }
  return undefined;
}

/** Returns the file of a page in a language. */
export function fileOf(key: string, locale: Locale): string {
  const kind: Kind = key.startsWith('blog/') ? 'blog' : 'docs';
  return `${folders[locale][kind]}${key.slice(kind.length)}`;
}

function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const text = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source)?.[1];
  return (text === undefined ? undefined : (parseYaml(text) as Record<string, unknown>)) ?? {};
}

/** Creates a page from a text, which may differ from the content of the file. */
export function pageFrom(file: string, source: string): SourcePage {
  const found = identify(file);
  if (!found) throw new Error(`${file} is not a page: pages are .mdx files in docs, blog and i18n`);
  let tree: Root | undefined;
  return {
    ...found,
    file,
    source,
    frontMatter: parsePart(file, () => frontMatterOf(source)),
    get tree() {
      return (tree ??= parsePart(file, () => parseMarkdown(source, true)));
    },
  };
}

/** Runs a parser, and adds `file:line` to the error that it throws. */
function parsePart<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const {message} = error as Error;
    throw new Error(`${file}:${lineOfError(error)}: does not parse: ${message}`, {cause: error});
  }
}

/** Returns the line number of an error of a Markdown or YAML parser. */
function lineOfError(error: unknown): number {
  const {message, line, linePos} = error as Error & {line?: number; linePos?: {line: number}[]};
  // If an element is never closed, only the message of the error contains the line on which the element begins.
  const inMessage = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(message)?.[1];
  return line ?? linePos?.[0]?.line ?? Number(inMessage ?? 1);
}

/** Returns the files of a language, documents before blog posts. */
export function pageFiles(locale: Locale): readonly string[] {
  return Object.values(folders[locale]).flatMap((folder) => list(folder, /\.mdx?$/));
}

/** Returns all pages of a language from a cache, including fragments that other pages import. */
export function sourcePages(locale: Locale): readonly SourcePage[] {
  return (cache[locale] ??= pageFiles(locale).map((file) => pageFrom(file, read(file))));
}

const cache: Partial<Record<Locale, readonly SourcePage[]>> = {};

export function allPages(): readonly SourcePage[] {
  return locales.flatMap(sourcePages);
}

/** Returns true for a page with its own URL, and false for a fragment that other pages import. */
export function isRouted({key}: {readonly key: string}): boolean {
  return !/\/(?:_partials|shared)\//.test(key);
}

/** Returns the URL path of a page without language: `/config/lib/dts`, `/config/`, `/blog/introducing-rslib`. */
export function routeOf({key, frontMatter}: SourcePage): string {
  const kind: Kind = key.startsWith('blog/') ? 'blog' : 'docs';
  const name = key.slice(kind.length + 1).replace(/\.mdx?$/, '');
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : name;
  return kind === 'blog' ? `/blog/${slug}` : `/${name.replace(/(^|\/)index$/, '$1')}`;
}

/** Returns the key of the document at a URL path. */
export function keyOfRoute(route: string): string {
  return `docs${route}${route.endsWith('/') ? 'index' : ''}.mdx`;
}

type SourceHeading = {
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

/** Returns `file:line` of a node in the syntax tree of a page. */
export function at(
  page: {readonly file: string},
  node: {position?: RootContent['position']},
): string {
  return `${page.file}:${node.position?.start.line ?? 1}`;
}
