import type {CaseValue} from '../options/model';

/** From which release on something is there. */
export type Span = {
  /** The first release that has it; the first of all means: since ever. */
  readonly since: string;
  /** The first release that lacks it again. */
  readonly removed?: string;
  /** It was there before and gone in between, oldest first. */
  readonly earlier?: readonly {readonly since: string; readonly removed: string}[];
};

/** What has become of an option. Lists are oldest first and left out where nothing has ever changed. */
export type OptionHistory = Span & {
  /** The first release that calls it deprecated. */
  readonly deprecated?: string;
  /** Every type it has had, on one line, with the release that brought it. */
  readonly types?: readonly {readonly version: string; readonly type: string}[];
  /** Every default it has had, likewise. */
  readonly defaults?: readonly {
    readonly version: string;
    readonly values: readonly CaseValue[];
  }[];
};

export type Release = {
  readonly version: string;
  /** The day it was published. */
  readonly date: string;
  /** The version of `@rsbuild/core` that it brings. */
  readonly rsbuild: string;
};

/** `src/data/history.json`. */
export type History = {
  /** Every stable release, oldest first. */
  readonly releases: readonly Release[];
  /** By name, those that were removed included. */
  readonly options: Readonly<Record<string, OptionHistory>>;
  /** Flags of any command, by what is written: `--no-dts`. */
  readonly flags: Readonly<Record<string, Span>>;
};
