import { Fragment, h } from 'preact';

export function Price({ amount }: { amount: number }) {
  return (
    <>
      <data value={amount}>{amount.toFixed(2)} €</data>
    </>
  );
}
