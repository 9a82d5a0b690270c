export type OutlineItem = {readonly id: string; readonly text: string; readonly depth: number};

export type OutlineEntry = OutlineItem & {readonly folded: readonly OutlineItem[]};

/** Ids of sections about errors, the same in every language. */
const folding: readonly string[] = ['errors', 'troubleshooting'];

/** Returns the entries of an outline. The headings of sections about errors are many and long, so they are folded. */
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
