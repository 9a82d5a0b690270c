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
  Object.assign(window, {innerHeight: 800, scrollY: 0});
});
afterEach(cleanup);

function scroll(y: number): void {
  Object.assign(window, {scrollY: y});
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(limits.navbarHideThrottleMs));
}

const marks = (): readonly boolean[] =>
  ['data-scrolled', 'data-far'].map((name) => root.hasAttribute(name));

it.each([
  ['with', 'never'],
  ['without', 'always'],
] as const)('sets attributes for the scroll position %s a navbar', (_kind, hideNavbar) => {
  const themeConfig = {...settings.themeConfig, hideNavbar};
  renderIn(<Navbar />, {settings: {...settings, themeConfig}});
  act(() => jest.runAllTimers());
  expect(document.querySelector('.navbar') !== null).toBe(hideNavbar === 'never');
  expect(document.documentElement.dataset.navbar).toBe(hideNavbar === 'never' ? undefined : 'none');
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
