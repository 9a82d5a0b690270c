import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isErrorId} from '../../lib/page/overviewHeadings';
import {firstSentences, type GlossaryFolders} from '../../compiler/parse/glossaryTerms';
import {parseFile} from '../../compiler/parse/parsePage';
import {defaultLocale, type Locale} from '../../site/locales';

/** Where a reader meets a message. A `symptom` is described in words, because nothing is printed. */
export type ErrorKind = 'typescript' | 'run' | 'build' | 'warning' | 'symptom';

export type ErrorEntry = {
  readonly kind: ErrorKind;
  /** Path of the page without the base path, and the id of the section. */
  readonly url: string;
  readonly page: string;
  readonly heading: readonly PhrasingContent[];
  /** First sentence of the section, without links to other sections. */
  readonly cause: readonly PhrasingContent[];
};

const typescript = /\bTS\d{4,5}\b|\btypes?\b.*\b(?:declaration|import)|declaration file/i;
const run =
  /ERR_[A-Z_]+|\b(?:Syntax|Reference|Type)Error\b|is not (?:defined|a function|a constructor)|Cannot (?:find package|use import)|does not provide an export|Dynamic require|Invalid hook call|named export/;

/** Returns the sections of all documents of a language that are about one error or warning, in the order of the files. */
export function readErrorIndex(
  siteDir: string,
  locale: Locale,
  {docs, i18n}: GlossaryFolders,
): readonly ErrorEntry[] {
  const folder = path.join(
    siteDir,
    locale === defaultLocale ? docs : `${i18n}/${locale}/docusaurus-plugin-content-docs/current`,
  );
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => errorsIn(path.join(folder, file), routeOf(file)));
}

const routeOf = (file: string): string => `/${file.replace(/(?:index)?\.mdx$/, '')}`;

function errorsIn(file: string, route: string): readonly ErrorEntry[] {
  const tree = parseFile(file);
  const title = /^title:\s*(.+)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? route;
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || !isErrorId(node.data?.id ?? '')) return [];
    const next = tree.children[index + 1];
    return [
      {
        kind: kindOf(node.data!.id!, toString(node), node.children),
        url: `${route}#${node.data!.id!}`,
        page: title.replace(/^(['"])(.*)\1$/, '$2'),
        heading: node.children,
        cause: next?.type === 'paragraph' ? asSentence(firstSentences(next.children, 1)) : [],
      },
    ];
  });
}

function kindOf(id: string, text: string, children: readonly PhrasingContent[]): ErrorKind {
  if (id.startsWith('warning-')) return 'warning';
  if (typescript.test(text)) return 'typescript';
  if (run.test(text)) return 'run';
  return children.some(({type}) => type === 'inlineCode') ? 'build' : 'symptom';
}

/** Replaces links, because the heading is the link of the entry, and a colon at the end, which introduces an example. */
function asSentence(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  return nodes.map((node, index) => {
    const value = node.type === 'link' ? toString(node) : node.type === 'text' && node.value;
    if (value === false) return node;
    const isLast = index === nodes.length - 1;
    return {type: 'text', value: isLast ? value.replace(/:$/, '.').replace(/：$/, '。') : value};
  });
}
