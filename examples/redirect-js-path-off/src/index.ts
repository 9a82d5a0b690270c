import { sum } from '#utils/sum';
import { round } from './round';

export function average(values: readonly number[]): number {
  return round(sum(values) / values.length);
}
