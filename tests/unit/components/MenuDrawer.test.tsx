import {act, fireEvent, screen} from '@testing-library/react';
import DrawerButton from '../../../src/components/Menu/DrawerButton';
import {addPopovers, isShown} from './popovers';
import {renderIn} from './support';

let widthChanges: () => void = () => undefined;

beforeAll(() => {
  addPopovers();
  window.matchMedia = jest.fn((media: string) =>
    Object.assign(new EventTarget(), {media, matches: false}),
  ) as never;
});

function show(staysInSight: boolean) {
  const lists = jest.spyOn(window, 'matchMedia');
  renderIn(
    <>
      <DrawerButton
        drawer="test-drawer"
        className="b"
        closeWhen="(width > 60em)"
        staysInSight={staysInSight}>
        Menu
      </DrawerButton>
      <div id="test-drawer" popover="auto">
        <a href="#first">First</a>
        <button type="button">Last</button>
      </div>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', {name: 'Menu'});
  fireEvent.click(button);
  const list = lists.mock.results.at(-1)?.value as EventTarget;
  widthChanges = () => void act(() => list.dispatchEvent(new Event('change')));
  return {
    button,
    drawer: document.getElementById('test-drawer')!,
    first: screen.getByText('First'),
    last: screen.getByText('Last'),
  };
}

const tab = (shiftKey = false): boolean =>
  fireEvent.keyDown(document.activeElement!, {key: 'Tab', shiftKey});

it('opens and closes the drawer, and says so', () => {
  const {button, drawer} = show(false);
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  fireEvent.click(button);
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

it('keeps the focus in the drawer, both ways round', () => {
  const {button, first, last} = show(false);
  button.focus();
  tab();
  expect(document.activeElement).toBe(first);
  tab();
  tab();
  expect(document.activeElement).toBe(first);
  tab(true);
  expect(document.activeElement).toBe(last);
});

it('has its button in the round when that stays in sight', () => {
  const {button, last} = show(true);
  last.focus();
  tab();
  expect(document.activeElement).toBe(button);
  tab(true);
  expect(document.activeElement).toBe(last);
});

it('leaves the Tab key alone when the drawer is closed', () => {
  const {button} = show(true);
  fireEvent.click(button);
  button.focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(button);
});

it.each([
  ['a link is followed', () => fireEvent.click(screen.getByText('First'))],
  ['the user goes back', () => fireEvent(window, new Event('popstate'))],
  ['the window gets the width of its query', () => widthChanges()],
])('closes when %s', (_, act) => {
  const {button, drawer} = show(false);
  act();
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
});
