import type {ChoiceId, State} from '@site/src/lib/explorer/choices';
import type {FacetId} from '@site/src/lib/explorer/facets';
import type {Model} from '@site/src/lib/explorer/model';
import type {ComponentProps, DOMAttributes} from 'react';
import type {ExplorerWords} from './labels';

export type Action =
  | {readonly type: 'choose'; readonly id: ChoiceId; readonly value: string}
  | {readonly type: 'mode'; readonly mode: 'choose' | 'want'}
  /** Without a text as its value, any is good. */
  | {readonly type: 'want'; readonly id: FacetId; readonly value: string}
  | {readonly type: 'paste'; readonly text: string}
  | {readonly type: 'show'; readonly state: State}
  | {readonly type: 'open'; readonly name: string}
  /** Without a state, the comparison ends. */
  | {readonly type: 'compare'; readonly base?: State}
  | {readonly type: 'swap'}
  | {readonly type: 'reset'};

/**
 * Props with the handlers of controls. The page renders the same view without handlers, until the island has loaded
 * its code.
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
  /** Parts of the address that could not be read. */
  readonly unreadable?: readonly string[];
  /** Text in the field of wanted files. */
  readonly pasted?: string;
  /** True if texts could not be loaded. */
  readonly hasFailed?: boolean;
};
