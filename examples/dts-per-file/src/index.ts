import { sum } from './utils/sum';

export function average(values: number[]): number {
  return sum(values) / values.length;
}

export { sum };
