import { meter } from '@example/migrate-vite-after';

export const html: string = meter({ value: 50 });
// @ts-expect-error The value is a number.
meter({ value: '50' });
