import {differenceByWords} from '../../translation/difference';
import type {ChangedLine} from '../types';

/** The lines of a text that differ from what they were, word by word. */
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
