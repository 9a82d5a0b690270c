import {act, cleanup, fireEvent} from '@testing-library/react';
import {section} from '../../../src/client/stores/sectionStore';
import {OutlineColumn, OutlineBar} from '../../../src/components/Outline';
import * as limits from '../../../src/site/limits';
import {fakeTimers} from './browser';
import {renderIn} from './support';

const ids = ['one', 'two', 'three'];
const tops: Record<string, number> = {};

fakeTimers();
beforeEach(() => {
  window.scrollY = 0;
});
afterEach(cleanup);

/** Renders an outline and three sections. The first `read` sections are scrolled above the viewport. */
function show(read: number): void {
  place(read);
  const items = ids.map((id) => ({id, text: `Section ${id}`, depth: 2}));
  renderIn(
    <>
      <OutlineBar items={items} />
      <OutlineColumn items={items} />
      {ids.map((id) => (
        <h2 id={id} key={id}>
          {id}
        </h2>
      ))}
    </>,
  );
  for (const id of ids) {
    Object.assign(document.getElementById(id)!, {
      checkVisibility: () => tops[id] !== undefined,
      getBoundingClientRect: () => new DOMRect(0, tops[id], 100, 20),
    });
  }
  act(() => jest.runAllTimers());
}

function place(read: number): void {
  ids.forEach((id, index) => (tops[id] = index < read ? -100 : 100));
}

function scroll(read: number): void {
  place(read);
  fireEvent.scroll(window);
}

const current = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.outline a[aria-current]')].map((link) =>
    link.getAttribute('href'),
  );

it('follows the scroll position, throttled', () => {
  show(1);
  scroll(2);
  act(() => jest.advanceTimersByTime(1));
  expect(current()).toEqual(['#two', '#two']);
  scroll(3);
  act(() => jest.advanceTimersByTime(limits.outlineThrottleMs - 2));
  expect(current()).toEqual(['#two', '#two']);
  act(() => jest.advanceTimersByTime(1));
  expect(current()).toEqual(['#three', '#three']);
});

it('updates when a fold opens', () => {
  show(1);
  place(2);
  const details = document.body.appendChild(document.createElement('details'));
  fireEvent(details, new Event('toggle'));
  act(() => jest.runAllTimers());
  expect(current()).toEqual(['#two', '#two']);
  details.remove();
});

it('skips folded headings', () => {
  show(3);
  delete tops.three;
  fireEvent.scroll(window);
  act(() => jest.runAllTimers());
  expect(current()).toEqual(['#two', '#two']);
});

/** Returns the outline's column, with a height of 100 px and its last link outside, 500 px from the top. */
function column(): HTMLElement {
  const outline = document.querySelector<HTMLElement>('.frame__outline')!;
  outline.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  const last = outline.querySelector<HTMLElement>('a[href="#three"]')!;
  last.getBoundingClientRect = () => new DOMRect(0, 500, 200, 20);
  return outline;
}

it.each([
  ['scrolls to the highlighted link', false],
  ['stays in place while the keyboard is in it', true],
])('the column %s', (_what, hasFocus) => {
  show(1);
  const outline = column();
  if (hasFocus) outline.querySelector<HTMLElement>('a')!.focus();
  scroll(3);
  act(() => jest.runAllTimers());
  expect(outline.scrollTop > 0).toBe(!hasFocus);
});

it('shows names of APIs and code in backticks as code', () => {
  const texts = ['dts.alias', 'createRslib', 'Set `wasm`', 'Errors'];
  renderIn(<OutlineColumn items={texts.map((text) => ({id: text, text, depth: 2}))} />);
  const codes = [...document.querySelectorAll('code')].map(({textContent}) => textContent);
  expect(codes).toEqual(['dts.alias', 'createRslib', 'wasm']);
  expect(document.querySelectorAll('a')[2]!.textContent).toBe('Set wasm');
});

it('clears the section when the page is left', () => {
  show(2);
  expect(section.get()).toBe('two');
  cleanup();
  expect(section.get()).toBeUndefined();
});
