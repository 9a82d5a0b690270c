import {pairs} from '../../data/traditional.json';

/** How often a text must contain a character for it to be included. People hardly search for rarer characters. */
const leastUses = 4;

/** Returns pairs for the frequent Simplified characters of a text: the Traditional character, then the Simplified. */
export function traditionalOf(text: string): string {
  const uses = new Map<string, number>();
  for (const sign of text) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const isUsed = (pair: string): boolean => (uses.get(pair[1]!) ?? 0) >= leastUses;
  return (pairs.match(/../gu) ?? []).filter(isUsed).join('');
}
