/** A heading as the outline lists it. */
export type OutlineItem = {readonly id: string; readonly text: string; readonly depth: number};

/** An entry of the outline, with the entries that are folded into it. */
export type OutlineEntry = OutlineItem & {readonly folded: readonly OutlineItem[]};

/** Sections of errors and warnings, by their ids, which are the same in every language. */
const folding: readonly string[] = ['errors', 'troubleshooting'];

/**
 * The entries of an outline. Messages are many and long, and nobody needs them who reads about an option: what stands
 * below their heading is folded into its entry.
 */
export function outlineEntries(items: readonly OutlineItem[]): readonly OutlineEntry[] {
  const entries: {-readonly [Key in keyof OutlineEntry]: OutlineEntry[Key]}[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (last && folding.includes(last.id) && item.depth > last.depth)
      last.folded = [...last.folded, item];
    else entries.push({...item, folded: []});
  }
  return entries;
}
