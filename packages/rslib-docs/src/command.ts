import type {Language} from '../../../src/site/locales';

/** Exit codes: an answer; nothing found, or something does not fit; a wrong call or input. */
export const codes = {found: 0, missed: 1, wrong: 2} as const;

/** Result of a command: `text` for readers, `data` for programs. */
export type Answer = {
  readonly code: 0 | 1;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type Flags = {
  readonly lang: Language;
  readonly limit: number;
  readonly budget: number;
};

/** A module in `commands`. Without a result, the command has written its own output. */
export type Command = {
  readonly run: (
    words: readonly string[],
    flags: Flags,
  ) => Answer | undefined | Promise<Answer | undefined>;
};

/** An error whose message is for the user: exit code 2, no stack. */
export class Failure extends Error {}

export const limits = {
  /** Characters of a query or a name. */
  query: 400,
  /** Results of a search, and tokens of an answer. */
  limit: {usual: 8, most: 20},
  budget: {usual: 1500, most: 9500},
  /** Bytes of a file of a project that is read whole. */
  file: 2_000_000,
} as const;

// eslint-disable-next-line no-control-regex -- removes control characters
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that would control a terminal or the direction of a text. */
export const plain = (text: string): string => text.replace(controls, '');

/** Returns the words of a call as one query. */
export function queryOf(words: readonly string[]): string {
  const query = plain(words.join(' ').slice(0, limits.query)).replace(/\s+/g, ' ').trim();
  if (query === '') throw new Failure('A word is missing. See --help.');
  return query;
}
