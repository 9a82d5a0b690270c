import {createStore, shared} from './createStore';

/** The id of the current heading; undefined above the first. Set by the outline. */
export const section = shared('section', () => createStore<string | undefined>(undefined));
