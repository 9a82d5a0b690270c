import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {useEffect, useState, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import {startIslands} from '../src/browser';
import {pageHydration} from '../src/pageHydration';
import {island} from '../src/server';
import type {Hydrate, IslandComponent, Registry} from '../src/islandTypes';

const location = {pathname: '/page', search: '', hash: ''};
const hydration = pageHydration({
  getLocation: () => location,
  subscribe: () => () => undefined,
  navigate: () => undefined,
});
const evaluate = jest.fn(() => hydration);
/** Removes the listeners of the runtime of a test. */
let cleanups: (() => void)[] = [];

beforeAll(() =>
  Object.assign(window, {requestIdleCallback: (task: () => void) => setTimeout(task)}),
);
beforeEach(() => {
  evaluate.mockClear();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...parts) => {
    add(...parts);
    cleanups.push(() => window.removeEventListener(parts[0], parts[1] as EventListener, true));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});

/** Starts the runtime on a page with one island. */
function open(Component: IslandComponent, load: Registry[string], isTouched = false) {
  const Island = island('Own', Component);
  document.body.innerHTML = `<p>text</p>${renderToString(
    <StaticRouter location="/page">
      <Island />
    </StaticRouter>,
  )}`;
  return startIslands({
    registry: {Own: load},
    loadHydration: [() => undefined, evaluate],
    isTouched,
  });
}

function openReady(hydrate: Hydrate | undefined, isTouched = false) {
  const seen = jest.fn();
  function Ready(): ReactNode {
    useEffect(seen, []);
    return <button>ready</button>;
  }
  if (hydrate) Ready.hydrate = hydrate;
  const runtime = open(Ready as IslandComponent, () => ({default: Ready}), isTouched);
  return {seen, runtime};
}

const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

it.each<[Hydrate | undefined, boolean, number]>([
  ['load', false, 1],
  ['idle', false, 0],
  ['idle', true, 1],
  [undefined, true, 0],
])('on a page hydrates %s, with isTouched %s, %i times', async (hydrate, isTouched, times) => {
  const {seen} = openReady(hydrate, isTouched);
  await idle();
  expect(seen).toHaveBeenCalledTimes(times);
  expect(evaluate).toHaveBeenCalledTimes(times);
});

it.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'])(
  'hydrates when idle after %s',
  async (type) => {
    const {seen} = openReady('idle');
    fireEvent(window, new Event(type));
    expect(seen).not.toHaveBeenCalled();
    // The first hydration evaluates React, which may take longer than one wait on a busy machine.
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  },
);

it('hydrates when a state changes that the HTML shows', async () => {
  const {seen, runtime} = openReady('idle');
  runtime.touch();
  await idle();
  expect(seen).toHaveBeenCalledTimes(1);
});

it.each<[string, () => unknown]>([
  ['a click on text', () => fireEvent.click(document.querySelector('p')!)],
  ['a shortcut', () => fireEvent.keyDown(document.body, {key: '?'})],
])('hydrates idle islands before %s is handled', (_name, use) => {
  const {seen} = openReady('idle');
  act(() => void use());
  expect(seen).toHaveBeenCalledTimes(1);
});

test.each([
  ['a button', 'button', {}],
  ['what becomes one', 'span', {'data-press': ''}],
] as const)(
  'a click on %s of an island in a chunk of its own loads it, and is repeated',
  async (_name, Tag, mark) => {
    function Late(): ReactNode {
      const [count, setCount] = useState(0);
      return (
        <Tag {...mark} onClick={() => setCount(count + 1)}>
          late {count}
        </Tag>
      );
    }
    let finish = (): void => undefined;
    const load = jest.fn(
      () => new Promise<{default: unknown}>((resolve) => (finish = () => resolve({default: Late}))),
    );
    open(Late as IslandComponent, load);
    const button = screen.getByText('late 0');
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect(button.textContent).toBe('late 0');
    await act(async () => {
      finish();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(button.textContent).toBe('late 1');
    fireEvent.click(button);
    expect(button.textContent).toBe('late 2');
    expect(load).toHaveBeenCalledTimes(1);
  },
);
