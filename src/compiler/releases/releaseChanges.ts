import {compareVersions} from '../../lib/version/compareVersions';

/** Recorded changes of a release: `src/data/releases/<version>.json`. Option changes are in the history. */
export type ReleaseRecord = {
  readonly version: string;
  readonly previous: string;
  readonly examples: readonly ChangedExample[];
  /** Messages that pages explain or examples print, with `…` for placeholders. */
  readonly messages: readonly ChangedMessage[];
};

export type ChangedExample = {
  readonly name: string;
  readonly exitCodes?: readonly [number, number];
  /** Hunks of a unified diff; the part is `log`, `files` or the path of a file. */
  readonly parts: readonly {readonly part: string; readonly diff: string}[];
};

/** A new message has no `before`, a removed one no `after`. */
export type ChangedMessage = {readonly before?: string; readonly after?: string};

/** The first version in which `lib` is optional. */
export const libIsOptional = '1.0.0';

/** Returns true if a version needs `lib`: its examples are built with `lib: [{}]` if they have none. */
export function needsLib(version: string): boolean {
  return compareVersions(version, libIsOptional) < 0;
}
