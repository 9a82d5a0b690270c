import type {QueryWords} from '../../site/queryWords';

/**
 * First file of the search index of a language: it is loaded with the dialog and answers queries on its own.
 * Further words and texts are in shards, which are fetched when a query needs them. Terms are sorted lines,
 * see `writeLine`.
 */
export type FirstTier = {
  readonly query: QueryWords;
  /** One row per question: the section that answers it, one about the opposite (-1 for none), and its wordings. */
  readonly goals: readonly (readonly [id: number, not: number, ...phrases: string[]])[];
  /** Traditional Chinese characters, each followed by the simplified one that the pages use. */
  readonly traditional: string;
  /** Titles of the groups of results. */
  readonly groups: readonly string[];
  /** Number of sections of each page, in the order of the page ids. */
  readonly counts: readonly number[];
  /** Number of pages, from the first one, that are ranked. Words of later pages count as mentions only. */
  readonly ranked: number;
  /** As many pages as fit in the file, with their headings and the first paragraph of each page. */
  readonly pages: readonly PageRow[];
  /** Lines of the terms in the headings and paths of `pages`. */
  readonly terms: string;
  /** First term of each shard of terms (`t0.txt` …), and first section of each shard of sections (`r0.json` …). */
  readonly termShards: readonly string[];
  readonly rowShards: readonly number[];
};

/** A page: path with base path, index in `groups`, and sections in their order, of which the first has no anchor. */
export type PageRow = readonly [path: string, group: number, ...sections: readonly SectionRow[]];

/** A section: level, id and text of its heading, and its texts. */
export type SectionRow = readonly [
  level: number,
  anchor: string,
  heading: string,
  ...entries: readonly string[],
];

type Text = {readonly kind: string; readonly text: string; readonly file?: string};

/** Encodes a text of a section. Code becomes the name of its file (or nothing), a tab, and the lines. */
export function writeEntry({kind, text, file}: Text): string {
  const isCode = file !== undefined || kind === 'code' || kind === 'sample';
  return isCode ? `${file ?? ''}\t${text}` : text;
}

/** Returns the text of an entry, without the file name of code. */
export function textOf(entry: string): string {
  return entry.slice(entry.indexOf('\t') + 1);
}

/** A section in a shard, with the fields of `Section`. */
export type ShardRow = readonly [
  path: string,
  group: string,
  anchor: string,
  trail: readonly string[],
  facts: string,
  ...entries: readonly string[],
];

/** A heading with the content up to the next heading: the unit of results. */
export type Section = {
  /** Index among all sections, in the order of the pages. */
  readonly id: number;
  readonly path: string;
  readonly anchor: string;
  readonly group: string;
  /** Headings from the title of the page down to this one. */
  readonly trail: readonly string[];
  /** Type and default of an option. */
  readonly facts: string;
  /** Paragraphs, table rows, list items and code blocks, encoded by `writeEntry`. */
  readonly entries: readonly string[];
};

/** Returns the sections of pages, with their parent headings. */
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

/** Scores of a term by id of section or page. */
export type Scores = readonly (readonly [id: number, score: number])[];

/** Entry of a term in the index. */
export type Entry = {
  /** Sections and pages that are about the term. */
  readonly sections: Scores;
  readonly pages: Scores;
  /** All sections that contain the term, including those that only mention it. */
  readonly all: ReadonlySet<number>;
  /** If the term has several written forms, such as `files` and `file`: sections by form. */
  readonly forms: ReadonlyMap<string, readonly number[]>;
};

/** Characters for scores: the first for 0 (a mention), each later one for `growth` times the previous score. */
const steps =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./:;?@[]^_{|}~' +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';
const lowest = 0.03;
const growth = 1.075;

/** Encodes each id as the number of ids skipped before it (base 36, nothing for 0) and the character of its score. */
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

/** Decodes the result of `packScores`. */
export function unpackScores(packed: string): Scores {
  let id = -1;
  return [...packed.matchAll(/([0-9a-z]*)([^0-9a-z])/g)].map(([, away, sign]) => {
    id += 1 + (away ? parseInt(away, 36) : 0);
    const step = steps.indexOf(sign!);
    return [id, step === 0 ? 0 : lowest * growth ** step] as const;
  });
}

/** Encodes a term with its entry in one line. Forms list places among the sections, which are shorter than ids. */
export function writeLine(term: string, {sections, pages, all, forms}: Entry): string {
  const scores = new Map(sections);
  const rows = [...new Set([...scores.keys(), ...all])]
    .sort((a, b) => a - b)
    .map((id) => [id, scores.get(id) ?? 0] as const);
  const places = new Map(rows.map(([id], place) => [id, place]));
  const written = [...forms].map(
    ([form, ids]) => `${form}=${packScores(ids.map((id) => [places.get(id)!, 0]))}`,
  );
  return [term, packScores(rows), packScores(pages), ...written].join(' ');
}

/** Decodes the entry of a line of `writeLine`. */
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
        const places = unpackScores(form.slice(at + 1));
        return [form.slice(0, at), places.map(([place]) => rows[place]![0])];
      }),
    ),
  };
}

/** Prefix of terms that are names in code, as opposed to words. Their lines list the sections about the name. */
export const namePrefix = '=';

/** Fetches a file of the search index. Rejects with an error that has the HTTP `status` if the answer is not a success. */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.ok) return response;
  const {status} = response;
  throw Object.assign(new Error(`${url} answered ${status}`), {status});
}
