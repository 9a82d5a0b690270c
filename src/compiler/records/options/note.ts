import type {LocalizedText} from '../../../site/locales';
import type {Value} from './model';

/** What we add to the facts of the package. */
export type OptionNote = {
  readonly summary: LocalizedText;
  /** The default where the package gives none, or none that is right; for Rsbuild: where nothing sets one. */
  readonly default?: Value;
  /**
   * What the package says, when `default` stands in its place: its code, or the code that its
   * words mention. The check fails when the package changes it.
   */
  readonly insteadOf?: readonly string[];
  /** Words for measured defaults that cannot be shown as they are, by what was measured. */
  readonly measured?: Readonly<Record<string, LocalizedText>>;
  /** The option that its default follows from. */
  readonly follows?: string;
  /** The flags that set it, where they are not its name. */
  readonly cli?: readonly string[];
  /** Exactly for the options that the package calls deprecated. */
  readonly deprecated?: LocalizedText;
  readonly note?: LocalizedText;
};

export type Overlay = {
  /** Groups of options, in the order of the pages; those of Rsbuild after those of a lib item. */
  readonly order: readonly string[];
  /** Those of them that belong to Rsbuild: their defaults are measured. */
  readonly groups: readonly string[];
  /** Options of the package that no page shows: themselves and what is below them. */
  readonly leftOut: readonly string[];
  /** Flags that set no option. */
  readonly otherFlags: readonly string[];
  /** Options whose parts are no options of their own. */
  readonly leaves: readonly string[];
  /** Names for types that readers cannot import, or know by another name. */
  readonly names: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, OptionNote>>;
};
