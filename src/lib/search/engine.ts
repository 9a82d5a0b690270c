import type {QueryWords} from '../../site/search';
import {corrected, expand, piecesOf, type Expansion} from './expand';
import {sectionsOf, type IndexFile, type Section} from './indexFile';
import {invert, type Row, type Scored} from './inverted';
import {basicTokens, joinedTerms, readQuery, type Query, type QueryTerm} from './query';
import {tokenise} from './tokenise';

/** A section that answers a query, and the terms of it that do. */
export type Found = {
  readonly section: Section;
  readonly terms: ReadonlySet<string>;
  readonly score: number;
};

export type Engine = {
  /** Sections in the order to show, those of a page together where the page is best. */
  readonly find: (query: string) => readonly Found[];
};

// Plain constants, not the fields of an object: they are written into the worker as numbers.

/** What a word counts for where, in a section and on a page as a whole. */
const sectionBoosts = {heading: 5, anchor: 2, trail: 1, text: 1, words: 0.8, code: 0.3};
const pageBoosts = {
  title: 6,
  slug: 4,
  lead: 3,
  about: 1.5,
  headings: 1.5,
  text: 0.7,
  words: 0.7,
  code: 0.15,
};
/** How much of a page's place its best section decides, the page as a whole the rest. */
const sectionShare = 0.5;
/** What it is worth to be asked for by name, and what it is to be nearly. */
const exactTitle = 3;
const exactHeading = 2;
const likeHeading = 0.8;
/** The beginning of a heading, as far as it goes. */
const begunHeading = 1;
/** The heading of an error is a sentence: it counts as far as it was asked for, and at least so much. */
const errorHeading = 0.6;
/** A heading that many pages have says what they share, not what one of them is about. */
const repeatedHeading = 0.8;
/** So many letters as they stand in a heading: a message was copied from a terminal. */
const quotedFrom = 16;
const quotedHeading = 8;
/** What the next best sections add to the best one of a page. */
const further = [0.15, 0.08, 0.04];
/** Sections of the best page, and of the others: a list that ends after twenty has room for five pages. */
const perPage = 5;
const perFurtherPage = 4;
/** Less than these shares of the best page, and of the best section of a page, are not shown. */
const leastPage = 0.1;
const least = 0.04;
/** How many words are remembered with what they may mean. */
const rememberedWords = 500;

/** Inverts an index and answers queries from it. */
export function createEngine(index: IndexFile, words: QueryWords): Engine {
  const sections = sectionsOf(index);
  const rows = sections.map(sectionRow);
  const first = index.pages.map((_, page) =>
    sections.findIndex((section) => section.page === page),
  );
  const headings = headingsOf(sections, words);
  const bySection = invert(rows, sectionBoosts);
  const byPage = invert(
    index.pages.map((_, page) => {
      const of = rows.filter(({id}) => sections[id]!.page === page);
      return pageRow(page, of, sections[first[page]!]!, index.about[page] ?? '');
    }),
    pageBoosts,
  );
  const pieces = new Set(sections.flatMap(({trail}) => piecesOf(trail.at(-1)!)));
  const vocabulary = [...byPage.counts.keys()];
  const isBegun = (term: string): boolean => vocabulary.some((known) => known.startsWith(term));
  const meaning = remembered(({term, written, phrase}) =>
    phrase === undefined ? expand(term, written, byPage.counts) : [{term, weight: 1}],
  );

  return {
    find(text) {
      const query = readQuery(corrected(text, pieces, byPage.counts), words, isBegun);
      const found = bySection.find(query, meaning);
      const pages = byPage.find(query, meaning);
      return order(
        sections,
        first,
        found.map((one) => withHeading(one, headings[one.id]!, query)),
        pages.map((one) => withHeading(one, headings[first[one.id]!]!, query)),
      );
    },
  };
}

function sectionRow(section: Section): Row<keyof typeof sectionBoosts> {
  const {id, anchor, trail, text, words, code} = section;
  return {
    id,
    terms: {
      heading: termsOf(trail.at(-1)!),
      anchor: termsOf(anchor),
      trail: termsOf(trail.slice(0, -1).join(' / ')),
      text: text.flatMap(termsOf),
      words: words.flatMap(termsOf),
      code: code.flatMap(termsOf),
    },
  };
}

function pageRow(
  id: number,
  rows: readonly Row<keyof typeof sectionBoosts>[],
  {path, text}: Section,
  about: string,
): Row<keyof typeof pageBoosts> {
  return {
    id,
    terms: {
      title: rows[0]!.terms.heading,
      slug: termsOf(path.split('/').filter(Boolean).at(-1) ?? ''),
      lead: termsOf(text[0] ?? ''),
      about: termsOf(about),
      headings: rows.slice(1).flatMap(({terms}) => terms.heading),
      text: rows.flatMap(({terms}) => terms.text),
      words: rows.flatMap(({terms}) => terms.words),
      code: rows.flatMap(({terms}) => terms.code),
    },
  };
}

function termsOf(text: string): readonly string[] {
  return tokenise(text).map(({term}) => term);
}

/** The answers to the last questions are kept: while a query is typed, most of its words stay. */
function remembered(
  answer: (term: QueryTerm) => readonly Expansion[],
): (term: QueryTerm) => readonly Expansion[] {
  const known = new Map<string, readonly Expansion[]>();
  return (asked) => {
    const key = `${asked.term} ${asked.written} ${asked.phrase === undefined}`;
    const answered = known.get(key) ?? answer(asked);
    if (known.size > rememberedWords) known.clear();
    known.set(key, answered);
    return answered;
  };
}

/** A heading, as queries are compared with it. */
type Heading = {
  readonly joined: string;
  /** Its words without those that say nothing: "Using TypeScript" is named by one word. */
  readonly parts: readonly string[];
  readonly best: number;
  readonly isError: boolean;
  /** How many sections have it; titles and the texts of errors are always telling. */
  readonly times: number;
};

function headingsOf(
  sections: readonly Section[],
  {stopWords, weakWords}: QueryWords,
): readonly Heading[] {
  const filler = new Set([...stopWords, ...weakWords].flatMap(termsOf));
  const all = sections.map(({trail}) => trail.at(-1)!.replace(/^lib\./, ''));
  const times = new Map<string, number>();
  all.map(joinedTerms).forEach((joined) => times.set(joined, (times.get(joined) ?? 0) + 1));
  return sections.map(({trail, anchor}, id) => {
    const heading = all[id]!;
    const parts = basicTokens(tokenise(heading)).map(({term}) => term);
    const telling = parts.filter((term) => !filler.has(term));
    const isTitle = trail.length === 1;
    const isError = /^(?:error|warning)-/.test(anchor);
    const joined = joinedTerms(heading);
    return {
      joined,
      parts: telling.length > 0 ? telling : parts,
      best: isTitle ? exactTitle : exactHeading,
      isError,
      times: isTitle || isError ? 1 : times.get(joined)!,
    };
  });
}

/**
 * What is worth more because its heading is what was asked for: all words of the one are in the other. Misspelt and
 * unfinished words count as far as they are like those of the heading.
 */
function withHeading(
  one: Scored,
  {joined, parts, best, isError, times}: Heading,
  query: Query,
): Scored {
  const asked = query.joined.replace(/^lib(?=.)/, '');
  const share = parts.filter((term) => one.terms.has(term)).length / Math.max(parts.length, 1);
  const alike = likeHeading * (share * Math.min(1, one.covered)) ** 3;
  const begun = joined.startsWith(asked) ? begunHeading * (asked.length / joined.length) : 0;
  let factor = joined === asked ? best : 1 + (best - 1) * Math.max(alike, begun);
  factor /= times ** repeatedHeading;
  if (isError) factor *= errorHeading + (1 - errorHeading) * share;
  if (query.joined.length >= quotedFrom && joined.includes(query.joined)) factor *= quotedHeading;
  return {...one, score: one.score * factor};
}

/** Pages by themselves and their best sections, every page's sections by their own. */
function order(
  sections: readonly Section[],
  first: readonly number[],
  found: readonly Scored[],
  foundPages: readonly Scored[],
): readonly Found[] {
  const scores = new Map(foundPages.map(({id, score}) => [id, score]));
  // A page may be found by what others say of it.
  const byPage = new Map(
    foundPages.map((one) => [one.id, [{...one, id: first[one.id]!, score: 0}]]),
  );
  for (const one of found) {
    const {page} = sections[one.id]!;
    byPage.set(page, [...(byPage.get(page) ?? []).filter(({score}) => score > 0), one]);
  }
  const pages = [...byPage].map(([page, all]) => {
    const best = [...all].sort((a, b) => b.score - a.score || a.id - b.id).slice(0, perPage);
    const bySections = further.reduce(
      (sum, share, index) => sum + share * (best[index + 1]?.score ?? 0),
      best[0]!.score,
    );
    return {page, best, bySections, byPage: scores.get(page) ?? 0};
  });
  const most = (values: readonly number[]): number => Math.max(...values, Number.MIN_VALUE);
  const mostSections = most(pages.map(({bySections}) => bySections));
  const mostPage = most(pages.map((one) => one.byPage));
  const ranked = pages
    .map((one) => {
      const ofSections = (sectionShare * one.bySections) / mostSections;
      const ofPage = ((1 - sectionShare) * one.byPage) / mostPage;
      return {...one, score: ofSections + ofPage};
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const limit = (ranked[0]?.score ?? 0) * leastPage;
  return ranked
    .filter(({score}) => score >= limit)
    .flatMap(({best}, rank) =>
      best
        .slice(0, rank === 0 ? perPage : perFurtherPage)
        .filter(({score}) => score >= best[0]!.score * least)
        .map(({id, score, terms}) => ({section: sections[id]!, terms, score})),
    );
}
