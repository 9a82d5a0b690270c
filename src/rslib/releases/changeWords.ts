import type {ReleaseRecord} from './releaseChanges';
import type {MessageKey} from './releaseContext';

type Part = ReleaseRecord['examples'][number]['parts'][number];

/** A message with the values of its placeholders, which are shown as code. */
type Sentence = {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** `files`: maximum of files in a sentence and of sentences in a description. `text`: maximum length of quoted code. */
const limits = {files: 3, text: 72};

/** Describes the changes in the output of an example, the most informative ones first. */
export function describeParts(parts: readonly Part[]): readonly Sentence[] {
  const files = parts.flatMap((part) => (part.part === 'files' ? filesSentence(part.diff) : []));
  const texts = parts.flatMap((part) =>
    /^(?:files|log)$/.test(part.part) ? [] : [fileSentence(part)],
  );
  const logs = parts.flatMap((part) => (part.part === 'log' ? logSentence(part.diff) : []));
  const informative = [...files, ...logs.filter(({key}) => /^prints/.test(key)), ...texts];
  return (informative.length > 0 ? informative : logs).slice(0, limits.files);
}

function linesOf(diff: string) {
  const lines = diff.split('\n').filter((line) => !line.startsWith('@@'));
  const starting = (sign: string): readonly string[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return {removed: starting('-'), added: starting('+')};
}

function filesSentence(diff: string): readonly Sentence[] {
  const {removed, added} = linesOf(diff);
  const [before, after] = [removed.slice(0, limits.files), added.slice(0, limits.files)];
  if (removed.length === 0) return [{key: 'writes', values: {files: after}}];
  if (added.length === 0) return [{key: 'writesNot', values: {files: before}}];
  if (removed.length !== added.length || removed.length === 1)
    return [{key: 'writesInstead', values: {before, after}}];
  return [{key: 'renames', values: {before: removed.slice(0, 1), after: added.slice(0, 1)}}];
}

const message = /^(?:warn|error)\s+(?:\[[^\]]+\]\s*)?(.+)$/;

function logSentence(diff: string): readonly Sentence[] {
  const {removed, added} = linesOf(diff);
  const messagesIn = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) => message.exec(line)?.[1] ?? []);
  const [old, now] = [messagesIn(removed), messagesIn(added)];
  const isSame = (one: readonly string[], other: readonly string[]): boolean =>
    one.join() === other.join();
  const plain = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.replace(/[\d.]+|\s+/g, ''));
  if (old.length === 0 && now[0] !== undefined)
    return [{key: 'prints', values: {message: [now[0]]}}];
  if (now.length === 0 && old[0] !== undefined)
    return [{key: 'printsNot', values: {message: [old[0]]}}];
  return [{key: isSame(plain(removed), plain(added)) ? 'sizes' : 'printsOther', values: {}}];
}

/** Describes a changed file: quotes the old and new code of a single short change, or else counts changed lines. */
function fileSentence({part, diff}: Part): Sentence {
  const {removed, added} = linesOf(diff);
  const [old, now] = [removed[0], added[0]];
  if (old !== undefined && now !== undefined && removed.length === 1 && added.length === 1) {
    const {before, after} = replaced(old, now);
    if (before !== '' && after !== '' && Math.max(before.length, after.length) <= limits.text)
      return {key: 'nowIs', values: {file: [part], before: [before], after: [after]}};
  }
  const count = Math.max(removed.length, added.length);
  return {
    key: count === 1 ? 'lineDiffers' : 'linesDiffer',
    values: {file: [part], count: [String(count)]},
  };
}

/** Returns the part of each line that differs from the other line, extended to whole words. */
function replaced(old: string, now: string): {readonly before: string; readonly after: string} {
  const tokens = (line: string): readonly string[] => line.match(/[\w$./@'"`-]+|\s+|./g) ?? [];
  const [a, b] = [tokens(old), tokens(now)];
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = (all: readonly string[]): string =>
    all
      .slice(start, all.length - end)
      .join('')
      .trim();
  return {before: middle(a), after: middle(b)};
}
