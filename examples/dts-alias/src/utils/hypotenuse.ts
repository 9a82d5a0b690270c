export function hypotenuse(a: number, b: number): number {
  return Math.hypot(a, b);
}
