import { distance, type Point } from '@example/dts-build';

const origin: Point = { x: 0, y: 0 };
export const length: number = distance(origin, { x: 3, y: 4 });

// @ts-expect-error: a point has two coordinates.
distance(origin, { x: 3 });
