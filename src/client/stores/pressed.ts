import {shared} from './createStore';

/** The button of an island that was pressed before React was there; it is pressed again when the island is live. */
export const pressed = shared('pressed', () => ({button: undefined as HTMLElement | undefined}));
