import {diffArrays} from 'diff';
import {choices, defaultsOf, type ChoiceId, type State} from './choices';

/** Returns the choices whose values in a state and in `base`, at first the defaults of its format, differ. */
export function differentChoices(state: State, base = defaultsOf(state)): readonly ChoiceId[] {
  return choices.map(({id}) => id).filter((id) => state[id] !== base[id]);
}

export type DiffLine = {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
  /** Number of unchanged lines that this entry replaces; undefined for a single line. */
  readonly skipped?: number;
};

/** Number of unchanged lines to show before and after a change. */
const context = 3;

const linesOf = (text: string): readonly string[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n');

/** Returns the lines of both texts. An entry with `skipped` replaces a long run of unchanged lines. */
export function diffLines(base: string, text: string): readonly DiffLine[] {
  const parts = diffArrays([...linesOf(base)], [...linesOf(text)]);
  return parts.flatMap((part, index): readonly DiffLine[] => {
    const kind = part.added ? 'inserted' : part.removed ? 'deleted' : 'same';
    const lines = part.value.map((line): DiffLine => ({kind, text: line}));
    const before = index === 0 ? 0 : context;
    const after = index === parts.length - 1 ? 0 : context;
    const skipped = lines.length - before - after;
    if (kind !== 'same' || skipped < 2 || parts.length === 1) return lines;
    return [
      ...lines.slice(0, before),
      {kind, text: '', skipped},
      ...lines.slice(lines.length - after),
    ];
  });
}
