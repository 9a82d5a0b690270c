import { init, loadRemote } from '@module-federation/enhanced/runtime';

interface Money {
  format(amount: number): string;
}

/** Says where the other library is; call it once, before anything else. */
export function connect(entry: string): void {
  init({ name: 'invoice', remotes: [{ name: 'money', entry }] });
}

export async function total(amounts: number[]): Promise<string> {
  const money = await loadRemote<Money>('money');
  if (!money) {
    throw new Error('money exposes nothing');
  }
  return money.format(amounts.reduce((sum, amount) => sum + amount, 0));
}
