import {compareVersions} from '../../lib/version/compare';

/** What a release changed in what was recorded: `src/data/releases/<version>.json`. Its options are those of the history. */
export type ReleaseRecord = {
  readonly version: string;
  /** The version that it was compared with. */
  readonly previous: string;
  /** The examples that are built otherwise, by name. */
  readonly examples: readonly ChangedExample[];
  /** Messages that pages explain or examples put out, as the sources have them: `…` stands for what is put in. */
  readonly messages: readonly ChangedMessage[];
};

export type ChangedExample = {
  readonly name: string;
  /** Before and after, where they differ. */
  readonly exitCodes?: readonly [number, number];
  /** What differs, as hunks of a unified diff: `log` is what the terminal showed, all else are paths of files. */
  readonly parts: readonly {readonly part: string; readonly diff: string}[];
};

/** A new message has no words before, one that is gone none after. */
export type ChangedMessage = {readonly before?: string; readonly after?: string};

/** Since this version `lib` may be left out. */
export const libIsOptional = '1.0.0';

/** Whether a version fails without `lib`: its examples are built with `lib: [{}]` where a configuration has none. */
export function needsLib(version: string): boolean {
  return compareVersions(version, libIsOptional) < 0;
}
