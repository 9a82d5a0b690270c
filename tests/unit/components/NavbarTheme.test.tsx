import {fireEvent} from '@testing-library/react';
import {theme} from '../../../src/client/stores/themeStore';
import {startStoredChoices} from '../../../src/client/storedChoices';
import Navbar from '../../../src/components/Navbar';
import * as limits from '../../../src/site/limits';
import {renderIn} from './support';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete theme.reveal;
  theme.start();
});

it('cycles through three choices, with the current one as name and tooltip', () => {
  renderIn(<Navbar />);
  const button = document.querySelector('.theme-toggle')!;
  const seen = [0, 1, 2, 3].map((press) => {
    if (press > 0) fireEvent.click(button);
    expect(button.querySelector('.tooltip')?.textContent).toBe(button.getAttribute('aria-label'));
    return [button.getAttribute('aria-label'), root.dataset.theme];
  });
  expect(seen).toEqual([
    ['Theme: system', 'light'],
    ['Theme: dark', 'dark'],
    ['Theme: light', 'light'],
    ['Theme: system', 'light'],
  ]);
});

it('stores the choice, and removes it for the system theme', () => {
  renderIn(<Navbar />);
  const choose = (choice: string): boolean =>
    fireEvent.click(document.querySelector(`[name="theme"][data-value="${choice}"]`)!);
  choose('dark');
  expect(Object.values({...localStorage})).toEqual(['dark']);
  choose('system');
  expect(Object.values({...localStorage})).toEqual([]);
});

describe('the animation of a new theme', () => {
  type Flags = Partial<
    Record<'animated' | 'transitions' | 'reduced' | 'laidOut' | 'longTask', boolean>
  >;

  function press(flags: Flags): jest.Mock {
    const {animated = true, transitions = true, reduced = false, laidOut = true} = flags;
    const query = {addEventListener: () => undefined};
    Object.assign(window, {
      matchMedia: (text: string) => ({...query, matches: reduced && text.includes('motion')}),
    });
    root.toggleAttribute('data-laid-out', laidOut);
    class Observer {
      static supportedEntryTypes = ['longtask'];
      constructor(private readonly onLongTask: () => void) {}
      observe = (): void => void (flags.longTask && this.onLongTask());
      disconnect = (): void => undefined;
    }
    Object.assign(window, {PerformanceObserver: Observer});
    startStoredChoices({darkMode: true, enableAppearanceAnimation: animated});
    const start = jest.fn((change: () => void) => {
      change();
      return {ready: Promise.resolve()};
    });
    if (transitions) Object.assign(document, {startViewTransition: start});
    else Reflect.deleteProperty(document, 'startViewTransition');
    renderIn(<Navbar />);
    fireEvent.click(document.querySelector('.theme-toggle')!);
    expect(root.dataset.theme).toBe('dark');
    return start;
  }

  it.each<[string, Flags, number]>([
    ['runs when it is turned on', {}, 1],
    ['is skipped when it is turned off', {animated: false}, 0],
    ['is skipped without view transitions', {transitions: false}, 0],
    ['is skipped with reduced motion', {reduced: true}, 0],
    ['is skipped until the page is laid out', {laidOut: false}, 0],
    ['is skipped on a device that was busy', {longTask: true}, 0],
  ])('%s', async (_, flags, times) => {
    const animate = jest.fn();
    Object.assign(root, {animate});
    expect(press(flags)).toHaveBeenCalledTimes(times);
    await Promise.resolve();
    const pseudoElement = '::view-transition-new(root)';
    const options: unknown = expect.objectContaining({
      duration: limits.themeRevealMs,
      pseudoElement,
    });
    expect(animate.mock.calls).toEqual(Array(times).fill([expect.anything(), options]));
  });
});
