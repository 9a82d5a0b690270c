import type {Entry, PageText} from '../../../src/compiler/search/buildIndex';

/** A query with its correct results: any page in `accept` and, if `anchor` is set, the section with this id on it. */
export type Judgment = {
  readonly q: string;
  readonly lang: string;
  /** Paths without base path, in which `{product}` and `{build-tool}` are placeholders. */
  readonly accept: readonly string[];
  readonly anchor?: string;
  readonly kind: string;
};

export type Verdict = {
  readonly judgment: Judgment;
  /** Rank of the first correct page among the distinct pages, from 1; 0 if there is none. */
  readonly page: number;
  /** Rank of the first row with a correct page and the correct section, from 1; 0 if there is none. */
  readonly row: number;
  /** Rank of the first row with a correct page, from 1; 0 if there is none. */
  readonly pageRow: number;
  readonly shown: readonly string[];
  /** Number of different pages in the first five rows, and in the first seven. */
  readonly pages5: number;
  readonly pages7: number;
};

type Figures = {
  readonly queries: number;
  readonly success1: number;
  readonly success5: number;
  /** Share of queries whose first three rows have a correct page. */
  readonly three: number;
  readonly mrr: number;
  readonly rows1: number;
  readonly rows5: number;
  readonly pages5: number;
  readonly pages7: number;
  /** Share of queries whose first seven rows are from at least four pages. Only queries that are not names count. */
  readonly four: number;
};

const placeholders = {product: 'rslib', 'build-tool': 'rsbuild'} as const;

function normalised(path: string): string {
  return path
    .replace(
      /\{(product|build-tool)\}/g,
      (_, name: keyof typeof placeholders) => placeholders[name],
    )
    .replace(/\/$/, '');
}

/** Returns the ranks of the correct results. `urls` are all results in the order of the dialog, without base path. */
export function judge(judgment: Judgment, urls: readonly string[]): Verdict {
  const accepted = new Set(judgment.accept.map(normalised));
  const rows = urls.map((url) => {
    const [path = '', anchor = ''] = url.split('#');
    return {path: normalised(path), anchor};
  });
  const shown = [...new Set(rows.map(({path}) => path))];
  const wanted = judgment.anchor?.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  const pagesIn = (count: number): number =>
    new Set(rows.slice(0, count).map(({path}) => path)).size;
  return {
    judgment,
    shown,
    pages5: pagesIn(5),
    pages7: pagesIn(7),
    page: shown.findIndex((path) => accepted.has(path)) + 1,
    pageRow: rows.findIndex(({path}) => accepted.has(path)) + 1,
    row:
      rows.findIndex(
        ({path, anchor}) =>
          accepted.has(path) &&
          (wanted === undefined || anchor === wanted || anchor.startsWith(`${wanted}-`)),
      ) + 1,
  };
}

/** Kinds of queries that consist of a name or of the beginning of a name. */
const names = new Set(['option', 'identifier', 'partial', 'spacing', 'misspelling']);

export function figures(verdicts: readonly Verdict[]): Figures {
  const share = (test: (verdict: Verdict) => boolean, all = verdicts): number =>
    all.filter(test).length / all.length;
  const mean = (of: (verdict: Verdict) => number): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length;
  const questions = verdicts.filter(({judgment}) => !names.has(judgment.kind));
  return {
    queries: verdicts.length,
    success1: share(({page}) => page === 1),
    success5: share(({page}) => page >= 1 && page <= 5),
    three: share(({pageRow}) => pageRow >= 1 && pageRow <= 3),
    mrr: mean(({page}) => (page > 0 ? 1 / page : 0)),
    rows1: share(({row}) => row === 1),
    rows5: share(({row}) => row >= 1 && row <= 5),
    pages5: mean((verdict) => verdict.pages5),
    pages7: mean((verdict) => verdict.pages7),
    four: share(({pages7}) => pages7 >= 4, questions),
  };
}

/** Returns a function that returns true for a title that is code of a page, but not a heading or sentence with code. */
export function codeTest(pages: readonly PageText[]): (title: string) => boolean {
  const sections = pages.flatMap((page) => page.sections);
  const entries = sections.flatMap((section) => section.entries);
  const isCode = ({kind}: Entry): boolean => kind === 'code' || kind === 'sample';
  const textOf = (some: readonly Entry[]): string =>
    some.map(({text}) => text.replace(/\s+/g, ' ')).join('\n');
  const code = textOf(entries.filter(isCode));
  const sentences = textOf(entries.filter((entry) => !isCode(entry)));
  const headings = sections.map(({heading}) => heading).join('\n');
  return (title) => {
    const text = title.replace(/^…|…$/g, '');
    const isQuote = text !== title && sentences.includes(text);
    return !headings.includes(text) && !isQuote && code.includes(text);
  };
}
