import type {Answer} from '@site/src/lib/explorer/wanted';
import type {ChoiceId, State} from '@site/src/lib/explorer/choices';
import type {FacetId} from '@site/src/lib/explorer/facets';
import type {ComponentProps} from 'react';

export type Mode = 'choose' | 'want';

export type Action =
  | {readonly type: 'choose'; readonly id: ChoiceId; readonly value: string}
  | {readonly type: 'mode'; readonly mode: Mode}
  /** Without a value, any is good. */
  | {readonly type: 'want'; readonly id: FacetId; readonly value?: string}
  | {readonly type: 'paste'; readonly text: string}
  | {readonly type: 'answer'; readonly answer: Answer}
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
  readonly button: (action: Action) => ComponentProps<'button'>;
  readonly field: (action: (text: string) => Action) => ComponentProps<'textarea'>;
};

export const noActions: Actions = {
  radio: (_action, checked) => ({checked, readOnly: true}),
  button: () => ({}),
  field: () => ({readOnly: true}),
};
