import type {LocalizedText} from '../../../site/locales';
import type {Value} from './optionTypes';

/** Written facts that complete those of the package. */
export type OptionNote = {
  readonly summary: LocalizedText;
  /** The default if the package has none or a wrong one; for Rsbuild, if nothing sets one. */
  readonly default?: Value;
  /** Code of the package's default that `default` replaces. The check fails if the package changes it. */
  readonly insteadOf?: readonly string[];
  /** Texts for measured defaults that cannot be shown as code, by measured value. */
  readonly measured?: Readonly<Record<string, LocalizedText>>;
  readonly follows?: string;
  /** Flags that set it, if they differ from its name. */
  readonly cli?: readonly string[];
  /** Required for options that the package deprecates, and only for them. */
  readonly deprecated?: LocalizedText;
  readonly note?: LocalizedText;
};

export type Overlay = {
  /** Groups of options in page order, Rsbuild's last. */
  readonly order: readonly string[];
  /** Groups of Rsbuild, such as `output`, whose defaults are measured. */
  readonly groups: readonly string[];
  /** Undocumented options, including their properties. */
  readonly leftOut: readonly string[];
  readonly otherFlags: readonly string[];
  /** Options whose properties are not read. */
  readonly leaves: readonly string[];
  /** Names of types that cannot be imported, or have another public name. */
  readonly names: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, OptionNote>>;
};
