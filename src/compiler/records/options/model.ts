import type {LocalizedText} from '../../../site/locales';

export type OptionScope = 'top' | 'item';

/** Code, or a text where code alone would not say it. Texts may contain `code` in backticks. */
export type Value = string | LocalizedText;

/** A default, and for which outputs it is one. */
export type CaseValue = {
  /** Ids of `cases.ts`; left out where it is the default of every output. */
  readonly cases?: readonly string[];
  readonly value: Value;
  /** What was measured, where `value` puts it into words. */
  readonly measured?: string;
  /** The parts of an object that differ from the first of the list, as an object. */
  readonly changes?: string;
};

/** What an Rsbuild option is by default, read from both packages. */
export type Defaults = {
  readonly rslib: readonly CaseValue[];
  readonly rsbuild: readonly CaseValue[];
};

/** What a page says about one option. */
export type OptionFact = {
  /** Path in the configuration: `dts.bundle`, `output.target`. */
  readonly name: string;
  /** One TypeScript type expression; a long object type has one property per line. */
  readonly type: string;
  /** An array of such values is accepted too. */
  readonly orMany?: true;
  /** The default of a library option. */
  readonly default?: Value;
  /** The defaults of an Rsbuild option. */
  readonly defaults?: Defaults;
  /** The option that its default follows from, so that it is no difference of its own. */
  readonly follows?: string;
  /** Where it can be written: at the top level of the configuration, in an item of `lib`. */
  readonly scope: readonly OptionScope[];
  /** Flags of the command line that set it. */
  readonly cli: readonly string[];
  readonly experimental?: true;
  /** What to use instead. */
  readonly deprecated?: LocalizedText;
  /** What else decides, or what to watch out for. */
  readonly note?: LocalizedText;
  /** One sentence. */
  readonly summary: LocalizedText;
};

/** A setting of Rspack that Rslib makes by `tools.rspack`. */
export type BundlerFact = {readonly name: string; readonly defaults: Defaults};

/** `src/data/options.json`. */
export type OptionData = {
  readonly package: string;
  readonly version: string;
  /** The version of `@rsbuild/core` that it uses. */
  readonly rsbuild: string;
  /** What `rslib --help` prints, a line each. */
  readonly help: readonly string[];
  /** The same of the commands, by name. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly options: readonly OptionFact[];
  readonly bundler: readonly BundlerFact[];
};

/** Finds an option; throws with the names that come close. */
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
