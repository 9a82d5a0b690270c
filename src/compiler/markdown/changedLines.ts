import {diffWordsWithSpace} from 'diff';
import type {ChangedLine} from '../types';

/** The lines of a text that differ from what they were, word by word. */
export function changedLines(
  before: string,
  after: string,
  language: string,
): readonly ChangedLine[] {
  const intlSegmenter = new Intl.Segmenter(language, {granularity: 'word'});
  const lines: [ChangedLine[number][0], string][][] = [[]];
  for (const {value, added, removed} of diffWordsWithSpace(before, after, {intlSegmenter})) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((words, index) => {
      if (index > 0) lines.push([]);
      if (words !== '') lines.at(-1)!.push([kind, words]);
    });
  }
  return lines.filter((line) => line.some(([kind]) => kind !== 'same'));
}
