import { badge, type BadgeOptions } from '@example/typescript-types';

const options: BadgeOptions = { label: 'New' };
export const html: string = badge(options);

// @ts-expect-error: a label is a string.
badge({ label: 1 });
