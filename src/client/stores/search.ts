import {createStore, shared} from './createStore';

export type SearchState = {
  /**
   * `idle`, `near` (load the dialog), `opening` (it was asked for), `loading` (React has heard), `open`, or `missing`
   * (it could not be loaded).
   */
  readonly phase: 'idle' | 'near' | 'opening' | 'loading' | 'open' | 'missing';
  /** Text that was typed before the dialog was there. */
  readonly query: string;
};

/** The search dialog: the head script asks for it, the island draws it. */
export const search = shared('search', () => createStore<SearchState>({phase: 'idle', query: ''}));
