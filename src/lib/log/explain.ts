import {cleanLog} from './cleanLog';
import {holeStart, needs, partsOf, type LogData} from './logData';

/** A section about an error that a log names. */
export type Explanation = {
  readonly path: string;
  readonly title: string;
  readonly anchor: string;
  readonly heading: string;
  /** The line of the log that names it, and what of it is the message. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
};

/** A message in a log: where, and how much the names in it are those of the page. */
type Found = {
  readonly at: number;
  readonly end: number;
  /** Undefined where there are no names. */
  readonly likeness?: number;
};

/** What an exact name, and a recorded output all of whose messages are there, are worth beside the rarity of a message. */
const worth = {likeness: 2, recorded: 0.5, recordedAlone: 0.8};
const tools = /rslib|rsbuild|rspack|rstack/i;

/** The sections on what a log says, the one that explains most of it first; none when it names nothing known. */
export function explain(text: string, {messages, pages}: LogData): readonly Explanation[] {
  const log = cleanLog(text).join('\n');
  const isOurs = tools.test(log);
  const found = messages.map(([words, weight, needed]) => {
    const isBare = needed === needs.tool && !isOurs;
    if (isBare && !words.includes(holeStart)) return undefined;
    const hit = findMessage(words, log, isBare || needed === needs.names);
    return hit && {...hit, weight};
  });
  const known = pages.flatMap(([path, title, ...sections]) =>
    sections.flatMap(([anchor, heading, names, ...records]) => {
      const hits = names.flatMap((index) => found[index] ?? []);
      const recorded = records
        .map((record) => record.flatMap((index) => found[index] ?? []))
        .filter((lines, index) => isOurs && lines.length === records[index]!.length);
      const [first] = [...hits, ...recorded.flat()];
      if (!first) return [];
      const named = hits.map(({weight, likeness = 0}) => weight + worth.likeness * likeness);
      const whole = recorded.flat().map(({weight, likeness = 1}) => weight * likeness);
      const score =
        named.reduce((sum, one) => sum + one, 0) +
        (named.length > 0 ? worth.recorded : worth.recordedAlone) * Math.max(0, ...whole);
      const from = log.lastIndexOf('\n', first.at) + 1;
      const to = log.indexOf('\n', first.at);
      const line = log.slice(from, to < 0 ? undefined : to);
      const [start, end] = [first.at - from, Math.min(first.end - from, line.length)];
      return {score, shown: {path, title, anchor, heading, line, start, end}};
    }),
  );
  return known.sort((a, b) => b.score - a.score).map(({shown}) => shown);
}

/** Where a log has a message, with the names that are most like those of the page, or with the very same only. */
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

/** Finds a message whatever its names are, over the end of a line where a terminal has cut it. */
function expression(parts: readonly string[]): RegExp {
  const source = parts.map((part, index) => {
    if (index % 2 === 0) {
      return part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+');
    }
    const quote = parts[index - 1]!.at(-1) ?? '';
    if (/['"`]/.test(quote) && parts[index + 1]!.startsWith(quote))
      return `([^${quote}\\n]{1,300})`;
    // At an end of the message nothing says where a name stops: it has no more words than the one of the page.
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

/** How much a name is like the one that a page has as an example: 1 the same, 0.5 what stands for any. */
function alike(name: string, sample: string): number {
  if (sample === '…') return 0.5;
  const [start, end] = sample.split('…');
  const isSame =
    end === undefined ? name === sample : name.startsWith(start!) && name.endsWith(end);
  if (isSame) return 1;
  const kind = kindOf(name);
  if (kind !== kindOf(sample)) return 0;
  return /^(?:@\/|[#~])|\w$/.test(kind) ? 0.75 : 0.25;
}

/** What a name looks like: `@/` an alias, `@` a scope, `./.css` a file with its extension, nothing a word. */
function kindOf(name: string): string {
  const plain = name.replace(/^["'`]|["'`]$/g, '');
  const start = /^(?:[.…]{0,2}\/|@\/|[@~#]|)/.exec(plain)![0];
  return start + (/\.\w+(?:\?\w*)?$/.exec(plain)?.[0] ?? '');
}
