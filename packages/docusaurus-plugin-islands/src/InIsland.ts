import {createContext} from 'react';

/** True while an island renders on the server; false in the static page, and in slots of islands. */
export const InIsland = createContext(false);
