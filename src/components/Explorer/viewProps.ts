import type {ChoiceId, State} from '@site/src/rslib/explorer/choices';
import type {FacetId} from '@site/src/rslib/explorer/facets';
import type {Model} from '@site/src/rslib/explorer/model';
import type {Words} from '@site/src/site/locales';
import type {ComponentProps, DOMAttributes} from 'react';

export type Action =
  | {readonly type: 'choose'; readonly id: ChoiceId; readonly value: string}
  | {readonly type: 'mode'; readonly mode: 'choose' | 'want'}
  /** The value `''` removes the wish, so that the facet may have any value. */
  | {readonly type: 'want'; readonly id: FacetId; readonly value: string}
  | {readonly type: 'paste'; readonly text: string}
  | {readonly type: 'show'; readonly state: State}
  /** Shows a state as settings, also if wanted files were shown before. */
  | {readonly type: 'start'; readonly state: State}
  | {readonly type: 'open'; readonly name: string}
  /** Without `base`, the comparison ends. */
  | {readonly type: 'compare'; readonly base?: State}
  | {readonly type: 'swap'}
  | {readonly type: 'reset'};

/**
 * Functions that return the props of a control, whose handler dispatches the action. The functions of `noActions`
 * return props without handlers, for the static HTML that is shown until the app is loaded.
 */
export type Actions = {
  readonly radio: (action: Action, isChecked: boolean) => ComponentProps<'input'>;
  readonly button: (action: Action) => Pick<DOMAttributes<HTMLElement>, 'onClick'>;
  readonly field: (action: (text: string) => Action) => ComponentProps<'textarea'>;
};

export const noActions: Actions = {
  radio: (_action, checked) => ({checked, readOnly: true}),
  button: () => ({}),
  field: () => ({readOnly: true}),
};

export type ViewProps = {
  readonly words: ExplorerWords;
  readonly model: Model;
  readonly actions: Actions;
  /** State before the last change. */
  readonly previous?: State | undefined;
  /** Parts of the query string that could not be read, such as `format=x`. */
  readonly unreadable?: readonly string[];
  /** Text in the field for the wanted `exports` or file names. */
  readonly pasted?: string;
  /** True if texts of files could not be loaded. */
  readonly hasFailed?: boolean;
};

export type ExplorerWords = Words<'Explorer'>;
type WordId = keyof ExplorerWords;

/** Returns the name of the option, or of the field of `package.json`, that a choice sets. */
export const nameOf = (id: ChoiceId): string =>
  id === 'type' ? '"type"' : id === 'externals' ? 'autoExternal' : id;

/** Message ids of facets that are not choices, by facet. The message id of a choice is `{id}Text`. */
const facetTexts: Readonly<Partial<Record<string, WordId>>> = {
  code: 'codeText',
  files: 'bundleText',
  typesIn: 'typesInText',
};

/** Returns the name of a facet: its description, or `"type"` for the field of `package.json`. */
export const facetName = (words: ExplorerWords, id: FacetId): string =>
  id === 'type' ? nameOf(id) : describe(words, id);

/** Returns the description of a choice or a facet. */
export const describe = (words: ExplorerWords, id: ChoiceId | FacetId): string =>
  words[facetTexts[id] ?? `${id as ChoiceId}Text`];

/** Message ids by value, or by choice and value. Values without a message are shown as code, such as `esm`. */
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
  return {text: isExtension ? dotted.join(' + ') : value, isCode: true};
}

/** Replaces the placeholders of a message, such as `{count}`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

/** Returns the form of a message for a number, filled in. The forms for one and for more are separated by `|`. */
export function fillCount(
  message: string,
  count: number,
  values?: {readonly size: string},
): string {
  const [one, many = one] = message.split('|');
  return fill(count === 1 ? one! : many!, {count, ...values});
}
