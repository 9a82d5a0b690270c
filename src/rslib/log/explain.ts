import {cleanLog} from './cleanLog';
import {holeStart, needs, partsOf, type LogData} from './logFormat';

export type Explanation = {
  readonly path: string;
  readonly title: string;
  readonly anchor: string;
  readonly heading: string;
  /** The line of the log with the message, and the offsets in the line at which the message starts and ends. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
};

/** Position of a message in a log, and the similarity of its names to those on the page, from 0 to 1. */
type Found = {
  readonly at: number;
  readonly end: number;
  /** Undefined if the message has no placeholders for names. */
  readonly likeness?: number;
};

/**
 * Factors in the score of a section: `likeness` for the similarity of names, `recorded` for an example whose messages
 * are all in the log. `recordedAlone` replaces `recorded` if no message of the section's heading is in the log.
 */
const worth = {likeness: 2, recorded: 0.5, recordedAlone: 0.8};
/** Similarity of names of the same kind. */
const similar = 0.75;
const tools = /rslib|rsbuild|rspack|rstack|publint|attw|arethetypeswrong/i;

/** Returns the sections about the messages in a log, best first. */
export function explain(text: string, {messages, pages}: LogData): readonly Explanation[] {
  const log = cleanLog(text).join('\n');
  const isOurs = tools.test(log);
  const found = messages.map(([words, weight, needed]) => {
    const isBare = needed === needs.tool && !isOurs;
    if (isBare && !words.includes(holeStart)) return undefined;
    const hit = findMessage(words, log, isBare || needed === needs.names);
    return hit && {...hit, weight};
  });
  const likest = new Map<number, number>();
  for (const hit of found)
    if (hit) likest.set(hit.at, Math.max(likest.get(hit.at) ?? 0, hit.likeness ?? 0));
  // A message with names of another kind is left out if the same message has a section with similar names.
  const isOther = ({at, likeness}: Found): boolean => likeness === 0 && likest.get(at)! >= similar;
  const explanations = pages.flatMap(([path, title, ...sections]) =>
    sections.flatMap(([anchor, heading, names, ...records]) => {
      const hits = names.flatMap((index) => found[index] ?? []).filter((hit) => !isOther(hit));
      const recorded = records
        .map((record) => record.flatMap((index) => found[index] ?? []))
        .filter((lines, index) => isOurs && lines.length === records[index]!.length);
      const [first] = [...hits, ...recorded.flat()];
      if (!first) return [];
      const named = new Map<number, number>();
      for (const {at, weight, likeness = 0} of hits) {
        // Of several forms of a message at one place, the best one counts.
        named.set(at, Math.max(named.get(at) ?? 0, weight + worth.likeness * likeness));
      }
      const whole = recorded.flat().map(({weight, likeness = 1}) => weight * likeness);
      const score =
        [...named.values()].reduce((sum, one) => sum + one, 0) +
        (named.size > 0 ? worth.recorded : worth.recordedAlone) * Math.max(0, ...whole);
      const from = log.lastIndexOf('\n', first.at) + 1;
      const to = log.indexOf('\n', first.at);
      const line = log.slice(from, to < 0 ? undefined : to);
      const [start, end] = [first.at - from, Math.min(first.end - from, line.length)];
      return {score, shown: {path, title, anchor, heading, line, start, end}};
    }),
  );
  return explanations.sort((a, b) => b.score - a.score).map(({shown}) => shown);
}

/** A code of TypeScript whose message no section explains, and a section that is near it. */
export type Unexplained = Omit<Explanation, 'start' | 'end'> & {
  readonly code: string;
  /** False if the section has the code: in its heading, beside other words than the log, or as another code for its error. */
  readonly isUnknown: boolean;
};

/** Returns the codes of TypeScript in a log that none of the explanations is about, in the order of the log. */
export function unexplained(
  text: string,
  {pages, near = []}: LogData,
  explanations: readonly Explanation[],
): readonly Unexplained[] {
  const lines = cleanLog(text);
  const codes = [...new Set(lines.join('\n').match(/\bTS\d{4,5}\b/g) ?? [])];
  return codes.flatMap((code): readonly Unexplained[] => {
    const has = new RegExp(`\\b${code}\\b`);
    if (explanations.some(({heading, line}) => has.test(heading) || has.test(line))) return [];
    const line = lines.find((one) => has.test(one))!;
    const [named] = pages.flatMap(([path, title, ...sections]) =>
      sections.flatMap(([anchor, heading]) =>
        has.test(heading) ? [{path, title, anchor, heading}] : [],
      ),
    );
    if (named) return [{...named, code, line, isUnknown: false}];
    const number = Number(code.slice(2));
    const section = near.find(([from, to]) => number >= from && number <= to);
    if (!section) return [];
    const [from, to, path, title, anchor, heading] = section;
    return [{path, title, anchor, heading, code, line, isUnknown: from !== to}];
  });
}

/** Returns the match of a message whose names are most similar to those on the page; only equal ones if `isExact`. */
export function findMessage(message: string, log: string, isExact = false): Found | undefined {
  const parts = partsOf(message);
  const samples = parts.filter((_, index) => index % 2 === 1);
  let best: Found | undefined;
  for (const match of log.matchAll(expression(parts))) {
    const all = samples.map((sample, index) => alike(match[index + 1]!, sample));
    if (isExact && all.some((likeness) => likeness < 1)) continue;
    const likeness =
      all.length > 0 ? all.reduce((sum, one) => sum + one, 0) / all.length : undefined;
    if (best && (best.likeness ?? 1) >= (likeness ?? 1)) continue;
    best = {at: match.index, end: match.index + match[0].length, likeness};
  }
  return best;
}

/** Returns a regular expression for a message with any names in its placeholders, also across line ends. */
function expression(parts: readonly string[]): RegExp {
  const source = parts.map((part, index) => {
    if (index % 2 === 0) {
      return part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+');
    }
    const quote = parts[index - 1]!.at(-1) ?? '';
    if (/['"`]/.test(quote) && parts[index + 1]!.startsWith(quote))
      return `([^${quote}\\n]{1,300})`;
    // A placeholder at the start or end of a message matches at most as many words as its example.
    const isOuter = parts[index + 1] === '' || parts[index - 1] === '';
    const others = part.split(' ').length - 1;
    return isOuter ? `(\\S{1,300}(?: \\S{1,300}){0,${others}})` : '(.{1,300}?)';
  });
  const text = source.join('');
  return new RegExp(
    `${/^\w/.test(text) ? '(?<![\\w$])' : ''}${text}${/\w$/.test(text) ? '(?!\\w)' : ''}`,
    'g',
  );
}

/** Returns the similarity of a name to an example, from 0 to 1; 0.5 if the example is `…`. */
function alike(name: string, sample: string): number {
  if (sample === '…') return 0.5;
  const [start, end] = sample.split('…');
  const isSame =
    end === undefined ? name === sample : name.startsWith(start!) && name.endsWith(end);
  if (isSame) return 1;
  const kind = kindOf(name);
  if (kind !== kindOf(sample)) return 0;
  return /^(?:@\/|[#~])|[\w/]$/.test(kind) ? similar : 0.25;
}

/**
 * Returns the kind of a name: `@/` for an alias, `@acme` for a scope, `.css` for a CSS file, `/` for a path without an
 * extension, `default` for the default export, `''` for a word.
 */
function kindOf(name: string): string {
  const plain = name.replace(/^["'`]|["'`]$/g, '').replace(/^…(?=\/)/, '');
  const start = /^(?:\.{0,2}\/|@\/|@\w*|[~#]|default$|)/.exec(plain)![0];
  return start + (/\.\w+(?:\?\w*)?$/.exec(plain)?.[0] ?? '');
}
