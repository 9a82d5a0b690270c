import type {CaseValue, OptionScope} from '../options/optionTypes';

export type Span = {
  /** The first release that has it. */
  readonly since: string;
  /** The first release without it. */
  readonly removed?: string;
  /** Earlier spans, oldest first. */
  readonly earlier?: readonly {readonly since: string; readonly removed: string}[];
};

/** A value with its first release. */
export type ValueSince<T> = {readonly version: string; readonly value: T};

/** Changes of an option, oldest first; a field is left out if nothing has changed. */
export type OptionHistory = Span & {
  readonly deprecated?: string;
  /** On one line. */
  readonly types?: readonly ValueSince<string>[];
  readonly defaults?: readonly ValueSince<readonly CaseValue[]>[];
  /** Whether it has to be set. */
  readonly required?: readonly ValueSince<boolean>[];
  /** Where it may be set; a property has the scopes of its option. */
  readonly scopes?: readonly ValueSince<readonly OptionScope[]>[];
};

export type Release = {
  readonly version: string;
  readonly date: string;
  readonly rsbuild: string;
};

/** `src/data/history.json`. */
export type History = {
  /** Stable releases, oldest first. */
  readonly releases: readonly Release[];
  /** By name, including removed ones. */
  readonly options: Readonly<Record<string, OptionHistory>>;
  /** By flag, such as `--no-dts`. */
  readonly flags: Readonly<Record<string, Span>>;
};
