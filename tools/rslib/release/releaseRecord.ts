import {structuredPatch, formatPatch, OMIT_HEADERS} from 'diff';
import type {Template} from '../../../src/rslib/messages/placeholders';
import type {ExampleRecord} from '../../../src/rslib/examples/exampleRecord';
import type {
  ChangedExample,
  ChangedMessage,
  ReleaseRecord,
} from '../../../src/rslib/releases/releaseChanges';
import {exampleWithVersion} from './withVersion';

/** All messages of a version's packages (`messages`), and the messages that pages show (`shown`). */
type Messages = {readonly messages: readonly Template[]; readonly shown: readonly Template[]};

export type ReleaseContents = Messages & {
  readonly version: string;
  readonly examples: Readonly<Record<string, ExampleRecord>>;
};

/** Maximum size of a recorded difference, in lines and in characters per line. This excludes minified files. */
const limits = {lines: 80, lineLength: 400};

/** Returns the differences between two releases, except the version number itself. */
export function releaseRecord(before: ReleaseContents, after: ReleaseContents): ReleaseRecord {
  return {
    version: after.version,
    previous: before.version,
    examples: Object.values(after.examples).flatMap((now) => {
      const old = before.examples[now.name];
      return old ? changedExample(exampleWithVersion(old, now.rslib), now) : [];
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
    ['log', old.log, now.log],
    ['files', listOf(old), listOf(now)],
    // Compares only files that both releases write, because the list above shows added and removed files.
    ...[...after].map(([file, text]) => [file, before.get(file), text] as const),
  ];
  const parts = compared.flatMap(([part, left, right]) => {
    if (left === undefined || right === undefined || left === right) return [];
    const lines = hunks(left, right);
    // Excludes differences that contain a path of the build folder `.work`, because it differs between machines.
    const isExcluded = (line: string): boolean =>
      line.length > limits.lineLength || /\/\.work\//.test(line);
    if (lines.length > limits.lines || lines.some(isExcluded)) return [];
    return [{part, diff: lines.join('\n')}];
  });
  const isSame = old.exitCode === now.exitCode;
  // Ignores examples that the old version cannot build, because they are written for the recorded version.
  if (old.exitCode !== 0 && (now.exitCode === 0 || /^error\s+TypeError: /m.test(old.log)))
    return [];
  return isSame && parts.length === 0
    ? []
    : [{name: now.name, ...(isSame ? {} : {exitCodes: [old.exitCode, now.exitCode]}), parts}];
}

/** Beginning of messages of Node.js, which are ignored because packages only repeat them. */
const nodeMessage = /^(?:Cannot find module|ENOENT|No "exports" main defined|Package subpath)\b/;

/** Returns the hunks of a unified diff, without file names. */
function hunks(before: string, after: string): readonly string[] {
  const patch = structuredPatch('', '', before, after, '', '', {context: 2});
  const lines = formatPatch(patch, OMIT_HEADERS).trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('\\'));
}

/**
 * Returns added, removed and reworded messages, if pages show the old or the new message. A new message replaces the
 * removed message with which it shares most words, if these are more than half.
 */
export function changedMessages(before: Messages, after: Messages): readonly ChangedMessage[] {
  const [old, now] = [textsOf(before.messages), textsOf(after.messages)];
  const removed = [...old].filter((text) => !now.has(text));
  const pairs = [...now]
    .filter((text) => !old.has(text))
    .map((text): ChangedMessage => {
      const [best] = removed
        .map((other) => ({other, share: wordOverlap(text, other)}))
        .sort((a, b) => b.share - a.share);
      return best && best.share > 0.5 ? {before: best.other, after: text} : {after: text};
    });
  const reworded = new Set(pairs.map((pair) => pair.before));
  const rest = removed.filter((text) => !reworded.has(text)).map((text) => ({before: text}));
  const shown = textsOf([...before.shown, ...after.shown]);
  return [...pairs, ...rest].filter((each) => Object.values(each).some((text) => shown.has(text)));
}

function textsOf(templates: readonly Template[]): ReadonlySet<string> {
  const texts = templates.map((words) =>
    words
      .map((part) => part.trim())
      .join(' … ')
      .trim(),
  );
  return new Set(texts.filter((text) => !nodeMessage.test(text)));
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function wordOverlap(one: string, other: string): number {
  const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w'-]{2,}/g));
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1);
}
