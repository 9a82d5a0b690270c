import { average } from '@example/dts-auto-extension';

export const result: number = average([1, 3]);

// @ts-expect-error: the values are numbers.
average(['1']);
