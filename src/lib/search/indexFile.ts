import type {QueryWords} from '../../site/search';

/**
 * The search index of a language, `search-index.json`. The beginning of every section stands in it as text; of the
 * rest, only which names occur where, so that they are found and the file stays small.
 */
export type IndexFile = {
  /** Primary subtag of the language. */
  readonly language: string;
  /** How queries of the language are read. */
  readonly query: QueryWords;
  /** Titles of the groups that results stand under. */
  readonly groups: readonly string[];
  readonly pages: readonly PageRow[];
  /** What other pages say of each page. */
  readonly about: readonly string[];
  /** Names in the text that is left out, and names in code: see `packWords`. */
  readonly words: string;
  readonly code: string;
};

/** Address with base path, place in `groups`, sections in the order of the page; the first has no anchor. */
export type PageRow = readonly [path: string, group: number, ...sections: readonly SectionRow[]];

/** Depth of the heading, its id, its text, and the paragraphs, rows and entries below it. */
export type SectionRow = readonly [
  level: number,
  anchor: string,
  heading: string,
  ...text: readonly string[],
];

/** A heading with what stands below it, up to the next heading: what a search finds. */
export type Section = {
  /** Place among all sections: pages in the order of the file, headings in the order of the page. */
  readonly id: number;
  /** Place of the page among all pages. */
  readonly page: number;
  readonly path: string;
  readonly anchor: string;
  readonly group: string;
  /** Headings from the page's title down to this one. */
  readonly trail: readonly string[];
  readonly text: readonly string[];
  readonly words: readonly string[];
  readonly code: readonly string[];
};

/** Every section of an index, with its place in the hierarchy. */
export function sectionsOf({groups, pages, words, code}: IndexFile): readonly Section[] {
  const wordsOf = unpackWords(words);
  const codeOf = unpackWords(code);
  const sections: Section[] = [];
  pages.forEach(([path, group, ...rows], page) => {
    let above: readonly {readonly level: number; readonly heading: string}[] = [];
    for (const [level, anchor, heading, ...text] of rows) {
      above = [...above.filter((other) => other.level < level), {level, heading}];
      const id = sections.length;
      sections.push({
        id,
        page,
        path,
        anchor,
        group: groups[group] ?? '',
        trail: above.map((other) => other.heading),
        text,
        words: wordsOf.get(id) ?? [],
        code: codeOf.get(id) ?? [],
      });
    }
  });
  return sections;
}

/**
 * Writes which words occur in which sections: a line per word, the word and then the distances from one section to
 * the next, in base 36.
 */
export function packWords(wordsOf: ReadonlyMap<number, Iterable<string>>): string {
  const places = new Map<string, number[]>();
  for (const [id, words] of [...wordsOf].sort(([a], [b]) => a - b)) {
    for (const word of new Set(words)) places.set(word, [...(places.get(word) ?? []), id]);
  }
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, ids]) => {
      const steps = ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(36));
      return `${word} ${steps.join(' ')}`;
    })
    .join('\n');
}

/** Reads what `packWords` wrote. */
export function unpackWords(packed: string): ReadonlyMap<number, readonly string[]> {
  const wordsOf = new Map<number, string[]>();
  for (const line of packed.split('\n')) {
    const [word = '', ...steps] = line.split(' ');
    let id = 0;
    for (const step of steps) {
      id += parseInt(step, 36);
      const words = wordsOf.get(id);
      if (words) words.push(word);
      else wordsOf.set(id, [word]);
    }
  }
  return wordsOf;
}
