import {diffArrays} from 'diff';

/** A run of words; in neither list it is in both texts. */
export type Run = {readonly text: string; readonly kind: 'same' | 'added' | 'removed'};

/** The difference of two texts by words, which a language such as Chinese does not put spaces between. */
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

/** A difference as plain text: `[-was-]`, `{+is+}`. */
export function plainDifference(runs: readonly Run[]): string {
  const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]']} as const;
  return runs.map(({text, kind}) => marks[kind][0] + text + marks[kind][1]).join('');
}
