import {createStore, shared} from './createStore';

export type Place = {readonly pathname: string; readonly search: string; readonly hash: string};

/** The address of the page that is shown; set by the navigation when the page is there. Undefined until it has started. */
export const page = shared('page', () => createStore<Place | undefined>(undefined));
