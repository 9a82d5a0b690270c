import {createStore, shared} from 'docusaurus-plugin-islands/createStore';

export type Place = {readonly pathname: string; readonly search: string; readonly hash: string};

/** The address of the page on screen, changed once a new page is shown. Undefined until the scripts have started. */
export const page = shared('page', () => createStore<Place | undefined>(undefined));
