import {act, fireEvent, screen} from '@testing-library/react';
import {theme} from '../../../src/client/stores/theme';
import Navbar from '../../../src/components/Navbar';
import {renderIn} from './support';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  theme.start({darkMode: true, animated: false});
});

const pressed = (): readonly (string | null)[] =>
  screen
    .getAllByRole('button', {pressed: true, hidden: true})
    .map((button) => button.getAttribute('aria-label'));

it('goes through the three choices, and its name and tooltip say which one holds', () => {
  renderIn(<Navbar />);
  const button = document.querySelector('[data-theme-toggle]')!;
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

it('has a button per choice on the full screen, of which one is pressed', () => {
  renderIn(<Navbar />);
  expect(pressed()).toEqual(['Theme: system']);
  fireEvent.click(document.querySelector('[data-theme-set="dark"]')!);
  expect(pressed()).toEqual(['Theme: dark']);
  expect(root.dataset.themeChoice).toBe('dark');
  expect(document.querySelector('[data-theme-toggle]')?.getAttribute('aria-label')).toBe(
    'Theme: dark',
  );
});

it('follows a choice that was made elsewhere', () => {
  renderIn(<Navbar />);
  act(() => theme.choose('light'));
  expect(pressed()).toEqual(['Theme: light']);
});

it('stores the choice, and nothing for the one of the system', () => {
  renderIn(<Navbar />);
  const choose = (choice: string): boolean =>
    fireEvent.click(document.querySelector(`[data-theme-set="${choice}"]`)!);
  choose('dark');
  expect(Object.values({...localStorage})).toEqual(['dark']);
  choose('system');
  expect(Object.values({...localStorage})).toEqual([]);
});

it('changes the theme where nothing can be stored', () => {
  renderIn(<Navbar />);
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  fireEvent.click(document.querySelector('[data-theme-set="dark"]')!);
  expect([root.dataset.theme, ...pressed()]).toEqual(['dark', 'Theme: dark']);
  storage.mockRestore();
});

describe('the reveal of a new theme', () => {
  type Flags = {
    readonly animated: boolean;
    readonly transitions?: boolean;
    readonly laidOut?: boolean;
  };

  function press({animated, transitions = true, laidOut = true}: Flags): jest.Mock {
    theme.start({darkMode: true, animated});
    const start = jest.fn((change: () => void) => {
      change();
      return {ready: Promise.reject(new Error('no animations here'))};
    });
    if (transitions) Object.assign(document, {startViewTransition: start});
    else Reflect.deleteProperty(document, 'startViewTransition');
    root.toggleAttribute('data-laid-out', laidOut);
    renderIn(<Navbar />);
    fireEvent.click(document.querySelector('[data-theme-toggle]')!);
    expect(root.dataset.theme).toBe('dark');
    return start;
  }

  it('is there when the animation is turned on', () => {
    expect(press({animated: true})).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Flags]>([
    ['the animation is turned off', {animated: false}],
    ['the browser has no view transitions', {animated: true, transitions: false}],
    ['the page is still laid out', {animated: true, laidOut: false}],
  ])('is left out when %s', (_, flags) => {
    expect(press(flags)).not.toHaveBeenCalled();
  });
});
