import type {Entry, PageText} from '../../../src/compiler/search/buildIndex';
import {groupHits} from '../../../src/lib/search/groupHits';
import type {Hit} from '../../../src/lib/search/respond';

/** A query and the pages that answer it, any of which is correct; `anchor` is the section with the answer. */
export type Judgment = {
  readonly q: string;
  readonly lang: string;
  /** Addresses without base path; `{product}` and `{build-tool}` are placeholders. */
  readonly accept: readonly string[];
  readonly anchor?: string;
  readonly kind: string;
};

export type Verdict = {
  readonly judgment: Judgment;
  /** Rank of the first correct page among the pages, and of the first correct row; 0 if there is none. */
  readonly page: number;
  readonly row: number;
  /** Rank of the first row of a correct page; 0 if there is none. */
  readonly pageRow: number;
  readonly shown: readonly string[];
  /** Number of pages in the first five and seven rows. */
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
  /** Share of queries, apart from names, with at least four pages in the first seven rows. */
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

/** Ranks the results of a query, addresses without base path in the order of the dialog. */
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

/** Kinds of queries that are names, or the start of one. */
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

/** Returns the hits that the dialog shows before it is unfolded. */
export function asShown(hits: readonly Hit[]): readonly Hit[] {
  const named = hits.map((hit) =>
    hit.isMention ? {...hit, hierarchy: {...hit.hierarchy, lvl0: ''}} : hit,
  );
  return groupHits(named as never, new Set())
    .flat()
    .flatMap((row) => (row.kind === 'hit' ? [row.hit as never] : []));
}

/** Returns a test for titles that are code of a page: no heading, and not cut out of a sentence that quotes code. */
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
