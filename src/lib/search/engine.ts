import type {QueryWords} from '../../site/search';
import {corrected, expand, piecesOf, type Expansion} from './expand';
import {nameMark, type Entry, type FirstTier, type Scores, type Section} from './indexFile';
import {begun} from './highlight';
import {basicTokens, joinedTerms, nameKey, readQuery, type Query, type QueryTerm} from './query';
import {scoreRows, type Scored} from './scoring';
import type {Tier} from './tiers';
import {isHan, spelled, tokenise} from './tokenise';

/** A section that answers a query, and what it has of it by whatever name. */
export type Found = {
  readonly section: Section;
  readonly terms: ReadonlySet<string>;
  /** What was typed, see `wordsIn`: all that is marked. */
  readonly typed: ReadonlySet<string>;
  /** It is what the query names. */
  readonly isNamed: boolean;
  /** It is about something else, and has the words somewhere. */
  readonly isMention: boolean;
};

export type Engine = {
  /** Sections in the order to show, those of a page together where the page is best. */
  readonly find: (query: string, tier: Tier) => readonly Found[];
};

// Plain constants, not the fields of an object: they are written into the worker as numbers.

/** What a word is worth that is only mentioned. */
const mention = 0.3;
/** How much of a page's place its best section decides, the page as a whole the rest. */
const sectionShare = 0.5;
/** What it is worth to be asked for by name, and what it is to be nearly. */
const exactTitle = 3;
const exactHeading = 2;
/** The beginning of a heading, as far as it goes. */
const begunHeading = 1;
/** The heading of an error is a sentence: it counts as far as it was asked for, and at least so much. */
const errorHeading = 0.4;
/** A heading that many pages have says what they share, not what one of them is about. */
const repeatedHeading = 0.8;
/** Sections of the best page, and of the others: a list that ends after twenty has room for five pages. */
const perPage = 5;
const perFurtherPage = 4;
/** So many letters as they stand in a heading are no accident. */
const quotedFrom = 16;
/** So many sections are shown, and so many of those whose headings are not at hand are asked for them. */
const shown = 20;
const best = 14;
const compared = 12;
/** So many sections at once are looked into for a phrase. */
const lookedInto = 60;

/** Answers queries from the tiers of an index. */
export function createEngine(first: FirstTier, words: QueryWords): Engine {
  const begins = first.counts.reduce<readonly number[]>(
    (all, count) => [...all, all.at(-1)! + count],
    [0],
  );
  const pageOf = first.counts.flatMap((count, page) => new Array<number>(count).fill(page));
  const pieces = new Set(
    first.pages.flatMap(([, , ...rows]) => rows.flatMap(([, , heading]) => piecesOf(heading))),
  );
  const headingOf = headingsOf(first, words);

  return {
    find(text, tier) {
      const {plain, phrases} = readPhrases(text);
      const rowsOf = (term: string, rows: 'sections' | 'pages'): Scores => {
        const entry = tier.entry(term);
        if (!entry || isTelling(entry)) return entry?.[rows] ?? [];
        return rows === 'pages' ? [] : [...entry.all].map((id) => [id, mention]);
      };
      const has = (term: string): boolean => isTelling(tier.entry(term));
      const isBegun = (prefix: string): boolean =>
        [...tier.words(prefix)].some((term) => term.startsWith(prefix) && has(term));
      // What a page only mentions is no mistake either.
      const stands = (term: string): boolean => tier.entry(term) !== undefined;
      const query = readQuery(corrected(plain, pieces, {has: stands}), words, isBegun);
      const meanings = new Map<string, readonly Expansion[]>();
      const meaning = ({term, written, phrase}: Query['terms'][number]): readonly Expansion[] => {
        if (phrase !== undefined) return has(term) ? [{term, weight: 1}] : [];
        const key = `${term} ${written}`;
        const known =
          meanings.get(key) ??
          expand(term, written, {has, words: tier.words}).filter((one) => has(one.term));
        meanings.set(key, known);
        // Where nothing is about a word, what mentions it is found.
        return known.length > 0 ? known : [{term, weight: 1}];
      };
      const score = (total: number, rows: 'sections' | 'pages'): readonly Scored[] =>
        scoreRows(query, total, (term) => rowsOf(term, rows), meaning);
      const weigh = (one: Scored, id: number): Scored => {
        const section = tier.known(id);
        return section ? withHeading(one, headingOf(section), query) : one;
      };

      const scored = score(begins[first.ranked]!, 'sections');
      [...scored]
        .sort((a, b) => b.score - a.score)
        .slice(0, compared)
        .forEach(({id}) => tier.known(id) ?? tier.section(id));
      const sections = scored.map((one) => weigh(one, one.id));
      const pages = score(first.ranked, 'pages').map((one) => weigh(one, begins[one.id]!));
      const ranked = order(pageOf, begins, sections, pages);
      const byId = new Map([...ranked, ...sections].map((one) => [one.id, one]));
      const named = namedBy(text, tier);
      // A message that was copied from a terminal stands in a heading, letter by letter.
      const isQuoted = ({id}: Scored): boolean => {
        const section = tier.known(id);
        return section !== undefined && headingOf(section).joined.includes(query.joined);
      };
      const quoted = query.joined.length < quotedFrom ? [] : sections.filter(isQuoted);
      const holding = holders(query, tier);
      const pool = [
        ...new Set([
          ...named,
          ...[...quoted].sort((a, b) => b.score - a.score).map(({id}) => id),
          ...ranked.map(({id}) => id),
          ...[...sections].sort((a, b) => b.score - a.score).map(({id}) => id),
          ...holding.written,
          ...holding.least,
        ]),
      ];
      // Neighbours of Chinese characters may stand apart: only the text tells.
      const isOne = !/\s/.test(plain.trim());
      const {size} = holding.written;
      const written =
        isOne && size > shown && size <= lookedInto
          ? common([holding.written, new Set(withPhrases([...holding.written], [plain], tier))])
          : holding.written;
      const chosen =
        phrases.length > 0
          ? withPhrases(pool, phrases, tier).slice(0, shown)
          : choose(pool, named, {...holding, written}, isOne);
      const typed = typedIn(query, meaning);
      const about = new Set([...named, ...ranked.map(({id}) => id)]);
      return chosen.flatMap((id): readonly Found[] => {
        const section = tier.section(id);
        const found = byId.get(id);
        return section
          ? [
              {
                section,
                terms: found?.terms ?? new Set(),
                typed,
                isNamed: named.includes(id),
                isMention: !about.has(id),
              },
            ]
          : [];
      });
    },
  };
}

/** The words of a query as they were typed, the last one also unfinished; of one that is nowhere, what is nearest. */
function typedIn(
  {terms}: Query,
  meaning: (term: QueryTerm) => readonly Expansion[],
): ReadonlySet<string> {
  return new Set(
    terms.flatMap((asked) => {
      if (asked.phrase !== undefined) return [];
      const {term, written, isOpen} = asked;
      const typed = isOpen && written.length > 1 && !isHan(term) ? [term, written + begun] : [term];
      const meant = meaning(asked).filter(({isError}) => isError);
      const nearest = Math.max(...meant.map(({weight}) => weight));
      return [
        ...typed,
        ...meant.flatMap(({term: other, weight}) => (weight === nearest ? [other] : [])),
      ];
    }),
  );
}

/** What stands in quotation marks, and the query without the marks. */
function readPhrases(text: string): {readonly plain: string; readonly phrases: readonly string[]} {
  const quoted = /["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]/g;
  return {
    plain: text.replace(quoted, ' $1 '),
    phrases: [...text.matchAll(quoted)].map(([, phrase]) => phrase!),
  };
}

/** The sections of a pool that hold all phrases, as far as they can be looked into. */
function withPhrases(
  pool: readonly number[],
  phrases: readonly string[],
  tier: Tier,
): readonly number[] {
  const terms = phrases.flatMap((phrase) => basicTokens(tokenise(phrase)));
  const holding = common(terms.map(({term}) => tier.entry(term)?.all ?? new Set()));
  const wanted = phrases.map(spelled);
  const literal = phrases.map((phrase) => phrase.trim().toLowerCase());
  const chosen: {readonly id: number; readonly isLiteral: boolean}[] = [];
  let absent = 0;
  for (const id of new Set([...pool.filter((one) => holding.has(one)), ...holding])) {
    const section = tier.section(id);
    if (section) {
      const text = [section.trail.at(-1), ...section.entries].join(' ');
      const words = spelled(text);
      if (!wanted.every((phrase) => words.includes(phrase))) continue;
      const lower = text.toLowerCase();
      chosen.push({id, isLiteral: literal.every((phrase) => lower.includes(phrase))});
    } else absent += 1;
    if (chosen.length === lookedInto || absent === lookedInto) break;
  }
  // Word for word comes before the same words with other signs between them.
  return [...chosen.filter((one) => one.isLiteral), ...chosen.filter((one) => !one.isLiteral)].map(
    ({id}) => id,
  );
}

/** The sections that are about a name of code, whoever writes it how: `autoExternal`, `auto external`, `--dts`. */
function namedBy(text: string, tier: Tier): readonly number[] {
  const found = [...new Set([nameKey(text), text.trim()])].flatMap(
    (name) => tier.entry(nameMark + name)?.sections ?? [],
  );
  const best = Math.max(...found.map(([, score]) => score));
  return found.flatMap(([id, score]) => (score === best ? [id] : []));
}

type Holders = {readonly written: ReadonlySet<number>; readonly least: ReadonlySet<number>};

/** The sections that hold all words of a query, as they were typed or in another form. */
function holders({written, least: words}: Query, tier: Tier): Holders {
  return {
    written: common(
      written.map(({term, form}) => {
        const entry = tier.entry(term);
        return new Set(entry && entry.forms.size > 0 ? entry.forms.get(form) : entry?.all);
      }),
    ),
    least: common(words.map((term) => tier.entry(term)?.all ?? new Set())),
  };
}

function isTelling(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.sections.length + entry.pages.length > 0;
}

function common(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [one, ...others] = [...sets].sort((a, b) => a.size - b.size);
  return new Set([...(one ?? [])].filter((id) => others.every((other) => other.has(id))));
}

/**
 * What is shown of a pool, in its order: every section that holds the one word that was typed, as far as there is room.
 * Of several words the best sections come before those that happen to hold them all.
 */
function choose(
  pool: readonly number[],
  named: readonly number[],
  {written, least: holding}: Holders,
  isOne: boolean,
): readonly number[] {
  const all = new Set([
    ...named,
    ...pool.slice(0, isOne && written.size <= shown ? 0 : best),
    ...pool.filter((id) => written.has(id)),
    ...pool.filter((id) => holding.has(id)),
    ...pool,
  ]);
  const chosen = new Set([...all].slice(0, shown));
  return pool.filter((id) => chosen.has(id));
}

/** What a heading may be without. */
const scope = /^lib\./;

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
  {pages}: FirstTier,
  {stopWords, weakWords}: QueryWords,
): (section: Section) => Heading {
  const filler = new Set(
    [...stopWords, ...weakWords].flatMap((word) => tokenise(word).map(({term}) => term)),
  );
  const times = new Map<string, number>();
  for (const [, , ...rows] of pages) {
    for (const [, , heading] of rows) {
      const joined = joinedTerms(heading.replace(scope, ''));
      times.set(joined, (times.get(joined) ?? 0) + 1);
    }
  }
  const known = new Map<number, Heading>();
  const read = ({trail, anchor}: Section): Heading => {
    const heading = trail.at(-1)!.replace(scope, '');
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
      times: isTitle || isError ? 1 : (times.get(joined) ?? 1),
    };
  };
  return (section) => {
    const heading = known.get(section.id) ?? read(section);
    known.set(section.id, heading);
    return heading;
  };
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
  const found = parts.filter((term) => one.terms.has(term));
  const share = found.length / Math.max(parts.length, 1);
  const alike = (share * Math.min(1, one.covered)) ** 3;
  const begun = joined.startsWith(asked) ? begunHeading * (asked.length / joined.length) : 0;
  let factor = joined === asked ? best : 1 + (best - 1) * Math.max(alike, begun);
  factor /= times ** repeatedHeading;
  if (isError) factor *= errorHeading + (1 - errorHeading) * share;
  return {...one, score: one.score * factor};
}

/** Pages by themselves and their best sections, every page's sections by their own. */
function order(
  pageOf: readonly number[],
  begins: readonly number[],
  found: readonly Scored[],
  foundPages: readonly Scored[],
): readonly Scored[] {
  const scores = new Map(foundPages.map(({id, score}) => [id, score]));
  // A page may be found by what others say of it.
  const byPage = new Map(
    foundPages.map((one) => [one.id, [{...one, id: begins[one.id]!, score: 0}]]),
  );
  for (const one of found) {
    const page = pageOf[one.id]!;
    byPage.set(page, [...(byPage.get(page) ?? []).filter(({score}) => score > 0), one]);
  }
  const pages = [...byPage].map(([page, all]) => {
    const best = [...all].sort((a, b) => b.score - a.score || a.id - b.id).slice(0, perPage);
    return {page, best, bySections: best[0]!.score, byPage: scores.get(page) ?? 0};
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
  return ranked.flatMap(({best}, rank) => best.slice(0, rank === 0 ? perPage : perFurtherPage));
}
