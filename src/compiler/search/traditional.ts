import {pairs} from '../../data/traditional.json';

/** Fewest uses of a character in a text. Rarer characters are left out, because people hardly search for them. */
const leastUses = 4;

/** Returns pairs for the Simplified characters of a text: the Traditional character, then the Simplified one. */
export function traditionalOf(text: string): string {
  const uses = new Map<string, number>();
  for (const sign of text) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const isUsed = (pair: string): boolean => (uses.get(pair[1]!) ?? 0) >= leastUses;
  return (pairs.match(/../gu) ?? []).filter(isUsed).join('');
}
