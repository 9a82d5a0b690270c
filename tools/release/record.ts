import {structuredPatch, formatPatch, OMIT_HEADERS} from 'diff';
import type {Template} from '../../src/compiler/log/placeholders';
import type {ExampleRecord} from '../../src/compiler/records/example';
import type {
  ChangedExample,
  ChangedMessage,
  ReleaseRecord,
} from '../../src/compiler/releases/model';
import {withVersion} from '../examples/compare';

/** All messages of a version's packages, and those of them that pages show. */
type Messages = {readonly messages: readonly Template[]; readonly shown: readonly Template[]};

/** What of a version the record of a release is made from. */
export type Side = Messages & {
  readonly version: string;
  readonly examples: Readonly<Record<string, ExampleRecord>>;
};

/** Longer differences are no reading, nor are minified lines. */
const most = {lines: 80, length: 400};

/** What is different in a version, for readers; the version's own name is not. */
export function releaseRecord(before: Side, after: Side): ReleaseRecord {
  return {
    version: after.version,
    previous: before.version,
    examples: Object.values(after.examples).flatMap((now) => {
      const old = before.examples[now.name];
      return old ? changedExample(withVersion(old, now.rslib), now) : [];
    }),
    messages: changedMessages(before, after),
  };
}

function changedExample(old: ExampleRecord, now: ExampleRecord): readonly ChangedExample[] {
  const textsOf = ({output}: ExampleRecord): ReadonlyMap<string, string> =>
    new Map(output.flatMap(({path, text}) => (text === null ? [] : [[path, text] as const])));
  const [before, after] = [textsOf(old), textsOf(now)];
  const listOf = ({output}: ExampleRecord): string => output.map(({path}) => `${path}\n`).join('');
  const compared: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ['log', withoutFrames(old.log), withoutFrames(now.log)],
    ['files', listOf(old), listOf(now)],
    // What is new or gone stands in the list.
    ...[...after].map(([file, text]) => [file, before.get(file), text] as const),
  ];
  const parts = compared.flatMap(([part, left, right]) => {
    if (left === undefined || right === undefined || left === right) return [];
    const lines = hunks(left, right);
    // A name of the folder that it was built in would be another one elsewhere.
    const isUnread = (line: string): boolean =>
      line.length > most.length || /\/\.work\//.test(line);
    if (lines.length > most.lines || lines.some(isUnread)) return [];
    return [{part, diff: lines.join('\n')}];
  });
  const isSame = old.exitCode === now.exitCode;
  // What a failed build lacked is no difference: the examples are written for the version that they are recorded with.
  // Nor is a crash: it does not know what the configuration leaves out or adds.
  if (old.exitCode !== 0 && (now.exitCode === 0 || /^error\s+TypeError: /m.test(old.log)))
    return [];
  return isSame && parts.length === 0
    ? []
    : [{name: now.name, ...(isSame ? {} : {exitCodes: [old.exitCode, now.exitCode]}), parts}];
}

/** Frames of a stack name lines of a package, which differ in every version. */
function withoutFrames(log: string): string {
  return log.replace(/^[ │]*at .*:\d+:\d+\)?\n/gm, '');
}

/** What Node says itself, whichever version is installed: packages that resolve modules have the same words. */
const ofNode = /^(?:Cannot find module|ENOENT|No "exports" main defined|Package subpath)\b/;

/** The hunks of a unified diff, without names of files. */
function hunks(before: string, after: string): readonly string[] {
  const patch = structuredPatch('', '', before, after, '', '', {context: 2});
  const lines = formatPatch(patch, OMIT_HEADERS).trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('\\'));
}

/**
 * Messages that are new, gone or reworded, as far as pages show one of both; a new one that shares most words with one
 * that is gone is that one.
 */
export function changedMessages(before: Messages, after: Messages): readonly ChangedMessage[] {
  const [old, now] = [textsOf(before.messages), textsOf(after.messages)];
  const gone = [...old].filter((text) => !now.has(text));
  const pairs = [...now]
    .filter((text) => !old.has(text))
    .map((text): ChangedMessage => {
      const [best] = gone
        .map((other) => ({other, share: shared(text, other)}))
        .sort((a, b) => b.share - a.share);
      return best && best.share > 0.5 ? {before: best.other, after: text} : {after: text};
    });
  const reworded = new Set(pairs.map((pair) => pair.before));
  const rest = gone.filter((text) => !reworded.has(text)).map((text) => ({before: text}));
  const shown = textsOf([...before.shown, ...after.shown]);
  return [...pairs, ...rest].filter((each) => Object.values(each).some((text) => shown.has(text)));
}

/** Messages as a record has them; those of Node are none. */
function textsOf(templates: readonly Template[]): ReadonlySet<string> {
  const texts = templates.map((words) =>
    words
      .map((part) => part.trim())
      .join(' … ')
      .trim(),
  );
  return new Set(texts.filter((text) => !ofNode.test(text)));
}

/** Which part of the words of both texts they share. */
function shared(one: string, other: string): number {
  const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w'-]{2,}/g));
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1);
}
