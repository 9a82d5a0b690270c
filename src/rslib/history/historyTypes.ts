import type {CaseValue, OptionScope} from '../options/optionTypes';

/** Releases that have an option or a flag. */
export type Span = {
  /** The first release that has the option or flag. */
  readonly since: string;
  /** The first release that no longer has the option or flag. */
  readonly removed?: string;
  /** Earlier spans of an option or flag that was removed and added again, oldest first. */
  readonly earlier?: readonly {readonly since: string; readonly removed: string}[];
};

/** A value, and the first release that has it. */
export type ValueSince<T> = {readonly version: string; readonly value: T};

/** Releases with an option, and the values of its fields, oldest first. A field that never changed may be left out. */
export type OptionHistory = Span & {
  readonly deprecated?: string;
  readonly types?: readonly ValueSince<string>[];
  readonly defaults?: readonly ValueSince<readonly CaseValue[]>[];
  /** Values are true if the option has to be set. */
  readonly required?: readonly ValueSince<boolean>[];
  /** Places where the option may be set. Left out for properties of options, which have the places of the option. */
  readonly scopes?: readonly ValueSince<readonly OptionScope[]>[];
};

export type Release = {
  readonly version: string;
  readonly date: string;
  readonly rsbuild: string;
};

/** Content of `src/data/history.json`, written by `npm run history`. */
export type History = {
  /** Stable releases, oldest first. */
  readonly releases: readonly Release[];
  /** Options by full name, such as `dts.bundle`, including removed ones. */
  readonly options: Readonly<Record<string, OptionHistory>>;
  /** Command-line flags by name, such as `--no-dts`. */
  readonly flags: Readonly<Record<string, Span>>;
};
