import React from 'react';

export function Price({ amount }: { amount: number }) {
  return <data value={amount}>{amount.toFixed(2)} €</data>;
}
