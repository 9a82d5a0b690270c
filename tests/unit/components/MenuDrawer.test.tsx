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

function show(staysVisible: boolean) {
  const lists = jest.spyOn(window, 'matchMedia');
  renderIn(
    <>
      <DrawerButton
        drawer="test-drawer"
        className="b"
        closeWhen="(width > 60em)"
        staysVisible={staysVisible}>
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

it('opens and closes the drawer, and sets aria-expanded', () => {
  const {button, drawer} = show(false);
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  fireEvent.click(button);
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

it('traps the focus in the drawer', () => {
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

it('includes a button that stays visible in the focus order', () => {
  const {button, last} = show(true);
  last.focus();
  tab();
  expect(document.activeElement).toBe(button);
  tab(true);
  expect(document.activeElement).toBe(last);
});

it('ignores the Tab key when the drawer is closed', () => {
  const {button} = show(true);
  fireEvent.click(button);
  button.focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(button);
});

it.each([
  ['a link is followed', () => fireEvent.click(screen.getByText('First'))],
  ['the user goes back', () => fireEvent(window, new Event('popstate'))],
  ['the window gets wider than the drawer', () => widthChanges()],
])('closes when %s', (_, act) => {
  const {button, drawer} = show(false);
  act();
  expect([isShown(drawer), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
});
