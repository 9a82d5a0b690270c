import type {ChoiceId} from '@site/src/lib/explorer/choices';
import type {FacetId} from '@site/src/lib/explorer/facets';
import type {Words} from '@site/src/site/locales';

export type ExplorerWords = Words<'Explorer'>;
type WordId = keyof ExplorerWords;

/** Returns the option or field of a choice. */
export const nameOf = (id: ChoiceId): string =>
  id === 'type' ? '"type"' : id === 'externals' ? 'autoExternal' : id;

/** Descriptions of facets that are no choices. */
const facetTexts: Readonly<Partial<Record<string, WordId>>> = {
  code: 'codeText',
  files: 'bundleText',
  typesIn: 'typesInText',
};

/** Returns the description of a choice or a facet. */
export const describe = (words: ExplorerWords, id: ChoiceId | FacetId): string =>
  words[facetTexts[id] ?? `${id as ChoiceId}Text`];

/** Values that are words; all others are names, such as `esm`. */
const valueTexts: Readonly<Record<string, WordId>> = {
  '': 'any',
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
  'dts=bundled': 'oneFile',
  'autoExtension=types': 'andTypes',
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

/** Returns the first sentence of a message, as plain text. */
export const firstSentence = (message: string): string =>
  message
    .replaceAll('`', '')
    .replace(/(?<=\. |。).*/, '')
    .trim();

/** Replaces the placeholders of a message. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
