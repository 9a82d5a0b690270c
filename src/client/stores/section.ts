import {createStore, shared} from './createStore';

/** The id of the heading that is being read; undefined above the first. Set by the outline. */
export const section = shared('section', () => createStore<string | undefined>(undefined));
