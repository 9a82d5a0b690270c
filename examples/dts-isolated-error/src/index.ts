export const limit = Math.max(1, 2);

export function average(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
