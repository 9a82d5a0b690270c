import {escapeRegExp} from './plainText.ts';
import type {TextProblem} from './prose.ts';

type ByLanguage = Readonly<Record<string, readonly string[] | undefined>>;

/** A term of the glossary. Its translations are fields named by language or locale, such as `"zh": "…"`. */
export type Term = {
  readonly term: string;
  readonly forbidden: ByLanguage;
  /** Allowed words that contain a forbidden word. Agreed words are allowed without being listed. */
  readonly allowed?: ByLanguage;
  /** True to report a page whose source has the term but whose translation lacks the agreed word. */
  readonly paired?: boolean;
  readonly note?: string;
  readonly [language: string]: unknown;
};

function inLanguage<T>(values: Readonly<Record<string, T>> | undefined, locale: string) {
  return values?.[locale] ?? values?.[new Intl.Locale(locale).language];
}

/** Returns the agreed word for a term in a language; undefined if there is none. */
export function agreedWord(entry: Term, locale: string): string | undefined {
  const word = inLanguage(entry, locale);
  return typeof word === 'string' ? word : undefined;
}

export function forbiddenWords(entry: Term, locale: string): readonly string[] {
  return inLanguage(entry.forbidden, locale) ?? [];
}

/** Returns a pattern for a whole word or its plural, compiled once. */
function pattern(word: string, matchCase: boolean): RegExp {
  const key = `${matchCase} ${word}`;
  const cached = patterns.get(key) ?? compile(word, matchCase);
  patterns.set(key, cached);
  return cached;
}

const patterns = new Map<string, RegExp>();

function compile(word: string, matchCase: boolean): RegExp {
  const start = /^[\w]/.test(word) ? '(?<![\\w-])' : '';
  const end = /\w$/.test(word) ? 's?(?![\\w-])' : '';
  return new RegExp(
    `${start}${escapeRegExp(word).replace(/ /g, '\\s+')}${end}`,
    matchCase ? 'gu' : 'giu',
  );
}

/** Returns true if a text contains a word or its plural. */
export function uses(text: string, word: string): boolean {
  return text.search(pattern(word, false)) >= 0;
}

type Rule = {
  readonly forbidden: RegExp;
  readonly instead: string;
  readonly note: string;
  readonly longer: readonly RegExp[];
};

const rules = new WeakMap<readonly Term[], Map<string, readonly Rule[]>>();

function rulesOf(glossary: readonly Term[], locale: string): readonly Rule[] {
  const cached = rules.get(glossary) ?? new Map<string, readonly Rule[]>();
  const found = cached.get(locale) ?? readRules(glossary, locale);
  rules.set(glossary, cached.set(locale, found));
  return found;
}

function readRules(glossary: readonly Term[], locale: string): readonly Rule[] {
  const agreed = glossary.map((entry) => agreedWord(entry, locale) ?? entry.term);
  return glossary.flatMap((entry, index) =>
    forbiddenWords(entry, locale).map((variant): Rule => {
      const instead = agreed[index]!;
      return {
        forbidden: pattern(variant, variant.toLowerCase() === instead.toLowerCase()),
        instead,
        note: entry.note ? ` (${entry.note})` : '',
        longer: [...agreed, ...(inLanguage(entry.allowed, locale) ?? [])]
          .filter((word) => word.length > variant.length && word.includes(variant))
          .map((word) => pattern(word, false)),
      };
    }),
  );
}

/** Finds the forbidden words in a text. */
export function glossaryProblems(
  text: string,
  locale: string,
  glossary: readonly Term[],
): readonly TextProblem[] {
  return rulesOf(glossary, locale).flatMap(({forbidden, instead, note, longer}) => {
    const found = [...text.matchAll(forbidden)];
    if (found.length === 0) return [];
    // A forbidden word inside a longer allowed word is not reported.
    const right = longer.flatMap((word) => [...text.matchAll(word)]);
    return found
      .filter(
        ({index: at, 0: word}) =>
          !right.some(
            (other) => other.index <= at && at + word.length <= other.index + other[0].length,
          ),
      )
      .map(({index: at, 0: word}) => ({
        index: at,
        length: word.length,
        message: `write "${instead}" instead of "${word}"${note}`,
      }));
  });
}

/** Returns the terms of a source whose agreed word does not occur in the translation. */
export function unpairedTerms(
  source: string,
  target: string,
  locale: string,
  glossary: readonly Term[],
): readonly {readonly term: string; readonly agreed: string}[] {
  return glossary.flatMap((entry) => {
    const agreed = agreedWord(entry, locale);
    return entry.paired && agreed && uses(source, entry.term) && !uses(target, agreed)
      ? [{term: entry.term, agreed}]
      : [];
  });
}
