import type {TextProblem} from './prose';

type ByLanguage = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * One decision about a word, for all languages: the word of a translation stands under the name of its language,
 * `"zh": "…"`, or of its locale.
 */
export type Term = {
  /** The word of the source. */
  readonly term: string;
  /** What is not written, by language. */
  readonly forbidden: ByLanguage;
  /** Longer words that contain a forbidden one and are right, beside the agreed ones. */
  readonly allowed?: ByLanguage;
  /** Report a translation that never uses the word although its source uses the term. */
  readonly paired?: boolean;
  readonly note?: string;
  readonly [language: string]: unknown;
};

/** What is said for a locale, or for its language. */
function inLanguage<T>(values: Readonly<Record<string, T>> | undefined, locale: string) {
  return values?.[locale] ?? values?.[new Intl.Locale(locale).language];
}

/** The agreed word of a language; undefined where nothing is agreed. */
export function agreedWord(entry: Term, locale: string): string | undefined {
  const word = inLanguage(entry, locale);
  return typeof word === 'string' ? word : undefined;
}

/** What is not written in a language. */
export function forbiddenWords(entry: Term, locale: string): readonly string[] {
  return inLanguage(entry.forbidden, locale) ?? [];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A word as it occurs in prose. Latin words end where letters end; their plural counts, and a space may be a hyphen
 * only where the list says so. Capitals count only in a variant that differs from the term in nothing else.
 */
function pattern(word: string, matchCase: boolean): RegExp {
  const key = `${matchCase} ${word}`;
  const known = patterns.get(key) ?? compile(word, matchCase);
  patterns.set(key, known);
  return known;
}

const patterns = new Map<string, RegExp>();

function compile(word: string, matchCase: boolean): RegExp {
  const start = /^[\w]/.test(word) ? '(?<![\\w-])' : '';
  const end = /\w$/.test(word) ? 's?(?![\\w-])' : '';
  return new RegExp(
    `${start}${escape(word).replace(/ /g, '\\s+')}${end}`,
    matchCase ? 'gu' : 'giu',
  );
}

/** Whether a text uses a word. */
export function uses(text: string, word: string): boolean {
  return text.search(pattern(word, false)) >= 0;
}

type Rule = {
  readonly forbidden: RegExp;
  readonly instead: string;
  readonly note: string;
  /** Right words that contain the forbidden one. */
  readonly longer: readonly RegExp[];
};

/** What a glossary says for a locale, read once: a text is short, and there are many. */
const rules = new WeakMap<readonly Term[], Map<string, readonly Rule[]>>();

function rulesOf(glossary: readonly Term[], locale: string): readonly Rule[] {
  const known = rules.get(glossary) ?? new Map<string, readonly Rule[]>();
  const found = known.get(locale) ?? readRules(glossary, locale);
  rules.set(glossary, known.set(locale, found));
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

/** The forbidden words in a text, with what to write instead. */
export function glossaryProblems(
  text: string,
  locale: string,
  glossary: readonly Term[],
): readonly TextProblem[] {
  return rulesOf(glossary, locale).flatMap(({forbidden, instead, note, longer}) => {
    const found = [...text.matchAll(forbidden)];
    if (found.length === 0) return [];
    // A forbidden word inside an agreed one is no finding.
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

/** Terms that a source uses and whose agreed word its translation never does. */
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

/** What is wrong with the list itself. */
export function glossaryMistakes(
  glossary: readonly Term[],
): readonly {readonly term: string; readonly message: string}[] {
  const owners = new Map<string, string>();
  return glossary.flatMap((entry, index) => {
    const {term, forbidden} = entry;
    const messages: string[] = [];
    const before = glossary[index - 1]?.term ?? '';
    if (before.toLowerCase() >= term.toLowerCase())
      messages.push(`"${term}" stands behind "${before}": terms are sorted, each once`);
    for (const [language, variants = []] of Object.entries(forbidden)) {
      for (const variant of variants) {
        if (variant === (agreedWord(entry, language) ?? term))
          messages.push(`"${variant}" is agreed and forbidden`);
        const owner = owners.get(`${language} ${variant}`);
        if (owner) messages.push(`"${variant}" is forbidden by "${owner}" already`);
        owners.set(`${language} ${variant}`, term);
      }
    }
    return messages.map((message) => ({term, message}));
  });
}
