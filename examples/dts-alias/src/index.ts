import type { Point } from '@utils/point';
import { hypotenuse } from '@utils/hypotenuse';

export function distance(from: Point, to: Point): number {
  return hypotenuse(to.x - from.x, to.y - from.y);
}
