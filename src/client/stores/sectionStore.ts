import {createStore, shared} from 'docusaurus-plugin-islands/createStore';

/** The id of the heading whose section is on screen, set by the outline. Undefined above the first heading. */
export const section = shared('section', () => createStore<string | undefined>(undefined));
