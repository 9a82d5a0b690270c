/** Adds the prices of a basket, in cents. */
export async function total(prices: number[]): Promise<number> {
  const { add } = await import('./add.wasm');
  return prices.reduce((sum, price) => add(sum, price), 0);
}
