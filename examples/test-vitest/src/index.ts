import { scale } from '@/scale';

/** Converts a price to cents. */
export function toCents(price: number): number {
  return Math.round(scale(price, CENTS));
}
