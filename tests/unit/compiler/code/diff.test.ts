import {asDiff} from '../../../../src/compiler/code/diffBlock';
import {extractAnnotations} from '../../../../src/compiler/code/lineAnnotations';

const diff = (source: string) => asDiff(extractAnnotations(source));

it('keeps empty lines that were added or removed', () => {
  expect(diff('a // [!code ++]\n// [!code ++]\nb')).toBe('+a\n+\n b');
});

it.each(['', 'a\nb', 'a // [!code highlight]', 'a // [!code focus]\nb'])(
  'returns nothing for %j',
  (source) => {
    expect(diff(source)).toBeUndefined();
  },
);
