import rates, { rounding } from './rates.json';

export function toDollars(euros: number): string {
  return (euros * rates.USD).toFixed(rounding.digits);
}
