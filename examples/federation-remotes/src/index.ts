import { format } from 'money';

export function total(amounts: number[]): string {
  return format(amounts.reduce((sum, amount) => sum + amount, 0));
}
