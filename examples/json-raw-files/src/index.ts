import rates from './rates.json' with { type: 'json' };

export function toDollars(euros: number): string {
  return (euros * rates.USD).toFixed(rates.rounding.digits);
}
