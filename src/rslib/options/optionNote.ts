import type {LocalizedText} from '../../site/locales';
import type {Value} from './optionTypes';

/** Facts about an option in `tools/rslib/options/notes.yml`, written by hand to complete or correct facts in the package. */
export type OptionNote = {
  readonly summary: LocalizedText;
  /** Default, if the package documents none or a wrong one; for an option of Rsbuild, if no value could be measured. */
  readonly default?: Value;
  /** Code in the package's default that `default` replaces. `npm run options` fails if the code changes. */
  readonly insteadOf?: readonly string[];
  /** Texts for measured defaults that are not code, by measured value, such as `‹function›`. */
  readonly measured?: Readonly<Record<string, LocalizedText>>;
  readonly follows?: string;
  /** Command-line flags that set the option, if their names differ from its name. */
  readonly cli?: readonly string[];
  /** Replacement for an option that the package deprecates. Required for such an option, forbidden for others. */
  readonly deprecated?: LocalizedText;
  readonly note?: LocalizedText;
};

export type Overlay = {
  /** Options of the library, then groups of Rsbuild's options, in the order of the page. */
  readonly order: readonly string[];
  /** Groups of Rsbuild's options, such as `output`. Their defaults are measured. */
  readonly groups: readonly string[];
  /** Options that no page describes; their properties are left out as well. */
  readonly leftOut: readonly string[];
  readonly otherFlags: readonly string[];
  /** Options whose properties are not read as options of their own. */
  readonly leaves: readonly string[];
  /** Texts for types that cannot be imported or have another public name, by the name of the type in the package. */
  readonly names: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, OptionNote>>;
};
