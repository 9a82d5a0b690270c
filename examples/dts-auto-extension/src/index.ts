import { sum } from './utils/sum';

export function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

export { sum };
