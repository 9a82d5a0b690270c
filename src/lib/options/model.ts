import type {LocalizedText} from '../../site/locales';

export type OptionScope = 'top' | 'item';

/** What a page says about one option. Texts may contain `code` in backticks. */
export type OptionFact = {
  /** Path below a lib item, `dts.bundle.tsconfigPath`. */
  readonly name: string;
  /** One TypeScript type expression; a long object type has one property per line. */
  readonly type: string;
  /** Code, or a text where the default depends on something. */
  readonly default: string | LocalizedText;
  /** Where it can be written: at the top level of the configuration, in an item of `lib`. */
  readonly scope: readonly OptionScope[];
  /** Flags of the command line that set it. */
  readonly cli: readonly string[];
  /** The first version of Rslib that has it, where that is known. */
  readonly since?: string;
  readonly experimental?: true;
  /** What to use instead. */
  readonly deprecated?: LocalizedText;
  /** One sentence. */
  readonly summary: LocalizedText;
};

/** `src/data/options.json`. */
export type OptionData = {
  readonly package: string;
  readonly version: string;
  /** What `rslib --help` prints, a line each. */
  readonly help: readonly string[];
  readonly options: readonly OptionFact[];
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
