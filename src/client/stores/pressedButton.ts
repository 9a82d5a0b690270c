import {shared} from 'docusaurus-plugin-islands/createStore';

/** The button that was clicked in an island before React had loaded. `start.ts` repeats the click. */
export const pressed = shared('pressed', () => ({button: undefined as HTMLElement | undefined}));
