import { toast } from '@example/browser-library';

export const element: HTMLElement = toast('Saved', 1000);

// @ts-expect-error: a text is a string.
toast(1);
