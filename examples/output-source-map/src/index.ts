export function average(values: number[]): number {
  if (values.length === 0) {
    throw new RangeError('There is no average of nothing.');
  }
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
