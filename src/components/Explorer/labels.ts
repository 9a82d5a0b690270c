import type {ChoiceId} from '@site/src/lib/explorer/choices';
import type {FacetId} from '@site/src/lib/explorer/facets';
import type {Words} from '@site/src/site/locales';

export type ExplorerWords = Words<'Explorer'>;
type WordId = keyof ExplorerWords;

/** Returns the option or field of a choice. */
export const nameOf = (id: ChoiceId): string =>
  id === 'type' ? '"type"' : id === 'externals' ? 'autoExternal' : id;

/** Description of each choice. */
export const choiceTexts: Readonly<Record<ChoiceId, WordId>> = {
  format: 'formatText',
  bundle: 'bundleText',
  dts: 'dtsText',
  autoExtension: 'autoExtensionText',
  type: 'typeText',
  syntax: 'syntaxText',
  target: 'targetText',
  minify: 'minifyText',
  sourceMap: 'sourceMapText',
  css: 'cssText',
  externals: 'externalsText',
};

export const facetTexts: Readonly<Record<FacetId, WordId>> = {
  format: 'formatText',
  code: 'codeText',
  files: 'bundleText',
  types: 'dtsText',
  typesIn: 'typesInText',
  css: 'cssText',
  maps: 'sourceMapText',
  minified: 'minifyText',
  syntax: 'syntaxText',
  dependency: 'externalsText',
  target: 'targetText',
  type: 'typeText',
};

/** Values that are words; all others are names, such as `esm`. */
const valueTexts: Readonly<Record<string, WordId>> = {
  on: 'on',
  off: 'off',
  yes: 'yes',
  no: 'no',
  none: 'none',
  one: 'oneFile',
  many: 'manyFiles',
  bundled: 'bundled',
  external: 'external',
  imported: 'imported',
  'dts=files': 'perFile',
  'types=files': 'perFile',
  'types=off': 'none',
  'dts=bundled': 'oneFile',
  'types=bundled': 'oneFile',
  'autoExtension=types': 'andTypes',
  'files=many': 'manyFiles',
};

/** Returns the text of a value, and whether it is code. */
export function valueText(
  words: ExplorerWords,
  id: ChoiceId | FacetId,
  value: string,
): {readonly text: string; readonly isCode: boolean} {
  const word = valueTexts[`${id}=${value}`] ?? valueTexts[value];
  if (word) return {text: words[word], isCode: false};
  const isExtension = id === 'code' || id === 'typesIn';
  const dotted = value.split('+').map((name) => (id === 'typesIn' ? `.d.${name}` : `.${name}`));
  return {text: isExtension ? dotted.join(' ') : value, isCode: true};
}

/** Replaces the placeholders of a message. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
