import type {PageText} from '../../../src/compiler/search/buildIndex';

/** Multiplies pages. Copies change every third word, so that the vocabulary grows like that of a larger site. */
export function multiplyPages(pages: readonly PageText[], times: number): readonly PageText[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          path: `${page.path}-${copy}`,
          pointers: [],
          sections: page.sections.map((section) => ({
            ...section,
            heading: reworded(section.heading, copy),
            entries: section.entries.map(({text, kind}) => ({text: reworded(text, copy), kind})),
          })),
        })),
  ).flat();
}

function reworded(text: string, copy: number): string {
  let count = 0;
  return text.replaceAll(/[a-z]{4,}|\p{Script=Han}{2}/gu, (word) => {
    count += 1;
    return count % 3 === 0 ? `${word}${'bcdefghijk'[copy % 10]}` : word;
  });
}
