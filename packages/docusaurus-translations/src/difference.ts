import {diffArrays} from 'diff';

export type Run = {readonly text: string; readonly kind: 'same' | 'added' | 'removed'};

/** Compares two texts by words, also in languages without spaces such as Chinese. */
export function differenceByWords(before: string, after: string, locale: string): readonly Run[] {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const [old, now] = [before, after].map((text) =>
    [...segmenter.segment(text)].map(({segment}) => segment),
  );
  return diffArrays(old!, now!).map(({value, added, removed}) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Writes a difference as plain text: `[-removed-]`, `{+added+}`. */
export function plainDifference(runs: readonly Run[]): string {
  const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]']} as const;
  return runs.map(({text, kind}) => marks[kind][0] + text + marks[kind][1]).join('');
}
