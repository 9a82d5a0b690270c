import {createStore, shared} from './createStore';

export type SearchState = {
  /**
   * `near`: the dialog is likely to be opened, so load it; `opening`: it was requested; `loading`: React is loading it;
   * `missing`: it failed to load.
   */
  readonly phase: 'idle' | 'near' | 'opening' | 'loading' | 'open' | 'missing';
  /** Text that was typed before the dialog was open. */
  readonly query: string;
};

/** State of the search dialog: the head script requests it, the island `SearchDialog` renders it. */
export const search = shared('search', () => createStore<SearchState>({phase: 'idle', query: ''}));
