import { average } from '@example/out-base-project';

export const result: number = average([1, 3]);

// @ts-expect-error: the values are numbers.
average(['1']);
