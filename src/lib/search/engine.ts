import type {QueryWords} from '../../site/queryWords';
import {isErrorId} from '../page/overviewHeadings';
import {corrected, expand, piecesOf, root, type Expansion} from './expand';
import {
  namePrefix,
  textOf,
  type Entry,
  type FirstTier,
  type Scores,
  type Section,
} from './indexFile';
import {wildcard} from './snippet';
import {
  basicTokens,
  errorCode,
  joinedTerms,
  nameKey,
  readQuery,
  readWords,
  type Query,
  type QueryTerm,
} from './query';
import {scoreRows, type Scored} from './scoring';
import type {Tier} from './tiers';
import {isHan, spelled, tokenise} from './tokenise';

/** A section that matches a query. */
export type Found = {
  readonly section: Section;
  /** Terms of the query, including synonyms, that occur in the section. */
  readonly terms: ReadonlySet<string>;
  /** Words to highlight, as typed. A word that ends with `*` is a prefix. */
  readonly typed: ReadonlySet<string>;
  /** True if the query is the name in code that the section is about. */
  readonly isNamed: boolean;
  /** True if the page contains the words, but is about another topic. */
  readonly isMention: boolean;
  /** On the first section of a page: number of the page's sections to show. The others are folded. */
  readonly rows?: number;
};

export type Engine = {
  /** Returns the matching sections in the order in which they are shown. */
  readonly find: (query: string, tier: Tier) => readonly Found[];
};

// The weights are constants, not fields of an object, because the minifier inlines constants.

/** Score of a section that only mentions a word. */
const mentionScore = 0.3;
/** Weight of the best section's score in the score by which pages are ranked. The rest is the page's own score. */
const sectionShare = 0.5;
/** Maximum factors for a title and a heading that match the query. */
const exactTitle = 3;
const exactHeading = 2;
/** The factor for a heading depends on the share of the query that its section contains, raised to this power. */
const coveredPower = 1.5;
/** Minimum factors for headings of errors, which match many queries; `failure` applies to queries about a failure. */
const errorHeading = {usual: 0.4, failure: 0.8};
/** Scores are divided by the number of sections with the same heading, raised to this power. */
const repeatedHeading = 0.8;
/** Maximum number of sections of a page in the results, and how many of them are shown without unfolding. */
const perPage = 4;
const shownPerPage = 2;
/** Minimum score of a section, relative to the best section of its page. */
const sectionFloor = 0.4;
/** Base of the factor that sorts the sections of a page. Rare words of the query in a section add to it. */
const orderBase = 0.5;
/** Factors that sort sections about errors on a page; `failure` applies to queries about a failure. */
const errorOrder = {usual: 0.7, failure: 2};
/** Minimum share of a query's words that a goal (a question with a known answer) has to contain. */
const goalShare = 0.4;
/** Minimum length, in characters, of a query or of three adjacent words that is searched for literally in headings. */
const quotedFrom = 16;
/** Maximum number of results, of results chosen by score alone, and of sections loaded to compare their headings. */
const limit = 20;
const maxByScore = 14;
const maxCompared = 12;
/** A search for phrases ends after this number of matches, or of sections whose text is not loaded. */
const maxSearched = 60;

/** Creates the search engine of an index. `words` are the stop words and synonyms of its language. */
export function createEngine(first: FirstTier, words: QueryWords): Engine {
  const firstSections = first.counts.reduce<readonly number[]>(
    (all, count) => [...all, all.at(-1)! + count],
    [0],
  );
  const pageOf = first.counts.flatMap((count, page) => new Array<number>(count).fill(page));
  const pieces = new Set(
    first.pages.flatMap(([, , ...rows]) => rows.flatMap(([, , heading]) => piecesOf(heading))),
  );
  const headingOf = headingsOf(first, words);
  /** Number of sections whose headings are in the first tier. */
  const inFirstTier = firstSections[first.pages.length]!;
  const simplified = new Map(
    [...first.traditional.matchAll(/(.)(.)/gu)].map(([, a, b]) => [a!, b!]),
  );
  const readRoots = (text: string): readonly string[] =>
    readWords(text, words.stopWords).words.map(({term}) => root(term));
  const goals = first.goals.flatMap(([id, not, ...all]) =>
    all.map((phrase) => ({id, not, roots: readRoots(phrase)})),
  );

  return {
    find(typedText, tier) {
      const text = [...typedText.normalize('NFKC')]
        .map((sign) => simplified.get(sign) ?? sign)
        .join('');
      const namedIds = namedBy(text, tier);
      // A query that names an error or other code may contain quotation marks that do not enclose a phrase.
      const isCode = namedIds.length > 0 && !isOnePhrase.test(text);
      const {plain, phrases} = isCode ? {plain: text, phrases: []} : readPhrases(text);
      const isOne = !/\s/.test(plain.trim());
      const rowsOf = (term: string, rows: 'sections' | 'pages'): Scores => {
        const entry = tier.entry(term);
        if (!entry || isTopic(entry)) return entry?.[rows] ?? [];
        return rows === 'pages' ? [] : [...entry.all].map((id) => [id, mentionScore]);
      };
      const has = (term: string): boolean => isTopic(tier.entry(term));
      const hasPrefix = (prefix: string): boolean =>
        [...tier.words(prefix)].some((term) => term.startsWith(prefix) && has(term));
      // A term that pages only mention is no typing error either.
      const isKnown = (term: string): boolean => tier.entry(term) !== undefined;
      const matchedGoals = goalsOf(readRoots(plain), goals);
      const answers = matchedGoals.map(({id}) => id);
      const query = readQuery(
        answers.length > 0 ? plain : corrected(plain, pieces, {has: isKnown}),
        words,
        hasPrefix,
      );
      const meanings = new Map<string, readonly Expansion[]>();
      const meaning = ({term, written, phrase}: Query['terms'][number]): readonly Expansion[] => {
        if (phrase !== undefined) return has(term) ? [{term, weight: 1}] : [];
        const key = `${term} ${written}`;
        const cached =
          meanings.get(key) ??
          expand(term, written, {has, words: tier.words}).filter((one) => has(one.term));
        meanings.set(key, cached);
        // If no section is about the word, the query finds sections that mention it.
        return cached.length > 0 ? cached : [{term, weight: 1}];
      };
      const score = (total: number, rows: 'sections' | 'pages'): readonly Scored[] =>
        scoreRows(query, total, (term) => rowsOf(term, rows), meaning);
      const isFailure = failure.test(plain);
      const scored = sorted(score(firstSections[first.ranked]!, 'sections'));
      const compared = new Set(scored.slice(0, maxCompared).map(({id}) => id));
      compared.forEach((id) => tier.known(id) ?? tier.section(id));
      // Headings that are only known from an earlier query are left out, so that each query has one result.
      const heading = (id: number): Heading | undefined => {
        const section = id < inFirstTier || compared.has(id) ? tier.known(id) : undefined;
        return section && headingOf(section);
      };
      const weigh = (one: Scored, id: number): Weighed => {
        const own = heading(id);
        return own ? withHeading(one, own, query, isFailure) : {...one, fits: 1};
      };
      const sections = sorted(scored.map((one) => weigh(one, one.id)));
      const pages = score(first.ranked, 'pages').map((one) => weigh(one, firstSections[one.id]!));
      const isAsked = ({id}: Scored): boolean => matchedGoals.every(({not}) => not !== id);
      // Excludes answers and the first sections of their pages, so that these pages show a further section.
      const goalPages = answers.map((id) => pageOf[id]!);
      const given = new Set([...answers, ...goalPages.map((page) => firstSections[page]!)]);
      const others = sections.filter((one) => isAsked(one) && !given.has(one.id));
      const all = rank(pageOf, firstSections, others, pages, query);
      const isOfGoal = ({id}: Scored): boolean => goalPages.includes(pageOf[id]!);
      const ranked = [...all.filter(isOfGoal), ...all.filter((one) => !isOfGoal(one))];
      const byId = new Map([...ranked, ...sections].map((one) => [one.id, one]));
      // A query that is an error message, or a part of one, occurs literally in headings.
      const withHeadings = (isMeant: (heading: Heading) => boolean): readonly Weighed[] =>
        sections.filter(({id}) => {
          const own = heading(id);
          return own !== undefined && isMeant(own);
        });
      const runs = runsOf(plain);
      const whole = withHeadings(
        ({joined}) => query.joined.length >= quotedFrom && joined.includes(query.joined),
      );
      const quoted =
        whole.length > 0
          ? whole
          : withHeadings(
              ({joined, isError}) => isError && runs.some((run) => joined.includes(run)),
            );
      const scoreOf = (id: number): number => byId.get(id)?.score ?? 0;
      const isName = /^[\w.@/-]+$/.test(plain.trim());
      // Only a name is written like this, so it comes before the answer to a question with the same words.
      const isCamelCase = isName && /[a-z][A-Z]/.test(plain);
      const named = isName ? namedIds : [...namedIds].sort((a, b) => scoreOf(b) - scoreOf(a));
      const full = fullMatches(query, tier);
      const exactCount = matchedGoals.filter(({share}) => share === 1).length;
      const pool = [
        ...new Set([
          ...(isCamelCase ? named : []),
          ...(quoted.length > 0 ? [] : answers.slice(0, exactCount)),
          ...named,
          ...quoted.map(({id}) => id),
          ...answers,
          ...ranked.map(({id}) => id),
          ...sections.filter(isAsked).map(({id}) => id),
          ...full.written,
          ...full.least,
        ]),
      ];
      // Chinese is indexed as pairs of characters. A section with all pairs may lack the word, so its text is searched.
      const {size} = full.written;
      const written =
        isOne && size > limit && size <= maxSearched
          ? intersection([full.written, new Set(withPhrases([...full.written], [plain], tier))])
          : full.written;
      const literal = isOne && named.length === 0 && signs.test(plain) ? [plain] : [];
      const exact = [...phrases, ...literal];
      const isLiteral = literal.length > 0;
      const holding = exact.length > 0 ? withPhrases(pool, exact, tier, isLiteral) : [];
      const chosen =
        exact.length > 0 && (holding.length > 0 || namedIds.length === 0)
          ? holding.slice(0, limit)
          : choose(pool, [...answers, ...named], {...full, written}, isOne);
      const typed = typedIn(query, meaning);
      const topics = [...named, ...answers, ...ranked.map(({id}) => id)];
      const about = new Set(topics.map((id) => pageOf[id]));
      const byPage = new Map<number, number[]>();
      for (const id of chosen) {
        const page = pageOf[id]!;
        byPage.set(page, [...(byPage.get(page) ?? []), id]);
      }
      return [...byPage].flatMap(([page, ids], place) =>
        ids.flatMap((id, index): readonly Found[] => {
          const section = tier.section(id);
          if (!section) return [];
          const isFirst = place === 0 && named.length > 0;
          return [
            {
              section,
              terms: byId.get(id)?.terms ?? new Set(),
              typed,
              isNamed: named.includes(id),
              isMention: !about.has(page),
              ...(index === 0 && {rows: isFirst ? perPage : shownPerPage}),
            },
          ];
        }),
      );
    },
  };
}

function sorted<Row extends Scored>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((a, b) => b.score - a.score);
}

type Goal = {readonly id: number; readonly not: number; readonly roots: readonly string[]};

/** Returns twice the number of distinct words, because a Chinese character counts as half a word. */
function lengthOf(roots: readonly string[]): number {
  return new Set(roots.flatMap((one) => (isHan(one) ? [...one] : [one, `${one} `]))).size;
}

/** Returns the goals (questions with a known answer) that are the query or a large share of it, largest first. */
function goalsOf(asked: readonly string[], goals: readonly Goal[]) {
  return goals
    .filter(({roots}) => roots.every((one) => asked.includes(one)))
    .map((goal) => ({...goal, share: lengthOf(goal.roots) / lengthOf(asked)}))
    .filter(
      // A goal of one word only matches if it is the whole query.
      ({roots, share}) => share === 1 || (lengthOf(roots) > 2 && share >= goalShare),
    )
    .sort((one, other) => other.share - one.share);
}

/** Returns words to highlight: the typed words, the last one also as a prefix, and terms for misspelt ones. */
function typedIn(
  {terms}: Query,
  meaning: (term: QueryTerm) => readonly Expansion[],
): ReadonlySet<string> {
  return new Set(
    terms.flatMap((asked) => {
      if (asked.phrase !== undefined) return [];
      const {term, written, isOpen} = asked;
      const hasPrefix = isOpen && written.length > 1 && !isHan(term);
      const typed = hasPrefix ? [term, written + wildcard] : [term];
      const meant = meaning(asked).filter(({isError}) => isError);
      const nearest = Math.max(...meant.map(({weight}) => weight));
      return [
        ...typed,
        ...meant.flatMap(({term: other, weight}) => (weight === nearest ? [other] : [])),
      ];
    }),
  );
}

/** Matches a query that is one phrase in quotation marks, and nothing else. */
const isOnePhrase = /^\s*["\u201c\u201d][^"\u201c\u201d]+["\u201c\u201d]\s*$/;

/** Returns the phrases in quotation marks, and the whole query without these marks. */
function readPhrases(text: string): {readonly plain: string; readonly phrases: readonly string[]} {
  const quoted = /["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]/g;
  return {
    plain: text.replace(quoted, ' $1 '),
    phrases: [...text.matchAll(quoted)].map(([, phrase]) => phrase!),
  };
}

/** Returns every three consecutive words as one string, if it is long enough to search for it in headings. */
function runsOf(text: string): readonly string[] {
  const all = text.split(/\s+/).map(joinedTerms).filter(Boolean);
  const runs = all.slice(2).map((last, at) => all[at]! + all[at + 1]! + last);
  return runs.filter(({length}) => length >= quotedFrom);
}

/** Words that indicate that a query is about a failure. */
const failure =
  /\b(?:errors?|fail\w*|cannot|can't|not|no|missing|nothing|undefined|broken|lost|wrong)\b|报错|错误|失败|找不到|没有|不生效|不对|缺少|丢失|无法/i;

/** Two or more punctuation characters beside a letter or digit: `file:///`. */
const signs = /[\p{L}\p{N}][^\p{L}\p{N}\s_-]{2,}|[^\p{L}\p{N}\s_-]{2,}[\p{L}\p{N}]/u;

/**
 * Returns the sections whose text contains all phrases, those in `pool` first. Texts that are not loaded are left
 * out. With `isLiteral`, the punctuation has to be the same, too.
 */
function withPhrases(
  pool: readonly number[],
  phrases: readonly string[],
  tier: Tier,
  isLiteral = false,
): readonly number[] {
  const terms = phrases.flatMap((phrase) => basicTokens(tokenise(phrase)));
  const candidates = intersection(terms.map(({term}) => tier.entry(term)?.all ?? new Set()));
  const wanted = phrases.map(spelled);
  const literal = phrases.map((phrase) => phrase.trim().toLowerCase());
  const chosen: {readonly id: number; readonly isSame: boolean}[] = [];
  let absent = 0;
  for (const id of new Set([...pool.filter((one) => candidates.has(one)), ...candidates])) {
    const section = tier.section(id);
    if (section) {
      const text = [section.trail.at(-1), ...section.entries.map(textOf)].join(' ');
      const words = spelled(text);
      if (!wanted.every((phrase) => words.includes(phrase))) continue;
      // Normalized like the query, in which full-width punctuation became ASCII.
      const lower = text.normalize('NFKC').toLowerCase();
      const isSame = literal.every((phrase) => lower.includes(phrase));
      if (isSame || !isLiteral) chosen.push({id, isSame});
    } else absent += 1;
    if (chosen.length === maxSearched || absent === maxSearched) break;
  }
  // Sections with the same punctuation as the phrases come first.
  return chosen.sort((a, b) => Number(b.isSame) - Number(a.isSame)).map(({id}) => id);
}

/** Returns the sections about the name that a query consists of, in any spelling, or about an error code in it. */
function namedBy(text: string, tier: Tier): readonly number[] {
  // `0.20` means all its releases: 0.20.0, 0.20.1 …
  const [, minor] = /^\s*v?(\d+\.\d+)(?:\.x)?\s*$/i.exec(text) ?? [];
  const releases = minor ? [...tier.words(`${namePrefix}${minor}.`)] : [];
  const codes = [...text.matchAll(errorCode)].map(([name]) => nameKey(name));
  const names = [nameKey(text), text.trim(), ...codes].map((name) => namePrefix + name);
  const found = [...new Set([...names, ...releases])].flatMap(
    (name) => tier.entry(name)?.sections ?? [],
  );
  const best = Math.max(...found.map(([, score]) => score));
  return found.flatMap(([id, score]) => (score === best ? [id] : []));
}

type FullMatches = {readonly written: ReadonlySet<number>; readonly least: ReadonlySet<number>};

/** Returns the sections that contain all words of a query: as typed (`written`), or in any form (`least`). */
function fullMatches({written, least: words}: Query, tier: Tier): FullMatches {
  return {
    written: intersection(
      written.map(({term, form}) => {
        const entry = tier.entry(term);
        return new Set(entry && entry.forms.size > 0 ? entry.forms.get(form) : entry?.all);
      }),
    ),
    least: intersection(words.map((term) => tier.entry(term)?.all ?? new Set())),
  };
}

/** Returns true if a section or page is about a term, false if sections only mention it. */
function isTopic(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.sections.length + entry.pages.length > 0;
}

function intersection(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [one, ...others] = [...sets].sort((a, b) => a.size - b.size);
  return new Set([...(one ?? [])].filter((id) => others.every((other) => other.has(id))));
}

/**
 * Selects results from `pool`, in its order. For a query of one word, prefers all sections that contain it as typed, if
 * there is room for them. Otherwise prefers the best sections, then those that contain all words.
 */
function choose(
  pool: readonly number[],
  sure: readonly number[],
  {written, least: inAnyForm}: FullMatches,
  isOne: boolean,
): readonly number[] {
  const all = new Set([
    ...(isOne && written.size <= limit ? [...sure, ...written] : pool.slice(0, maxByScore)),
    ...sure,
    ...pool.filter((id) => written.has(id)),
    ...pool.filter((id) => inAnyForm.has(id)),
    ...pool,
  ]);
  const chosen = new Set([...all].slice(0, limit));
  return pool.filter((id) => chosen.has(id));
}

/** Prefix of headings that queries may leave out. */
const scope = /^lib\./;

/** A heading, prepared for matching it with queries. */
type Heading = {
  readonly joined: string;
  /** Words of the heading. Stop words and weak words are left out, unless the heading has no other words. */
  readonly parts: readonly string[];
  readonly best: number;
  readonly isError: boolean;
  /** Number of sections with this heading; 1 for titles and error messages. */
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
    const specific = parts.filter((term) => !filler.has(term));
    const isTitle = trail.length === 1;
    const isError = isErrorId(anchor);
    const joined = joinedTerms(heading);
    return {
      joined,
      parts: specific.length > 0 ? specific : parts,
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

/** A scored section or page; `fits` is a further factor, by which the sections of a page are sorted. */
type Weighed = Scored & {readonly fits: number};

/** Multiplies the score of a section by a factor for its heading: large if it matches the query, small for errors. */
function withHeading(
  one: Scored,
  {joined, parts, best, isError, times}: Heading,
  query: Query,
  isFailure: boolean,
): Weighed {
  const wanted = query.joined.replace(/^lib(?=.)/, '');
  const found = parts.filter((term) => one.terms.has(term));
  const share = found.length / Math.max(parts.length, 1);
  const alike = share ** 3 * Math.min(1, one.covered) ** coveredPower;
  const prefix = joined.startsWith(wanted) ? wanted.length / joined.length : 0;
  let factor = joined === wanted ? best : 1 + (best - 1) * Math.max(alike, prefix);
  factor /= times ** repeatedHeading;
  const least = isFailure ? errorHeading.failure : errorHeading.usual;
  const fits = !isError ? 1 : isFailure ? errorOrder.failure : errorOrder.usual;
  if (isError) factor *= least + (1 - least) * share;
  return {...one, score: one.score * factor, fits};
}

/** Ranks pages by their own score and that of their best section, and the sections of a page by `bestSections`. */
function rank(
  pageOf: readonly number[],
  firstSections: readonly number[],
  found: readonly Weighed[],
  foundPages: readonly Weighed[],
  query: Query,
): readonly Scored[] {
  const scores = new Map(foundPages.map(({id, score}) => [id, score]));
  // If only the words of links to a page match, and none of its sections, the first section represents the page.
  const byPage = new Map(
    foundPages.map((one) => [one.id, [{...one, id: firstSections[one.id]!, score: 0}]]),
  );
  for (const one of found) {
    const page = pageOf[one.id]!;
    byPage.set(page, [...(byPage.get(page) ?? []).filter(({score}) => score > 0), one]);
  }
  const pages = [...byPage].map(([page, all]) => ({
    best: bestSections(all, firstSections[page + 1]! - firstSections[page]!, query),
    page,
    bySections: Math.max(...all.map(({score}) => score)),
    byPage: scores.get(page) ?? 0,
  }));
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
  return ranked.flatMap(({best}) => best);
}

/** Returns the best sections of a page. Words that occur in few of its `length` sections count most. */
function bestSections(all: readonly Weighed[], length: number, {words}: Query): readonly Weighed[] {
  const worth = words.map(({weight}, unit) => {
    const count = all.filter(({units}) => units.has(unit)).length;
    return count === 0 ? 0 : weight * Math.log((length + 1) / (count + 0.5));
  });
  const whole = worth.reduce((sum, value) => sum + value, 0) || 1;
  const ordered = all
    .map((one) => {
      const rarity = [...one.units].reduce((sum, [unit, of]) => sum + worth[unit]! * of, 0) / whole;
      return {one, value: one.score * (orderBase + rarity) * one.fits};
    })
    .sort((a, b) => b.value - a.value || a.one.id - b.one.id)
    .slice(0, perPage);
  return ordered.filter(({value}) => value >= sectionFloor * ordered[0]!.value).map(({one}) => one);
}
