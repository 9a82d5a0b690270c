import type {PageText} from '../../../src/compiler/search/buildIndex';

/**
 * A site so many times as large, to see what it would cost: copies of all pages in which every third word is one of its
 * own, so that the vocabulary grows as it would.
 */
export function grown(pages: readonly PageText[], times: number): readonly PageText[] {
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
