import type {LocalizedText} from '../../site/locales';

export type OptionScope = 'top' | 'item';

/** A value as code, or as text (with code in backticks) if code cannot express it. */
export type Value = string | LocalizedText;

/** A default, and the kinds of output that it applies to. */
export type CaseValue = {
  /** Ids of `outputCases.ts`; left out if the default applies to all outputs. */
  readonly cases?: readonly string[];
  readonly value: Value;
  /** The measured value as printed, such as `‹function›`, if it is not code and `value` describes it. */
  readonly measured?: string;
  /** Properties that differ from the first value of the list, as the code of an object. */
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
  /** True if an array of values of `type` is accepted, too. */
  readonly orMany?: true;
  readonly default?: Value;
  readonly defaults?: Defaults;
  readonly follows?: string;
  /** Places where the option may be set: the top level of the configuration, an item of `lib`, or both. */
  readonly scope: readonly OptionScope[];
  readonly cli: readonly string[];
  readonly experimental?: true;
  readonly deprecated?: LocalizedText;
  readonly note?: LocalizedText;
  readonly summary: LocalizedText;
};

/** An Rspack setting that Rslib changes by `tools.rspack`. */
export type BundlerFact = {readonly name: string; readonly defaults: Defaults};

/** Content of `src/data/options.json`, written by `npm run options`. */
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

/** Returns the option with a name. Throws with a list of similar names, or of all, if there is none. */
export function findOption(data: OptionData, name: string): OptionFact {
  const found = data.options.find((option) => option.name === name);
  if (found === undefined) {
    const root = name.split('.')[0] ?? '';
    const names = data.options.map((option) => option.name);
    const similar = names.filter((known) => known.split('.')[0] === root);
    const hint =
      similar.length > 0
        ? `Similar options: ${similar.join(', ')}`
        : `Options: ${names.join(', ')}`;
    throw new Error(`No option "${name}" in src/data/options.json. ${hint}.`);
  }
  return found;
}
