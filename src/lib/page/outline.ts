import * as limits from '../../site/limits';
import {headingText} from './headingText';

/** Entry of Docusaurus' table of contents; the value is HTML. */
type TocItem = {readonly id: string; readonly value: string; readonly level: number};

/** Heading in an outline, with code in backticks. */
export type OutlineItem = {readonly id: string; readonly text: string; readonly depth: number};

type OutlineEntry = OutlineItem & {readonly folded: readonly OutlineItem[]};

/** Ids of sections about errors, in every language. The outline folds the subheadings of these sections. */
const folding: readonly string[] = ['errors', 'troubleshooting'];

/** Returns the headings of a page that its outline lists. */
export function outlineItems(toc: readonly TocItem[]): readonly OutlineItem[] {
  return toc
    .filter(({level}) => level >= limits.outlineMinDepth && level <= limits.outlineMaxDepth)
    .map(({id, value, level}) => ({id, text: headingText(value), depth: level}));
}

/** Returns the entries of an outline. Headings below sections about errors are many and long, so they are folded. */
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
