export type Formats = typeof import('./formats');

export const loadFormats = (): Promise<Formats> => import('./formats');
