import type {Locale} from '../../src/site/locales';
import type {TextProblem} from './chinese';

/** One decision about a word, for both languages. */
export type Term = {
  readonly term: string;
  readonly zh: string;
  /** What is not written, by language: `zh` in Chinese pages, `en` in English ones. */
  readonly forbidden: {readonly zh?: readonly string[]; readonly en?: readonly string[]};
  /** Longer words that contain a forbidden one and are right, beside the agreed ones. */
  readonly allowed?: {readonly zh?: readonly string[]; readonly en?: readonly string[]};
  /** Report a Chinese page that never uses the word although its English counterpart uses the term. */
  readonly paired?: boolean;
  readonly note?: string;
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A word as it occurs in prose. Latin words end where letters end; their plural counts, and a space may be a hyphen
 * only where the list says so. Capitals count only in a variant that differs from the term in nothing else.
 */
function pattern(word: string, matchCase: boolean): RegExp {
  const start = /^[\w]/.test(word) ? '(?<![\\w-])' : '';
  const end = /\w$/.test(word) ? 's?(?![\\w-])' : '';
  return new RegExp(
    `${start}${escape(word).replace(/ /g, '\\s+')}${end}`,
    matchCase ? 'gu' : 'giu',
  );
}

/** The forbidden words in a text, with what to write instead. */
export function glossaryProblems(
  text: string,
  locale: Locale,
  glossary: readonly Term[],
): readonly TextProblem[] {
  const language = locale === 'zh-Hans' ? 'zh' : 'en';
  const agreed = glossary.map((entry) => (language === 'zh' ? entry.zh : entry.term));
  return glossary.flatMap((entry, index) =>
    (entry.forbidden[language] ?? []).flatMap((variant) => {
      const instead = agreed[index] ?? '';
      const matchCase = variant.toLowerCase() === instead.toLowerCase();
      // A forbidden word inside an agreed one is no finding.
      const longer = [...agreed, ...(entry.allowed?.[language] ?? [])]
        .filter((word) => word.length > variant.length && word.includes(variant))
        .flatMap((word) => [...text.matchAll(pattern(word, false))]);
      return [...text.matchAll(pattern(variant, matchCase))]
        .filter(
          ({index: at, 0: found}) =>
            !longer.some(
              (word) => word.index <= at && at + found.length <= word.index + word[0].length,
            ),
        )
        .map(({index: at, 0: found}) => ({
          index: at,
          length: found.length,
          message: `write "${instead}" instead of "${found}"${entry.note ? ` (${entry.note})` : ''}`,
        }));
    }),
  );
}

/** Terms that an English page uses and whose agreed word its Chinese counterpart never does. */
export function unpairedTerms(
  english: string,
  chinese: string,
  glossary: readonly Term[],
): readonly Term[] {
  return glossary.filter(
    ({term, zh, paired}) =>
      paired && pattern(term, false).test(english) && !pattern(zh, false).test(chinese),
  );
}

/** What is wrong with the list itself. */
export function glossaryMistakes(
  glossary: readonly Term[],
): readonly {readonly term: string; readonly message: string}[] {
  const owners = new Map<string, string>();
  return glossary.flatMap((entry, index) => {
    const {term, zh, forbidden} = entry;
    const messages: string[] = [];
    const before = glossary[index - 1]?.term ?? '';
    if (before.toLowerCase() >= term.toLowerCase())
      messages.push(`"${term}" stands behind "${before}": terms are sorted, each once`);
    const variants = [
      ...(forbidden.zh ?? []).map((variant) => ['zh', variant, zh] as const),
      ...(forbidden.en ?? []).map((variant) => ['en', variant, term] as const),
    ];
    for (const [language, variant, agreed] of variants) {
      if (variant === agreed) messages.push(`"${variant}" is agreed and forbidden`);
      const owner = owners.get(`${language} ${variant}`);
      if (owner) messages.push(`"${variant}" is forbidden by "${owner}" already`);
      owners.set(`${language} ${variant}`, term);
    }
    return messages.map((message) => ({term, message}));
  });
}
