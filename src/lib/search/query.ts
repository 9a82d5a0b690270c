import type {QueryWords} from '../../site/queryWords';
import {isHan, letters, stem, tokenise, type Token} from './tokenise';

export type QueryTerm = {
  readonly term: string;
  /** The word as typed, in lower case; it may be incomplete. */
  readonly written: string;
  /** True if the term is at the end of the query, where the user may still be typing the word. */
  readonly isOpen?: boolean;
  readonly weight: number;
  /** Words of the query that the term represents: index of the word, and how well the term represents it (0 to 1). */
  readonly covers: ReadonlyMap<number, number>;
  /** Index of the synonym that the term belongs to. Terms of synonyms are not expanded. */
  readonly phrase?: number;
};

export type Query = {
  readonly terms: readonly QueryTerm[];
  /** Words of the query without stop words, and their weights. */
  readonly words: readonly {readonly term: string; readonly weight: number}[];
  /** The letters and digits of the query, without spaces, for comparing the query with headings. */
  readonly joined: string;
  /** A section with all terms of `written` has the query as typed; with all terms of `least`, its words in any form. */
  readonly written: readonly {readonly term: string; readonly form: string}[];
  readonly least: readonly string[];
};

/** Weight of a synonym. */
const synonymWeight = 0.6;
/** Weight of a weak word, such as `use` (see `queryWords.yml`), in a query of at least `weakFrom` words. */
const weakWeight = 0.4;
const weakFrom = 3;
/** Weight of a word that is only a part of a name, such as `umd` in the query `umd name`, which finds `umdName`. */
const partWeight = 0.2;
/** Weight of a single word of a phrase that has a synonym, such as `too big`. */
const phraseWeight = 0.7;

/**
 * Parses a query. Its terms are the words except stop words, adjacent words joined (`umd name` finds `umdName`), and
 * synonyms. `hasPrefix` returns true if the index has a term that starts with a prefix.
 */
export function readQuery(
  text: string,
  {stopWords, weakWords, synonyms}: QueryWords,
  hasPrefix: (prefix: string) => boolean = () => false,
): Query {
  const {left, stops, asked, words} = readWords(text, stopWords);
  const terms = new Map<string, QueryTerm>();
  const add = (
    term: string,
    written: string,
    end: number,
    weight: number,
    units: readonly number[],
    part: number,
  ): void => {
    const known = terms.get(term) ?? {term, written, isOpen: end === left.length, weight};
    const covers = new Map('covers' in known ? known.covers : []);
    units.forEach((unit) => covers.set(unit, Math.max(covers.get(unit) ?? 0, part)));
    terms.set(term, {...known, weight: Math.max(known.weight, weight), covers});
  };
  const typed = ({start, end}: Token): string => joinedTerms(left.slice(start, end));

  const weak = new Set(
    words.length < weakFrom
      ? []
      : weakWords.flatMap((word) => tokenise(word).map(({term}) => term)),
  );
  const weight = ({term}: Token): number => (weak.has(term) ? weakWeight : 1);

  const joins = asked
    .map((token) => ({token, units: unitsInside(words, token)}))
    .filter(({units}) => units.length > 1);
  const known = joins.filter(({token}) => !isHan(token.term) && hasPrefix(typed(token)));
  const isPart = (units: readonly number[]): boolean =>
    known.some(
      (one) => one.units.length > units.length && units.every((unit) => one.units.includes(unit)),
    );

  const meant = synonymsFor(synonyms, words);
  // A word of a phrase with a synonym, such as `too big`, is not a topic of its own and weighs less.
  const inPhrase = new Set(
    meant
      .flatMap(({from}) => (from.length > 1 ? from : []))
      .filter((at) => !isHan(words[at]!.term)),
  );
  words.forEach((word, unit) => {
    const part = isPart([unit]) ? partWeight : 1;
    const share = part * (inPhrase.has(unit) ? phraseWeight : 1);
    add(word.term, typed(word), word.end, weight(word) * share, [unit], part);
  });
  for (const {token, units} of joins) {
    add(token.term, typed(token), token.end, weight(token), units, 1);
  }
  for (let unit = 1; unit < words.length; unit += 1) {
    const [one, two] = [words[unit - 1]!, words[unit]!];
    if (isHan(one.term) || isHan(two.term)) continue;
    add(one.term + two.term, typed(one) + typed(two), two.end, 1, [unit - 1, unit], 1);
  }
  const others = meant
    .filter(({from}) => !isPart(from))
    .flatMap(({from, to}, phrase): readonly QueryTerm[] => {
      const parts = basicTokens(tokenise(to)).filter(({term}) => !stops.has(term));
      // The words of a synonym share the weight: each represents a part of the words that the synonym replaces.
      const covers = new Map(from.map((unit) => [unit, synonymWeight / parts.length]));
      const weight = synonymWeight / parts.length;
      return parts.map(({term}) => ({term, written: term, weight, covers, phrase}));
    });
  return {
    terms: [...terms.values(), ...others],
    words: words.map((word) => ({term: word.term, weight: weight(word)})),
    joined: joinedTerms(text),
    written: tokenise(text),
    least: words.map(({term}) => term),
  };
}

/** Returns the words of a query without stop words, or all words if there are only stop words. */
export function readWords(text: string, stopWords: readonly string[]) {
  const left = withoutStopPhrases(text, stopWords);
  const asked = tokenise(left);
  const stops = new Set(stopWords.map(stem));
  const basic = basicTokens(asked);
  const telling = basic.filter(({term}) => !stops.has(term));
  return {left, stops, asked, words: telling.length > 0 ? telling : basic};
}

/** Returns the indexes of the words inside a token. */
function unitsInside(words: readonly Token[], {start, end}: Token): readonly number[] {
  return words.flatMap((word, unit) => (word.start >= start && word.end <= end ? [unit] : []));
}

/** Returns the letters and digits of a text in lower case. */
export function joinedTerms(text: string): string {
  return letters(text.toLowerCase());
}

/** Normalises a name in code, except leading `-` and `_`: `auto-external`, `lib.autoExternal` → `autoexternal`. */
export function nameKey(name: string): string {
  const [mark = ''] = /^(?:--?|_+)(?=[a-z])/i.exec(name.trim()) ?? [];
  return mark + joinedTerms(name).replace(/^lib(?=.)/, '');
}

/** Codes of errors: `TS6059`, `ERR_REQUIRE_ESM`. */
export const errorCode = /\b(?:TS\d{3,5}|ERR_[A-Z_]+|[A-Z]+(?:_[A-Z]+)+)\b/g;

/** Returns the smallest tokens: words and parts of names; in Chinese, pairs of characters or single ones. */
export function basicTokens(tokens: readonly Token[]): readonly Token[] {
  const inside = (one: Token, other: Token): boolean =>
    other.start <= one.start && other.end >= one.end && length(other) > length(one);
  return tokens.filter((token) =>
    isHan(token.term)
      ? !tokens.some((other) => inside(token, other))
      : !tokens.some((other) => inside(other, token)),
  );
}

function length({start, end}: Token): number {
  return end - start;
}

/** Replaces Chinese stop words by spaces, the longest first, unless the text consists of stop words. */
function withoutStopPhrases(text: string, stopWords: readonly string[]): string {
  const phrases = stopWords.filter(isHan).sort((a, b) => b.length - a.length);
  const left = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);
  return left.trim() === '' ? text : left;
}

/** Returns the synonyms of the words of a query, with the indexes of these words. */
function synonymsFor(
  synonyms: QueryWords['synonyms'],
  words: readonly Token[],
): readonly {readonly from: readonly number[]; readonly to: string}[] {
  const terms = words.map(({term}) => term);
  return synonyms.flatMap((group) =>
    group.flatMap((name) => {
      const wanted = basicTokens(tokenise(name)).map(({term}) => term);
      const at = terms.findIndex((_, start) =>
        wanted.every((term, index) => terms[start + index] === term),
      );
      if (wanted.length === 0 || at === -1) return [];
      const from = wanted.map((_, index) => at + index);
      return group.filter((other) => other !== name).map((to) => ({from, to}));
    }),
  );
}
