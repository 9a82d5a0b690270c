import { distance, type Point } from './dist/index.js';

const origin: Point = { x: 0, y: 0 };
export const length: number = distance(origin, { x: 3, y: 4 });
