import type {QueryWords} from '../../site/search';

/**
 * The search index of a language: a first tier, which comes with the dialog and answers by itself, and shards behind it
 * with every word, of which a query fetches those that it needs. Terms stand in sorted lines, see `writeLine`.
 */
export type FirstTier = {
  /** How queries of the language are read. */
  readonly query: QueryWords;
  /** Titles of the groups that results stand under. */
  readonly groups: readonly string[];
  /** How many sections each page has: those of a page follow one another. */
  readonly counts: readonly number[];
  /** How many pages say how rare a word is: those behind them list what these explain. */
  readonly ranked: number;
  /** The first pages of the site, all of them where there is room: headings, and below the title its lead. */
  readonly pages: readonly PageRow[];
  /** Lines of the terms that these headings have. */
  readonly terms: string;
  /** The first term of every shard of lines, and the first section of every shard of sections. */
  readonly termShards: readonly string[];
  readonly rowShards: readonly number[];
};

/** Address with base path, place in `groups`, sections in the order of the page; the first has no anchor. */
export type PageRow = readonly [path: string, group: number, ...sections: readonly SectionRow[]];

/** Depth of the heading, its id, its text, and what stands below it. */
export type SectionRow = readonly [
  level: number,
  anchor: string,
  heading: string,
  ...entries: readonly string[],
];

/** A section in a shard: the headings above it with its own, type and default of an option, all that stands below it. */
export type ShardRow = readonly [
  path: string,
  group: string,
  anchor: string,
  trail: readonly string[],
  facts: string,
  ...entries: readonly string[],
];

/** A heading with what stands below it, up to the next heading: what a search finds. */
export type Section = {
  /** Place among all sections: pages in the order of the file, headings in the order of the page. */
  readonly id: number;
  readonly path: string;
  readonly anchor: string;
  readonly group: string;
  /** Headings from the page's title down to this one. */
  readonly trail: readonly string[];
  /** Type and default of an option, in short. */
  readonly facts: string;
  /** Paragraphs, rows, items and blocks of code. */
  readonly entries: readonly string[];
};

/** The sections of pages, with their places in the hierarchy. */
export function sectionsOf(
  pages: readonly PageRow[],
  groups: readonly string[],
): readonly Section[] {
  const sections: Section[] = [];
  for (const [path, group, ...rows] of pages) {
    let above: readonly {readonly level: number; readonly heading: string}[] = [];
    for (const [level, anchor, heading, ...entries] of rows) {
      above = [...above.filter((other) => other.level < level), {level, heading}];
      const trail = above.map((other) => other.heading);
      sections.push({
        facts: '',
        id: sections.length,
        path,
        anchor,
        group: groups[group] ?? '',
        trail,
        entries,
      });
    }
  }
  return sections;
}

/** Rows and what a term is worth to them, by id. */
export type Scores = readonly (readonly [id: number, score: number])[];

/** What is known of a term. */
export type Entry = {
  /** The sections and pages that it says something about. */
  readonly sections: Scores;
  readonly pages: Scores;
  /** Every section that has it anywhere. */
  readonly all: ReadonlySet<number>;
  /** The sections that have it written so, where it is written in several ways: `files` and `file`. */
  readonly forms: ReadonlyMap<string, readonly number[]>;
};

/** A score is one of so many steps, each this much more than the one before; the first is that of a mention, 0. */
const steps =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./:;?@[]^_{|}~' +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';
const lowest = 0.03;
const growth = 1.075;

/** Ids as distances in base 36, each ended by the step of its score. */
export function packScores(scores: Scores): string {
  let before = -1;
  return scores
    .map(([id, score]) => {
      const away = id - before - 1;
      before = id;
      const step = Math.round(Math.log(score / lowest) / Math.log(growth));
      const sign = steps[score === 0 ? 0 : Math.min(Math.max(step, 1), steps.length - 1)]!;
      return (away === 0 ? '' : away.toString(36)) + sign;
    })
    .join('');
}

/** Reads what `packScores` wrote. */
export function unpackScores(packed: string): Scores {
  let id = -1;
  return [...packed.matchAll(/([0-9a-z]*)([^0-9a-z])/g)].map(([, away, sign]) => {
    id += 1 + (away ? parseInt(away, 36) : 0);
    const step = steps.indexOf(sign!);
    return [id, step === 0 ? 0 : lowest * growth ** step] as const;
  });
}

/** A term with its rows, in one line. */
export function writeLine(term: string, {sections, pages, all, forms}: Entry): string {
  const scores = new Map(sections);
  const rows = [...new Set([...scores.keys(), ...all])]
    .sort((a, b) => a - b)
    .map((id) => [id, scores.get(id) ?? 0] as const);
  const written = [...forms].map(
    ([form, ids]) => `${form}=${packScores(ids.map((id) => [id, 0]))}`,
  );
  return [term, packScores(rows), packScores(pages), ...written].join(' ');
}

/** Reads what `writeLine` wrote, but for the term. */
export function readLine(line: string): Entry {
  const [, sections = '', pages = '', ...forms] = line.split(' ');
  const rows = unpackScores(sections);
  return {
    sections: rows.filter(([, score]) => score > 0),
    all: new Set(rows.map(([id]) => id)),
    pages: unpackScores(pages),
    forms: new Map(
      forms.map((form) => {
        const at = form.lastIndexOf('=');
        return [form.slice(0, at), unpackScores(form.slice(at + 1)).map(([id]) => id)];
      }),
    ),
  };
}

/** The mark before a name of code in the lines: the sections that are about it, not those that mention it. */
export const nameMark = '=';
