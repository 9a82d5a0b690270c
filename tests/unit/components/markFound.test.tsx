import {markFound} from '../../../src/components/Search/markFound';
import * as limits from '../../../src/site/limits';
import {fakeTimers} from './browser';

type Place = {
  readonly startContainer: Text;
  readonly startOffset: number;
  readonly endOffset: number;
};
const highlights = new Map<string, Set<Place>>();
const animate = jest.fn(() => ({finished: Promise.resolve()}));
let isReduced = false;

beforeAll(() => {
  Object.assign(globalThis, {
    CSS: {highlights},
    Highlight: Set,
    StaticRange: class {
      constructor(place: Place) {
        Object.assign(this, place);
      }
    },
    matchMedia: () => ({matches: isReduced}),
  });
  Object.assign(Element.prototype, {animate});
});

fakeTimers();
beforeEach(() => {
  animate.mockClear();
  document.body.innerHTML = `<main><article>
    <h1>Types</h1><p>Types of a library.</p>
    <h2 id="dts">Declare types</h2>
    <p>To write types, set <code>types</code>. <button>Copy types</button></p>
    <pre>types</pre>
    <h3 id="more">Other types</h3>
  </article></main>`;
});

const marked = (): readonly string[] | undefined => {
  const places = highlights.get('site-found');
  return (
    places &&
    [...places].map(({startContainer, startOffset, endOffset}) =>
      startContainer.data.slice(startOffset, endOffset),
    )
  );
};

it('highlights words in the text of the section only, and no short ones', () => {
  markFound('#dts', ['type', 'to', 'wr*']);
  expect(marked()).toEqual(['types', 'types']);
  markFound('', ['type']);
  expect(marked()).toEqual(['Types', 'Types']);
});

it.each([
  ['fade', false, 2],
  ['disappear at once with reduced motion', true, 0],
])('highlights %s after a while', async (_, reduced, animations) => {
  isReduced = reduced;
  markFound('#dts', ['type']);
  await jest.advanceTimersByTimeAsync(limits.searchMarkedMs - 1);
  expect(marked()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(animate).toHaveBeenCalledTimes(animations);
  expect(marked()).toBeUndefined();
});

it('Escape removes the highlights', () => {
  markFound('#dts', ['type']);
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  expect(marked()).toBeUndefined();
});
