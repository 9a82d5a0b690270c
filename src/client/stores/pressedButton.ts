import {shared} from './createStore';

/** The button of an island that was clicked before React was there, to be clicked again when the island is hydrated. */
export const pressed = shared('pressed', () => ({button: undefined as HTMLElement | undefined}));
