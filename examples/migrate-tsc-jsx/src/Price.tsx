export function Price({ amount }: { amount: number }) {
  return <output>{amount.toFixed(2)}</output>;
}
