import type {LocalizedText} from '../../../site/locales';

export type OptionScope = 'top' | 'item';

/** Code, or a text if code cannot express it. Texts may contain code in backticks. */
export type Value = string | LocalizedText;

/** A default, and the outputs that have it. */
export type CaseValue = {
  /** Ids of `outputCases.ts`; left out if all outputs have the default. */
  readonly cases?: readonly string[];
  readonly value: Value;
  /** The measured value, if `value` is a text. */
  readonly measured?: string;
  /** Properties that differ from the first value of the list, as an object. */
  readonly changes?: string;
};

/** Defaults of an Rsbuild option, measured with both packages. */
export type Defaults = {
  readonly rslib: readonly CaseValue[];
  readonly rsbuild: readonly CaseValue[];
};

export type OptionFact = {
  readonly name: string;
  /** TypeScript type; a long object type has one property per line. */
  readonly type: string;
  /** True if an array of such values is accepted, too. */
  readonly orMany?: true;
  readonly default?: Value;
  readonly defaults?: Defaults;
  readonly follows?: string;
  /** At the top level of the configuration, in an item of `lib`, or both. */
  readonly scope: readonly OptionScope[];
  readonly cli: readonly string[];
  readonly experimental?: true;
  readonly deprecated?: LocalizedText;
  readonly note?: LocalizedText;
  readonly summary: LocalizedText;
};

/** An Rspack setting that Rslib changes by `tools.rspack`. */
export type BundlerFact = {readonly name: string; readonly defaults: Defaults};

/** `src/data/options.json`. */
export type OptionData = {
  readonly package: string;
  readonly version: string;
  readonly rsbuild: string;
  readonly help: readonly string[];
  /** Lines of `rslib <command> --help`, by command. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly options: readonly OptionFact[];
  readonly bundler: readonly BundlerFact[];
};

/** Finds an option. Throws with similar names if there is none. */
export function findOption(data: OptionData, name: string): OptionFact {
  const found = data.options.find((option) => option.name === name);
  if (found === undefined) {
    const root = name.split('.')[0] ?? '';
    const near = data.options
      .map((option) => option.name)
      .filter((known) => known.split('.')[0] === root);
    const hint = near.length > 0 ? near : data.options.map((option) => option.name);
    throw new Error(`No option "${name}" in src/data/options.json. There are: ${hint.join(', ')}.`);
  }
  return found;
}
