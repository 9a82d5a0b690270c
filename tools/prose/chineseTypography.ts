import {diffChars} from 'diff';
import type {TextProblem} from 'docusaurus-translations/checks';

const han = String.raw`\p{Script=Han}`;

/** Pattern of a Chinese character or punctuation mark. */
export const chinese = /[\p{Script=Han}，。、；：！？（）【】「」『』“”《》]/u;

/**
 * Rules that AutoCorrect lacks: for brackets, punctuation between code or Latin text, and spaces beside
 * punctuation.
 */
const rules: readonly {readonly pattern: RegExp; readonly message: string}[] = [
  {
    pattern: new RegExp(`${han}[A-Za-z0-9@$%]|[A-Za-z0-9%]${han}`, 'gu'),
    message: 'write a space between Chinese and Latin text',
  },
  {
    pattern: new RegExp(
      [
        `${han}[,;:!?]|[,;:!?]\\s*${han}|${han}\\.(?=\\s|$)`,
        `\\([^()]*${han}[^()]*\\)|${han}\\s*\\([^()]*\\)|${han}[()]|\\)${han}`,
      ].join('|'),
      'gu',
    ),
    message: 'write full-width punctuation',
  },
  {
    // Finds half-width punctuation. It must be full-width even between code or Latin words: `a`，`b`.
    pattern:
      /[A-Za-z0-9”]\s?[,;!?:](?=\s|$)|(?<=\p{Script=Han}.*)[A-Za-z0-9]\.(?=\s*$|\s+\p{Script=Han})/gu,
    message: 'write full-width punctuation',
  },
  {
    pattern: /[ \t]+[，。、；：！？）】」』”》]|[，。、；：！？（【「『“《][ \t]+/gu,
    message: 'write no space beside full-width punctuation',
  },
];

/** Returns the problems that the rules above find. */
export function ownProblems(text: string): readonly TextProblem[] {
  if (!chinese.test(text)) return [];
  const problems = rules.flatMap(({pattern, message}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      index,
      length: found.length,
      message: `${message}: "${around(text, index, found.length)}"`,
    })),
  );
  // Of two problems that overlap, only the first is reported.
  return problems.filter(
    ({index, length}, position) =>
      !problems
        .slice(0, position)
        .some((other) => index < other.index + other.length && other.index < index + length),
  );
}

type Change = {from: number; fromEnd: number; to: number; toEnd: number};

/** Returns the differences between a text and its correction. Merges differences up to two characters apart. */
export function correctionProblems(text: string, corrected: string): readonly TextProblem[] {
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  for (const {value, added, removed} of diffChars(text, corrected)) {
    const [fromEnd, toEnd] = [from + (added ? 0 : value.length), to + (removed ? 0 : value.length)];
    const last = changes.at(-1);
    if (added || removed) {
      if (last && from - last.fromEnd <= 2) Object.assign(last, {fromEnd, toEnd});
      else changes.push({from, fromEnd, to, toEnd});
    }
    [from, to] = [fromEnd, toEnd];
  }
  return changes.map((change) => {
    const old = around(text, change.from, change.fromEnd - change.from);
    const better = around(corrected, change.to, change.toEnd - change.to);
    return {
      index: Math.min(change.from, text.length - 1),
      length: change.fromEnd - change.from,
      message: `write "${better}" instead of "${old}"`,
    };
  });
}

/** Returns a part of a text with five characters on either side. */
function around(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - 5), index + length + 5);
}

/** Returns the problems in a Chinese text: corrections by AutoCorrect, and problems that the rules above find. */
export function chineseProblems(
  text: string,
  correct: (text: string) => string,
): readonly TextProblem[] {
  if (!chinese.test(text)) return [];
  const corrections = correctionProblems(text, correct(text));
  const isNew = ({index, length}: TextProblem): boolean =>
    corrections.every(
      (other) => index > other.index + other.length + 1 || other.index > index + length,
    );
  return [...corrections, ...ownProblems(text).filter(isNew)];
}
