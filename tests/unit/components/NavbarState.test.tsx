import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import ToTop from '../../../src/components/PageFrame/ToTop';
import * as limits from '../../../src/site/limits';
import {settings} from '../../../docusaurus.config';
import {fakeTimers} from './browser';
import {renderIn} from './support';

const root = document.documentElement;

fakeTimers();
beforeEach(() => {
  Object.assign(window, {innerHeight: 800});
});
afterEach(cleanup);

function show(hideNavbar: 'never' | 'always' = 'never'): void {
  Object.assign(window, {scrollY: 0});
  renderIn(<Navbar />, {
    settings: {...settings, themeConfig: {...settings.themeConfig, hideNavbar}},
  });
  act(() => jest.runAllTimers());
}

function scroll(y: number): void {
  Object.assign(window, {scrollY: y});
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(limits.navbarHideThrottleMs));
}

const marks = (): readonly boolean[] =>
  ['data-scrolled', 'data-far'].map((name) => root.hasAttribute(name));

it('sets attributes for the scroll position', () => {
  show();
  expect(marks()).toEqual([false, false]);
  scroll(limits.navbarSolidAfter);
  expect(marks()).toEqual([false, false]);
  scroll(limits.navbarSolidAfter + 1);
  expect(marks()).toEqual([true, false]);
  scroll(801);
  expect(marks()).toEqual([true, true]);
  scroll(0);
  expect(marks()).toEqual([false, false]);
});

it('sets them without a navbar', () => {
  show('always');
  scroll(801);
  expect(document.querySelector('.navbar')).toBeNull();
  expect(marks()).toEqual([true, true]);
});

it('hides tooltips on Escape until pointer or focus moves', () => {
  show();
  const isHidden = (): boolean => root.hasAttribute('data-no-tooltips');
  for (const [type, event] of [
    ['focus', new FocusEvent('focusin', {bubbles: true})],
    ['pointer', new MouseEvent('pointerout', {bubbles: true})],
  ] as const) {
    fireEvent.keyDown(document.body, {key: 'a'});
    expect(isHidden()).toBe(false);
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect([type, isHidden()]).toEqual([type, true]);
    fireEvent(document.body, event);
    expect([type, isHidden()]).toEqual([type, false]);
  }
});

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('scrolls to the top and moves the focus there; with reduced motion: %s', (matches, behavior) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.matchMedia = jest.fn(() => ({matches})) as never;
  renderIn(
    <main tabIndex={-1}>
      <ToTop />
    </main>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Back to top'}));
  expect(scrollTo).toHaveBeenCalledWith({top: 0, behavior});
  expect(document.activeElement?.localName).toBe('main');
  Reflect.deleteProperty(window, 'matchMedia');
  scrollTo.mockRestore();
});
