import {createStore, shared} from './createStore';

export type Place = {readonly pathname: string; readonly search: string; readonly hash: string};

/** The address of the page on screen, set once it has loaded. Undefined until navigation has started. */
export const page = shared('page', () => createStore<Place | undefined>(undefined));
