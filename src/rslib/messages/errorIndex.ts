import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isErrorId} from '../../lib/page/overviewHeadings';
import {docsFolder, firstSentence, type GlossaryFolders} from '../../compiler/parse/glossaryTerms';
import {parseFolder, type ParsedDocument} from '../../compiler/parse/parsePage';
import type {Locale} from '../../site/locales';

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
  folders: GlossaryFolders,
): readonly ErrorEntry[] {
  return parseFolder(docsFolder(siteDir, locale, folders)).flatMap(errorsIn);
}

function errorsIn({route, title, tree}: ParsedDocument): readonly ErrorEntry[] {
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || !isErrorId(node.data?.id ?? '')) return [];
    const next = tree.children[index + 1];
    return [
      {
        kind: kindOf(node.data!.id!, toString(node), node.children),
        url: `${route}#${node.data!.id!}`,
        page: title,
        heading: node.children,
        cause: next?.type === 'paragraph' ? firstSentence(next.children) : [],
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
