import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {glossaryPage} from '../../site/pageRoutes';
import {defaultLocale, type Locale} from '../../site/locales';
import {parseFile} from './parsePage';

export type Definition = {
  readonly title: string;
  readonly children: readonly PhrasingContent[];
};

export type GlossaryFolders = {readonly docs: string; readonly i18n: string};

const sentencesShown = 2;

/** Returns the folder of the documents in a language. */
export function docsFolder(siteDir: string, locale: Locale, {docs, i18n}: GlossaryFolders): string {
  return path.join(
    siteDir,
    locale === defaultLocale ? docs : `${i18n}/${locale}/docusaurus-plugin-content-docs/current`,
  );
}

/** Returns the path of the glossary in a language, relative to the root of the site. */
export function glossaryFile(locale: Locale, folders: GlossaryFolders): string {
  return `${docsFolder('', locale, folders)}/${glossaryPage}.mdx`;
}

/** Returns the definitions of all terms by id; empty if the language has no glossary. */
export function readGlossary(
  siteDir: string,
  locale: Locale,
  folders: GlossaryFolders,
): ReadonlyMap<string, Definition> {
  const file = path.join(siteDir, glossaryFile(locale, folders));
  if (!fs.existsSync(file)) return new Map();
  return definitionsOf(parseFile(file));
}

/** Reads the definitions in a glossary: each is a heading with an id and the first sentences below it. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  tree.children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const id = node.data?.id;
    const next = tree.children[index + 1];
    if (!id || next?.type !== 'paragraph') return;
    found.set(id, {
      title: toString(node).trim(),
      children: firstSentences(next.children, sentencesShown),
    });
  });
  return found;
}

/** Returns the first `count` sentences of a text. Ends before a later one with a link. */
export function firstSentences(
  nodes: readonly PhrasingContent[],
  count: number,
): PhrasingContent[] {
  const sentences: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === 'text'
        ? node.value
            .split(/(?<=[.!?])(?=\s+\p{Lu})|(?<=[。！？])/u)
            .map((value): PhrasingContent => ({type: 'text', value}))
        : [node];
    parts.forEach((part, index) => {
      if (index > 0) sentences.push([]);
      sentences.at(-1)!.push(part);
    });
  }
  const whole = sentences.slice(0, count);
  const hasLink = (sentence: readonly PhrasingContent[]) =>
    sentence.some(({type}) => type === 'link');
  const end = whole.findIndex((sentence, index) => index > 0 && hasLink(sentence));
  return (end < 0 ? whole : whole.slice(0, end)).flat();
}

/** Returns the first sentence of a text, without links, and with a full stop instead of a colon at its end. */
export function firstSentence(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const sentence = firstSentences(nodes, 1);
  return sentence.map((node, index) => {
    const value = node.type === 'link' ? toString(node) : node.type === 'text' && node.value;
    if (value === false) return node;
    const isLast = index === sentence.length - 1;
    return {type: 'text', value: isLast ? value.replace(/:$/, '.').replace(/：$/, '。') : value};
  });
}
