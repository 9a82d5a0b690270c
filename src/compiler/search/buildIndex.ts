import type {Language} from '../../site/locales';
import {gzipSync} from 'node:zlib';
import {queryWords} from '../../site/search';
import {packWords, type IndexFile, type PageRow, type SectionRow} from '../../lib/search/indexFile';
import {namesIn, tokenise} from '../../lib/search/tokenise';

/** A heading and what stands below it: words, and the code that teaches (configurations, commands, logs). */
export type SectionText = {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly code: readonly string[];
};

export type PageText = {
  /** Address with base path. */
  readonly path: string;
  /** Title of the group that its results stand under. */
  readonly group: string;
  /** What the page says it is about, in a sentence or two. */
  readonly description: string;
  readonly sections: readonly SectionText[];
  /** What this page says of others. */
  readonly pointers: readonly {readonly path: string; readonly text: string}[];
};

type Options = {
  readonly language: Language;
  /** What the file may weigh, compressed with gzip. */
  readonly maxBytes: number;
};

/** The longest beginning of a section that is worth its bytes, and the shortest that says what it is about. */
const lengths = {max: 1200, min: 20};
/** A name in more sections than this says nothing about any of them. */
const commonShare = 0.04;
/** The heading of a section about an error tells most of it: of these, less text is kept. */
const tellingHeading = {length: 40, share: 0.5};

/**
 * The index of a language. Of every section the beginning is kept as text, as much as fits into the file; of the
 * rest the names: options, files, packages, functions. Throws when not even the shortest beginnings fit.
 */
export function buildIndex(pages: readonly PageText[], {language, maxBytes}: Options): IndexFile {
  const names = countNames(pages);
  const bytes = (index: IndexFile): number => gzipSync(JSON.stringify(index), {level: 9}).length;
  const make = (length: number): IndexFile => indexWith(pages, names, length, language);
  let {min, max} = lengths;
  let index = make(max);
  if (bytes(index) <= maxBytes) return index;
  index = make(min);
  if (bytes(index) > maxBytes) {
    throw new Error(
      `The search index takes ${bytes(index)} bytes, ${maxBytes} are allowed: raise the limit, or leave something out.`,
    );
  }
  while (max - min > 4) {
    const middle = Math.round((min + max) / 2);
    const tried = make(middle);
    if (bytes(tried) > maxBytes) max = middle;
    else {
      min = middle;
      index = tried;
    }
  }
  return index;
}

type Name = {readonly word: string; readonly terms: readonly string[]};
type SectionNames = {readonly text: readonly (readonly Name[])[]; readonly code: readonly Name[]};
type Names = {
  /** Of every section, in order. */
  readonly sections: readonly SectionNames[];
  readonly isCommon: (term: string) => boolean;
};

function countNames(pages: readonly PageText[]): Names {
  const read = (entry: string): readonly Name[] =>
    namesIn(entry).map((word) => ({word, terms: tokenise(word).map(({term}) => term)}));
  const counts = new Map<string, number>();
  const sections = pages
    .flatMap((page) => page.sections)
    .map((section): SectionNames => {
      const names = {text: section.text.map(read), code: section.code.flatMap(read)};
      const terms = new Set([...names.text.flat(), ...names.code].flatMap((name) => name.terms));
      terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
      return names;
    });
  const most = Math.max(3, sections.length * commonShare);
  return {sections, isCommon: (term) => (counts.get(term) ?? 0) > most};
}

function indexWith(
  pages: readonly PageText[],
  names: Names,
  length: number,
  language: Language,
): IndexFile {
  const groups = [...new Set(pages.map(({group}) => group))];
  const words = new Map<number, readonly string[]>();
  const code = new Map<number, readonly string[]>();
  let id = 0;
  const rows = pages.map((page): PageRow => {
    const title = page.sections[0]?.heading ?? '';
    const sections = page.sections.map((section): SectionRow => {
      const {level, anchor, heading} = section;
      const share = heading.length > tellingHeading.length ? tellingHeading.share : 1;
      const {kept, rest} = beginning(section.text, length * share);
      const known = new Set(
        [title, heading, ...kept].flatMap((text) => tokenise(text)).map(({term}) => term),
      );
      const isNew = ({terms}: Name): boolean => {
        if (terms.every((term) => known.has(term) || names.isCommon(term))) return false;
        terms.forEach((term) => known.add(term));
        return true;
      };
      const found = names.sections[id]!;
      words.set(id, newWords(found.text.slice(rest).flat().filter(isNew)));
      code.set(id, newWords(found.code.filter(isNew)));
      id += 1;
      return [level, anchor, heading, ...kept];
    });
    return [page.path, groups.indexOf(page.group), ...sections];
  });
  return {
    language,
    query: queryWords(language),
    groups,
    pages: rows,
    about: pages.map((page) => `${page.description} ${pointersTo(pages, page.path)}`.trim()),
    words: packWords(words),
    code: packWords(code),
  };
}

function newWords(names: readonly Name[]): readonly string[] {
  return names.map(({word}) => word);
}

/** What other pages say of a page: readers look for it with those words, too. */
function pointersTo(pages: readonly PageText[], path: string): string {
  const pointers = pages.flatMap((page) =>
    page.pointers.filter((pointer) => pointer.path === path),
  );
  return [...new Set(pointers.map(({text}) => text))].join(' ');
}

/** The entries that fit into a length, the last of them cut; `rest` is the first that is not whole. */
function beginning(
  text: readonly string[],
  length: number,
): {readonly kept: readonly string[]; readonly rest: number} {
  const kept: string[] = [];
  let left = length;
  for (const [index, entry] of text.entries()) {
    if (entry.length > left) {
      const cut = cutAt(entry, left);
      return {kept: cut > 0 ? [...kept, `${entry.slice(0, cut).trimEnd()} …`] : kept, rest: index};
    }
    kept.push(entry);
    left -= entry.length;
  }
  return {kept, rest: text.length};
}

/** The end of the last clause or word before a length; 0 when too little would be left to read. */
function cutAt(entry: string, length: number): number {
  if (length < lengths.min) return 0;
  const cut = Math.max(...[...' ，。、；：'].map((sign) => entry.lastIndexOf(sign, length)));
  return cut > length / 2 ? cut : Math.floor(length);
}
