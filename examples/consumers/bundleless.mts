import { average, sum } from '@example/bundleless';

export const result: number = average([1, 3]) + sum([1, 3]);

// @ts-expect-error: the values are numbers.
average(['1']);
