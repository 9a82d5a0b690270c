import {compareVersions} from '../versions/compareVersions';

/** Recorded changes of a release: `src/data/releases/<version>.json`. Changes of options are in `history.json`. */
export type ReleaseRecord = {
  readonly version: string;
  readonly previous: string;
  readonly examples: readonly ChangedExample[];
  /** Changed messages that pages explain or examples print, with `…` for placeholders. */
  readonly messages: readonly ChangedMessage[];
};

export type ChangedExample = {
  readonly name: string;
  readonly exitCodes?: readonly [number, number];
  /** Changed outputs: `log`, `files` (the list of files) or the path of a file, with the hunks of a unified diff. */
  readonly parts: readonly {readonly part: string; readonly diff: string}[];
};

/** A new message has no `before`, a removed one no `after`. */
export type ChangedMessage = {readonly before?: string; readonly after?: string};

/** The first version in which `lib` is optional. */
export const libIsOptional = '1.0.0';

/** Returns true if a version requires `lib`. Examples without `lib` are built with `lib: [{}]` in such a version. */
export function needsLib(version: string): boolean {
  return compareVersions(version, libIsOptional) < 0;
}
