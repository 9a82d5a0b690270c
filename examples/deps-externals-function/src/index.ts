import groupBy from 'core-js-pure/actual/object/group-by';

export function byInitial(words: string[]): Partial<Record<string, string[]>> {
  return groupBy(words, (word: string) => word[0]);
}
