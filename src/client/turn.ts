/** Over when the browser has done what waits, so that a tap is answered before what takes long. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
