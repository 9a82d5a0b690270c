import type {ChoiceId, State} from '@site/src/rslib/explorer/choices';
import type {FacetId} from '@site/src/rslib/explorer/facets';
import type {Model} from '@site/src/rslib/explorer/model';
import type {ComponentProps, DOMAttributes} from 'react';
import type {ExplorerWords} from './labels';

export type Action =
  | {readonly type: 'choose'; readonly id: ChoiceId; readonly value: string}
  | {readonly type: 'mode'; readonly mode: 'choose' | 'want'}
  /** The value `''` removes the wish, so that the facet may have any value. */
  | {readonly type: 'want'; readonly id: FacetId; readonly value: string}
  | {readonly type: 'paste'; readonly text: string}
  | {readonly type: 'show'; readonly state: State}
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
