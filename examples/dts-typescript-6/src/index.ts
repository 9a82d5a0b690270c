export type Point = { readonly x: number; readonly y: number };

export function distance(from: Point, to: Point) {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
