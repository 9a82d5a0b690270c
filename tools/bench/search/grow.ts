import {
  packWords,
  unpackWords,
  type IndexFile,
  type PageRow,
  type SectionRow,
} from '../../../src/lib/search/indexFile';

/**
 * An index as many times as large, to see what a bigger site would cost: copies of all pages in which every third
 * word is one of its own, so that the vocabulary grows as it would.
 */
export function grown(index: IndexFile, times: number): IndexFile {
  const sections = index.pages.reduce((sum, [, , ...rows]) => sum + rows.length, 0);
  const pages: PageRow[] = [];
  const about: string[] = [];
  const words = new Map<number, readonly string[]>();
  const code = new Map<number, readonly string[]>();
  for (let copy = 0; copy < times; copy += 1) {
    index.pages.forEach(([path, group, ...rows], page) => {
      const changed = rows.map(([level, anchor, heading, ...text]): SectionRow => [
        level,
        anchor,
        reworded(heading, copy),
        ...text.map((entry) => reworded(entry, copy)),
      ]);
      pages.push([copy === 0 ? path : `${path}-${copy}`, group, ...changed]);
      about.push(index.about[page] ?? '');
    });
    unpackWords(index.words).forEach((list, id) => words.set(copy * sections + id, list));
    unpackWords(index.code).forEach((list, id) => code.set(copy * sections + id, list));
  }
  return {...index, pages, about, words: packWords(words), code: packWords(code)};
}

function reworded(text: string, copy: number): string {
  if (copy === 0) return text;
  let count = 0;
  return text.replaceAll(/[a-z]{4,}|\p{Script=Han}{2}/gu, (word) => {
    count += 1;
    return count % 3 === 0 ? `${word}${'bcdefghijk'[copy % 10]}` : word;
  });
}
