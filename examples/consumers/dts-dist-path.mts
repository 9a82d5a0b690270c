import { average } from '@example/dts-dist-path';

export const result: number = average([1, 3]);

// @ts-expect-error: the values are numbers.
average(['1']);
