import {differenceByWords} from '../../translation/difference';
import type {ChangedLine} from '../outputTypes';

/** Returns the lines that differ between two texts, split into equal and different words. */
export function changedLines(
  before: string,
  after: string,
  language: string,
): readonly ChangedLine[] {
  const lines: ChangedLine[number][][] = [[]];
  for (const {text, kind} of differenceByWords(before, after, language)) {
    text.split('\n').forEach((words, index) => {
      if (index > 0) lines.push([]);
      if (words !== '') lines.at(-1)!.push([kind, words]);
    });
  }
  return lines.filter((line) => line.some(([kind]) => kind !== 'same'));
}
