import {asDiff} from '../../../../src/compiler/code/diff';
import {extractMarks} from '../../../../src/compiler/code/marks';

const diff = (source: string) => asDiff(extractMarks(source));

it('writes added and removed lines as a diff', () => {
  expect(diff('a\nb // [!code --]\nc // [!code ++]\n\n  d')).toBe(' a\n-b\n+c\n\n   d');
});

it('keeps empty lines that were added or removed', () => {
  expect(diff('a // [!code ++:2]\n\nb')).toBe('+a\n+\n b');
});

it.each(['', 'a\nb', 'a // [!code highlight]', 'a // [!code focus]\nb'])(
  'has nothing to say about %j',
  (source) => {
    expect(diff(source)).toBeUndefined();
  },
);
