import type {QueryWords} from '../../site/search';
import {isHan, stem, tokenise, type Token} from './tokenise';

/** A term to look for. */
export type QueryTerm = {
  readonly term: string;
  /** As it was typed, in lower case: what a word begins with that is not finished. */
  readonly written: string;
  /** Nothing stands behind it: it may be the beginning of a word. */
  readonly isOpen?: boolean;
  readonly weight: number;
  /** The words of the query that it stands for, by their place, and how well it does. */
  readonly covers: ReadonlyMap<number, number>;
  /** The other name that it is a word of, by its place among all of them; it is meant as it stands. */
  readonly phrase?: number;
};

export type Query = {
  readonly terms: readonly QueryTerm[];
  /** The words that tell something, and how much they do. */
  readonly words: readonly {readonly term: string; readonly weight: number}[];
  /** All of it as one word, to compare with whole headings. */
  readonly joined: string;
  /** What a section has to hold that holds the query as it was typed, and at least. */
  readonly written: readonly {readonly term: string; readonly form: string}[];
  readonly least: readonly string[];
};

/** What another word for the same is worth, and a word that every page has, in a query that says more. */
const synonymWeight = 0.6;
const weakWeight = 0.4;
const weakFrom = 3;
/** One word of a name that the pages have means little without the others. */
const partWeight = 0.2;

/**
 * Reads a query: its words without those that only ask, neighbours also in one word (`umd name` finds `umdName`),
 * and what else the words are called.
 */
export function readQuery(
  text: string,
  {stopWords, weakWords, synonyms}: QueryWords,
  isBegun: (term: string) => boolean = () => false,
): Query {
  const left = withoutStopPhrases(text, stopWords);
  const asked = tokenise(left);
  const stops = new Set(stopWords.map(stem));
  const basic = basicTokens(asked);
  const telling = basic.filter(({term}) => !stops.has(term));
  const words = telling.length > 0 ? telling : basic;
  type Known = {written: string; isOpen: boolean; weight: number; covers: Map<number, number>};
  const terms = new Map<string, Known>();
  const add = (
    term: string,
    written: string,
    end: number,
    weight: number,
    units: readonly number[],
    part: number,
  ): void => {
    const known = terms.get(term) ?? {
      written,
      isOpen: end === left.length,
      weight,
      covers: new Map<number, number>(),
    };
    known.weight = Math.max(known.weight, weight);
    units.forEach((unit) => known.covers.set(unit, Math.max(known.covers.get(unit) ?? 0, part)));
    terms.set(term, known);
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
  const known = joins.filter(({token}) => !isHan(token.term) && isBegun(typed(token)));
  const isPart = (units: readonly number[]): boolean =>
    known.some(
      (one) => one.units.length > units.length && units.every((unit) => one.units.includes(unit)),
    );

  words.forEach((word, unit) => {
    const part = isPart([unit]) ? partWeight : 1;
    add(word.term, typed(word), word.end, weight(word) * part, [unit], part);
  });
  for (const {token, units} of joins) {
    add(token.term, typed(token), token.end, weight(token), units, 1);
  }
  for (let unit = 1; unit < words.length; unit += 1) {
    const [one, two] = [words[unit - 1]!, words[unit]!];
    if (isHan(one.term) || isHan(two.term)) continue;
    add(one.term + two.term, typed(one) + typed(two), two.end, 1, [unit - 1, unit], 1);
  }
  const others = applying(synonyms, words)
    .filter(({from}) => !isPart(from))
    .flatMap(({from, to}, phrase): readonly QueryTerm[] => {
      const parts = basicTokens(tokenise(to)).filter(({term}) => !stops.has(term));
      // A part of another name is a part of what it stands for.
      const covers = new Map(from.map((unit) => [unit, synonymWeight / parts.length]));
      const weight = synonymWeight / parts.length;
      return parts.map(({term}) => ({term, written: term, weight, covers, phrase}));
    });
  return {
    terms: [...[...terms].map(([term, rest]) => ({term, ...rest})), ...others],
    words: words.map((word) => ({term: word.term, weight: weight(word)})),
    joined: joinedTerms(text),
    written: tokenise(text),
    least: words.map(({term}) => term),
  };
}

/** The words that stand inside a token, by their place. */
function unitsInside(words: readonly Token[], {start, end}: Token): readonly number[] {
  return words.flatMap((word, unit) => (word.start >= start && word.end <= end ? [unit] : []));
}

/** Letters and digits of a text in lower case. */
export function joinedTerms(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name of code as people write it: `auto-external` is `autoExternal`; what it begins with tells names apart. */
export function nameKey(name: string): string {
  const [mark = ''] = /^(?:--?|_+)(?=[a-z])/i.exec(name.trim()) ?? [];
  return mark + joinedTerms(name).replace(/^lib(?=.)/, '');
}

/** The smallest tokens: words and parts of names; of Chinese the pairs, a single character only on its own. */
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

/** Phrases of a language without spaces become gaps; the longest first. */
function withoutStopPhrases(text: string, stopWords: readonly string[]): string {
  const phrases = stopWords.filter(isHan).sort((a, b) => b.length - a.length);
  const left = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);
  return left.trim() === '' ? text : left;
}

/** The other names of the words of a query, with the words that they stand for. */
function applying(
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
