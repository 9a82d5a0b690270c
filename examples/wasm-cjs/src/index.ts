import { add } from './add.wasm';

/** Adds the prices of a basket, in cents. */
export function total(prices: number[]): number {
  return prices.reduce((sum, price) => add(sum, price), 0);
}
