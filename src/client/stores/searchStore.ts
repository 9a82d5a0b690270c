import {createStore, shared} from 'docusaurus-plugin-islands/createStore';

export type SearchState = {
  /**
   * `near`: the user may soon open the dialog, so it is loaded; `opening`: the user has opened it, but React has not
   * loaded; `loading`: React is loading the dialog; `missing`: the dialog failed to load.
   */
  readonly phase: 'idle' | 'near' | 'opening' | 'loading' | 'open' | 'missing';
  /** Text that the user typed before the dialog was open. */
  readonly query: string;
};

/** State of the search dialog. The head script sets it when the user opens the search; `SearchDialog` renders it. */
export const search = shared('search', () => createStore<SearchState>({phase: 'idle', query: ''}));
