import { badge } from '@example/dts-bundled-packages';

export const html: string = badge('new', { round: true });

// @ts-expect-error: a label is a string.
badge(1, null);
