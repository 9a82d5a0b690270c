import {pairs} from '../../data/traditional.json';

/** Fewest uses of a character that people are likely to search for. */
const leastUses = 4;

/** Returns the Traditional characters of a text's Simplified ones, each followed by the Simplified one. */
export function traditionalOf(text: string): string {
  const uses = new Map<string, number>();
  for (const sign of text) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const isUsed = (pair: string): boolean => (uses.get(pair[1]!) ?? 0) >= leastUses;
  return (pairs.match(/../gu) ?? []).filter(isUsed).join('');
}
