import {fireEvent} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import {renderIn} from './support';

const place = '/guide/start/glossary';

/** Renders a page with two headings at the given offsets. */
function show(tops: {readonly first: number; readonly second: number}): HTMLAnchorElement {
  renderIn(
    <>
      <Navbar />
      <article>
        <h2 id="first">First</h2>
        <h3 id="second">Second</h3>
      </article>
    </>,
    {path: place},
  );
  for (const [id, top] of Object.entries(tops)) {
    Object.assign(document.getElementById(id)!, {
      checkVisibility: () => true,
      getBoundingClientRect: () => new DOMRect(0, top, 100, 20),
    });
  }
  return document.querySelector('#site-language .language-link[hreflang="zh-CN"]')!;
}

const at = (address: string): void => window.history.replaceState(null, '', address);
afterEach(() => at('/'));

it.each(['pointerDown', 'focus', 'click'] as const)('keeps query and hash on %s', (event) => {
  at(`${place}?a=1&b=%2F#first`);
  const link = show({first: 100, second: 300});
  fireEvent[event](link);
  expect(link.getAttribute('href')).toBe(`http://localhost/zh${place}?a=1&b=%2F#first`);
});

it('links to the current section without a hash, and to none above the first', () => {
  at(place);
  const link = show({first: -500, second: -200});
  fireEvent.pointerDown(link);
  expect(link.hash).toBe('#second');
  const above = show({first: 100, second: 300});
  fireEvent.pointerDown(above);
  expect(above.hash).toBe('');
});

it('links to the current section after scrolling away from the hash', () => {
  at(`${place}#first`);
  const link = show({first: -500, second: -200});
  fireEvent.pointerDown(link);
  expect(link.hash).toBe('#second');
});

it('keeps a hash without a target', () => {
  at(`${place}#gone`);
  const link = show({first: -500, second: -200});
  fireEvent.pointerDown(link);
  expect(link.hash).toBe('#gone');
});

it('computes the link on each use', () => {
  at(`${place}?a=1#first`);
  const link = show({first: 100, second: 300});
  fireEvent.pointerDown(link);
  at(place);
  fireEvent.pointerDown(link);
  expect(link.href).toBe(`http://localhost/zh${place}`);
});
