import MiniSearch from 'minisearch';
import {gzipSync} from 'node:zlib';
import {isErrorId} from '../../lib/page/overviewHeadings';
import {
  namePrefix,
  sectionsOf,
  writeEntry,
  writeLine,
  type Entry as Line,
  type FirstTier,
  type PageRow,
  type Scores,
  type SectionRow,
  type ShardRow,
} from '../../lib/search/indexFile';
import {namesIn, tokenise} from '../../lib/search/tokenise';
import type {Language} from '../../site/locales';
import type {Files} from '../folderFiles';
import {namesOf, nameScores, type Option} from './nameIndex';
import {queryWords} from './searchWords';
import {traditionalOf} from './traditional';

/** A paragraph, table row, list item or code block. Words in minor text (`aside`) or minor code (`sample`) rank low. */
export type Entry = {
  readonly text: string;
  readonly kind: 'text' | 'aside' | 'code' | 'sample';
  /** Name of the file with the code; `''` for code without a file and for text that is all inline code. */
  readonly file?: string;
};

export type SectionText = {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** True for "Next steps". Its heading is not searched, because many pages have it; its text is. */
  readonly isAside?: boolean;
  readonly facts?: string;
  /** Messages of the error that the section is about, also those of other versions and browsers. */
  readonly wordings?: readonly string[];
  readonly codes?: readonly string[];
};

export type PageText = {
  readonly path: string;
  readonly group: string;
  readonly label?: string;
  readonly description: string;
  readonly sections: readonly SectionText[];
  readonly pointers: readonly {readonly path: string; readonly text: string}[];
};

type Options = {
  readonly language: Language;
  readonly options: readonly Option[];
  /** One entry per task: address of its section, address of a section about the opposite (or `''`), then queries. */
  readonly goals?: readonly (readonly [address: string, not: string, ...phrases: string[]])[];
  /** Number of pages, from the first, whose words have weights. Words of the pages after them rank low. */
  readonly ranked?: number;
  /** Maximum size of the first tier, the part that loads with the search, after compression with gzip. */
  readonly maxBytes: number;
};

/** Weights of the fields of sections and of pages. A word that is in none of the fields ranks low. */
const sectionBoosts = {
  heading: 5,
  anchor: 2,
  trail: 1,
  opening: 1,
  wordings: 0.5,
  names: 0.8,
  code: 0.3,
};
const pageBoosts = {
  title: 6,
  slug: 4,
  lead: 3,
  about: 1.5,
  headings: 1.5,
  opening: 0.7,
  names: 0.7,
  code: 0.15,
};
/** Length of a section's opening in characters, multiplied by `share` below a heading of more than `length`. */
const openingLength = {en: 170, zh: 72};
const longHeading = {length: 40, share: 0.5};
/** Names in a larger share of the sections are left out of `names` and `code`, because they are not specific. */
const commonShare = 0.04;

const shardLengths = {terms: 12_000, rows: 8000};

/** Builds the search index of a language: `first` is loaded with the search, `shards` (by name) when needed. */
export function buildIndex(
  pages: readonly PageText[],
  {language, options, goals = [], ranked = pages.length, maxBytes}: Options,
): {readonly first: FirstTier; readonly shards: Files} {
  const groups = [...new Set(pages.map(({group}) => group))];
  const sections = sectionsOf(
    pages.map((page) => pageRow(page, groups, ({entries}) => entries.map(writeEntry))),
    groups,
  );
  const facts = pages.flatMap((page) => page.sections.map((section) => section.facts ?? ''));
  const rows = sections.map(({id, path, group, anchor, trail, entries}): ShardRow => [
    path,
    group,
    anchor,
    trail,
    facts[id]!,
    ...entries,
  ]);
  const idOf = (address: string): number =>
    sections.findIndex(({path, anchor}) => address === path + (anchor && `#${anchor}`));
  const terms = readTerms(pages, language, ranked);
  const lines = linesOf(terms, namesOf(pages, options));
  const termShards = cut(lines, ([, line]) => line.length + 1, shardLengths.terms);
  const rowShards = cut(rows, (row) => JSON.stringify(row).length + 1, shardLengths.rows);
  const base: FirstTier = {
    query: queryWords[language],
    goals: goals.flatMap(([address, not, ...phrases]) => {
      const id = idOf(address);
      return id < 0 ? [] : [[id, idOf(not), ...phrases] as const];
    }),
    traditional: traditionalOf(JSON.stringify(rows)),
    groups,
    counts: pages.map((page) => page.sections.length),
    ranked,
    pages: [],
    terms: '',
    termShards: termShards.map(([[term]]) => term),
    rowShards: rowShards.map((_, index) => rowShards.slice(0, index).flat().length),
  };
  return {
    first: fitting(pages.slice(0, ranked), lines, terms, base, maxBytes),
    shards: Object.fromEntries([
      ...termShards.map((all, index) => [`t${index}.txt`, all.map(([, line]) => line).join('\n')]),
      ...rowShards.map((all, index) => [`r${index}.json`, JSON.stringify(all)]),
    ]) as Files,
  };
}

/** Returns the first tier: titles, slugs and headings of as many pages as `maxBytes` allows, usually all. */
function fitting(
  pages: readonly PageText[],
  lines: readonly (readonly [term: string, line: string, entry: Line])[],
  terms: Terms,
  base: FirstTier,
  maxBytes: number,
): FirstTier {
  const make = (count: number): FirstTier => {
    const sections = base.counts.slice(0, count).reduce((sum, value) => sum + value, 0);
    // Rounds scores to powers of two, which compress well. The first results need no exact order.
    const short = (scores: Scores, isIncluded: (id: number) => boolean): Scores =>
      scores
        .filter(([id]) => isIncluded(id))
        .map(([id, score]) => [id, 2 ** Math.round(Math.log2(score))]);
    const included = lines.flatMap(([term, , entry]) => {
      // A name that is only the title of a page is left out, because the words of the title already find the page.
      const isName =
        term.startsWith(namePrefix) && entry.sections.some(([, score]) => score > nameScores.page);
      if (/^\p{Script=Han}$/u.test(term)) return [];
      const inSections = short(
        entry.sections,
        (id) => id < sections && (isName || terms.sections[id]!.terms.heading.includes(term)),
      );
      const inPages = short(entry.pages, (id) => {
        if (id >= count) return false;
        const {title, slug} = terms.pages[id]!.terms;
        return title.includes(term) || slug.includes(term);
      });
      if (inSections.length + inPages.length === 0) return [];
      return [
        writeLine(term, {sections: inSections, pages: inPages, all: new Set(), forms: new Map()}),
      ];
    });
    const rows = pages
      .slice(0, count)
      .map((page) =>
        pageRow(page, base.groups, ({level, entries}) =>
          level === 1 ? entries.slice(0, 1).map(writeEntry) : [],
        ),
      );
    return {...base, pages: rows, terms: included.join('\n')};
  };
  for (let count = pages.length; ; count = Math.floor(count * 0.95)) {
    const tier = make(count);
    const bytes = gzipSync(JSON.stringify(tier), {level: 9}).length;
    if (bytes <= maxBytes) return tier;
    if (count === 0) {
      throw new Error(
        `The first tier of the search takes ${bytes} bytes, ${maxBytes} are allowed.`,
      );
    }
  }
}

function pageRow(
  {path, group, sections}: PageText,
  groups: readonly string[],
  entriesOf: (section: SectionText) => readonly string[],
): PageRow {
  return [
    path,
    groups.indexOf(group),
    ...sections.map((section): SectionRow => {
      const {level, anchor, heading} = section;
      return [level, anchor, heading, ...entriesOf(section)];
    }),
  ];
}

type Row<Field extends string> = {
  readonly id: number;
  readonly terms: Readonly<Record<Field, readonly string[]>>;
};
type Terms = {
  readonly sections: readonly Row<keyof typeof sectionBoosts>[];
  readonly pages: readonly Row<keyof typeof pageBoosts>[];
  /** Written forms of each term, with the ids of the sections that contain the form. */
  readonly forms: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>;
};

function readTerms(pages: readonly PageText[], language: Language, ranked: number): Terms {
  const forms = new Map<string, Map<string, Set<number>>>();
  const only = (text: string): readonly string[] => tokenise(text).map(({term}) => term);
  const parts = pages.flatMap((page) => page.sections.map((one) => partsOf(one, language)));
  const counts = new Map<string, number>();
  const rankedPages = pages.slice(0, ranked);
  const rankedSections = rankedPages.flatMap((page) => page.sections).length;
  for (const {names, code} of parts.slice(0, rankedSections)) {
    new Set([...names, ...code].flatMap(only)).forEach((term) =>
      counts.set(term, (counts.get(term) ?? 0) + 1),
    );
  }
  const most = Math.max(3, rankedSections * commonShare);
  const sections: Row<keyof typeof sectionBoosts>[] = [];
  const pageRows = pages.map((page, id): Row<keyof typeof pageBoosts> => {
    const start = sections.length;
    const title = page.sections[0]!.heading;
    let above: readonly {readonly level: number; readonly heading: string}[] = [];
    for (const section of page.sections) {
      const {level, anchor, heading, entries, isAside, wordings = []} = section;
      above = above.filter((other) => other.level < level);
      for (const text of [heading, ...entries.map((entry) => entry.text)]) {
        for (const {term, form} of tokenise(text)) {
          const known = forms.get(term) ?? new Map<string, Set<number>>();
          forms.set(term, known.set(form, (known.get(form) ?? new Set()).add(sections.length)));
        }
      }
      const {opening, names, code} = parts[sections.length]!;
      const known = new Set([title, heading, ...opening].flatMap(only));
      const fresh = (all: readonly string[]): readonly string[] =>
        all.map(only).flatMap((terms) => {
          if (terms.every((term) => known.has(term) || counts.get(term)! > most)) return [];
          terms.forEach((term) => known.add(term));
          return terms;
        });
      sections.push({
        id: sections.length,
        terms: {
          heading: isAside ? [] : only(heading),
          anchor: isAside ? [] : only(anchor),
          trail: isAside ? [] : only(above.map((other) => other.heading).join(' / ')),
          opening: opening.flatMap(only),
          wordings: wordings.flatMap(only),
          names: fresh(names),
          code: fresh(code),
        },
      });
      above = [...above, {level, heading}];
    }
    const own = sections.slice(start);
    const all = (field: keyof typeof sectionBoosts): readonly string[] =>
      own.flatMap(({terms}) => terms[field]);
    const headings = own
      .slice(1)
      .map(
        ({terms}, index) => [terms.heading, isErrorId(page.sections[index + 1]!.anchor)] as const,
      );
    return {
      id,
      terms: {
        title: only(title),
        slug: only(page.path.split('/').filter(Boolean).at(-1) ?? ''),
        lead: only(parts[start]!.opening[0] ?? ''),
        about: only(`${page.description} ${page.group} ${pointersTo(rankedPages, page.path)}`),
        headings: headings.filter(([, isError]) => !isError).flatMap(([terms]) => terms),
        opening: [
          ...all('opening'),
          // The heading of an error is weighted like other text, because an error is a minor topic of its page.
          ...headings.filter(([, isError]) => isError).flatMap(([terms]) => terms),
        ],
        names: all('names'),
        code: all('code'),
      },
    };
  });
  return {sections: sections.slice(0, rankedSections), pages: pageRows.slice(0, ranked), forms};
}

/** Splits a section into its opening, the names in the rest of its text, and the names in its code. */
function partsOf({heading, entries}: SectionText, language: Language) {
  const opening: string[] = [];
  const rest: string[] = [];
  let room =
    openingLength[language] * (heading.length > longHeading.length ? longHeading.share : 1);
  for (const {text, kind} of entries) {
    if (kind !== 'text') continue;
    const end = text.length <= room ? text.length : Math.max(cutAt(text, room), 0);
    if (end > 0) opening.push(text.slice(0, end));
    if (end < text.length) rest.push(text);
    room = text.length <= room ? room - text.length : 0;
  }
  const code = entries.flatMap(({text, kind}) => (kind === 'code' ? namesIn(text) : []));
  return {opening, names: rest.flatMap(namesIn), code};
}

/** Returns the index at which to cut a text: at most `length`, best at a space or punctuation; 0 if `length` < 20. */
function cutAt(text: string, length: number): number {
  if (length < 20) return 0;
  const cut = Math.max(...[...' ，。、；：'].map((sign) => text.lastIndexOf(sign, length)));
  return cut > length / 2 ? cut : Math.floor(length);
}

function linesOf(
  {sections, pages, forms}: Terms,
  names: ReadonlyMap<string, Scores>,
): readonly (readonly [term: string, line: string, entry: Line])[] {
  const inSections = scorer(sections, sectionBoosts);
  const inPages = scorer(pages, pageBoosts);
  const terms = new Set([
    ...[...sections, ...pages].flatMap((row) => Object.values<readonly string[]>(row.terms).flat()),
    ...forms.keys(),
  ]);
  const entries = [...terms].map((term): [string, Line] => {
    const written = forms.get(term) ?? new Map<string, ReadonlySet<number>>();
    const scores = inSections(term);
    // Forms are stored if there are several, or if a section lacks the term and scores for a heading above it.
    const own = written.get(term);
    const isPlain = written.size <= 1 && scores.every(([id]) => own?.has(id));
    return [
      term,
      {
        sections: scores,
        pages: inPages(term),
        all: new Set([...written.values()].flatMap((ids) => [...ids])),
        forms: new Map(isPlain ? [] : [...written].map(([form, ids]) => [form, [...ids]])),
      },
    ];
  });
  for (const [name, ids] of names) {
    entries.push([namePrefix + name, {sections: ids, pages: [], all: new Set(), forms: new Map()}]);
  }
  return entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entry]) => [term, writeLine(term, entry), entry]);
}

function scorer<Field extends string>(
  rows: readonly Row<Field>[],
  boosts: Readonly<Record<Field, number>>,
): (term: string) => Scores {
  const search = new MiniSearch<Row<Field>>({
    fields: Object.keys(boosts),
    extractField: (row, field) =>
      field === 'id' ? String(row.id) : row.terms[field as Field].join(' '),
    tokenize: (terms) => terms.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {boost: boosts, prefix: false, fuzzy: false},
  });
  search.addAll(rows);
  return (term) =>
    search
      .search(term)
      .map(({id, score}) => [Number(id), score] as const)
      .sort(([a], [b]) => a - b);
}

function pointersTo(pages: readonly PageText[], path: string): string {
  const pointers = pages.flatMap((page) =>
    page.pointers.filter((pointer) => pointer.path === path),
  );
  return [...new Set(pointers.map(({text}) => text))].join(' ');
}

function cut<Item>(
  all: readonly Item[],
  lengthOf: (item: Item) => number,
  length: number,
): readonly [Item, ...Item[]][] {
  const shards: [Item, ...Item[]][] = [];
  let room = 0;
  for (const item of all) {
    room -= lengthOf(item);
    if (room < 0 || shards.length === 0) {
      shards.push([item]);
      room = length - lengthOf(item);
    } else shards.at(-1)!.push(item);
  }
  return shards;
}
