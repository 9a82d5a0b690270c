import { distance } from '@example/dts-alias';

export const length: number = distance({ x: 0, y: 0 }, { x: 3, y: 4 });

// @ts-expect-error: a point has two coordinates.
distance({ x: 0 }, { x: 3, y: 4 });
