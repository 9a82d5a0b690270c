import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import Menu from '../../../src/components/Menu';
import ClickMenu from '../../../src/components/Menu/ClickMenu';
import * as limits from '../../../src/site/limits';
import {fakeTimers} from './browser';
import {addPopovers, isShown, movePointer} from './popovers';
import {renderIn} from './support';

beforeAll(addPopovers);
fakeTimers();

type Props = Partial<ComponentProps<typeof Menu>>;

function show(props: Props = {}) {
  const {unmount} = renderIn(
    <>
      <Menu id="test-menu" button="Open" {...props}>
        <a href="#first">First</a>
        <button type="button">Second</button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return {
    unmount,
    button: screen.getByRole('button', {name: props.label ?? 'Open'}),
    popover: document.getElementById('test-menu')!,
    link: screen.getByText('First'),
    elsewhere: screen.getByText('Elsewhere'),
  };
}

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

describe('a menu that is clicked', () => {
  it('does not open under the pointer or by focus', () => {
    const {button, popover} = show();
    movePointer(null, button);
    fireEvent.focus(button);
    wait(1000);
    expect(isShown(popover)).toBe(false);
  });

  it('closes when a link in it is followed, and stays for a button', () => {
    const {button, popover, link} = show();
    fireEvent.click(button);
    fireEvent.click(screen.getByText('Second'));
    expect(isShown(popover)).toBe(true);
    fireEvent.click(link);
    expect(isShown(popover)).toBe(false);
  });

  it('closes when the focus leaves, not when it moves inside or to another window', () => {
    const {button, popover, link, elsewhere} = show();
    fireEvent.click(button);
    fireEvent.blur(button, {relatedTarget: link});
    fireEvent.blur(link, {relatedTarget: null});
    expect(isShown(popover)).toBe(true);
    fireEvent.blur(link, {relatedTarget: elsewhere});
    expect(isShown(popover)).toBe(false);
  });

  it.each(['resize', 'popstate'])('closes on %s', (type) => {
    const {button, popover} = show();
    fireEvent.click(button);
    fireEvent(window, new Event(type));
    expect([isShown(popover), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('has aria-expanded after it was opened before hydration', () => {
    const menu = (
      <ClickMenu id="early" button="Early">
        Content
      </ClickMenu>
    );
    document.body.innerHTML = `<div>${renderToString(menu)}</div>`;
    const button = screen.getByRole('button', {name: 'Early'});
    fireEvent.click(button);
    render(menu, {container: document.body.firstElementChild!, hydrate: true});
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a menu that hovering opens', () => {
  it('opens at once and closes a while after the pointer has left', () => {
    const {button, popover, link, elsewhere} = show({trigger: 'hover'});
    movePointer(elsewhere, button);
    expect([isShown(popover), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    movePointer(button, link);
    wait(1000);
    expect(isShown(popover)).toBe(true);
    movePointer(link, elsewhere);
    wait(limits.dropdownCloseMs - 1);
    expect(isShown(popover)).toBe(true);
    wait(1);
    expect(isShown(popover)).toBe(false);
  });

  it('stays when the pointer crosses the gap to the menu', () => {
    const {button, popover, link, elsewhere} = show({trigger: 'hover'});
    movePointer(elsewhere, button);
    movePointer(button, elsewhere);
    wait(limits.dropdownCloseMs - 1);
    movePointer(elsewhere, link);
    wait(1000);
    expect(isShown(popover)).toBe(true);
  });

  it('opens and closes after a delay, and ignores a passing pointer', () => {
    const {button, popover, elsewhere} = show({trigger: 'hover', delay: 100});
    movePointer(elsewhere, button);
    wait(99);
    movePointer(button, elsewhere);
    wait(1000);
    expect(isShown(popover)).toBe(false);
    movePointer(elsewhere, button);
    wait(99);
    expect(isShown(popover)).toBe(false);
    wait(1);
    expect(isShown(popover)).toBe(true);
    movePointer(button, elsewhere);
    wait(99);
    expect(isShown(popover)).toBe(true);
    wait(1);
    expect(isShown(popover)).toBe(false);
  });

  it('stays open after a click, until the next one', () => {
    const {button, popover, elsewhere} = show({trigger: 'hover'});
    movePointer(elsewhere, button);
    fireEvent.click(button);
    movePointer(button, elsewhere);
    wait(1000);
    expect(isShown(popover)).toBe(true);
    fireEvent.click(button);
    wait(1000);
    expect(isShown(popover)).toBe(false);
  });

  it('does not open again when a click has closed it under the pointer', () => {
    const {button, popover, elsewhere} = show({trigger: 'hover', delay: 100});
    movePointer(elsewhere, button);
    fireEvent.click(button);
    fireEvent.click(button);
    wait(1000);
    expect(isShown(popover)).toBe(false);
  });

  it('ignores touch', () => {
    const {button, popover} = show({trigger: 'hover'});
    movePointer(null, button, 'touch');
    expect(isShown(popover)).toBe(false);
  });

  it('does not open after it is unmounted', () => {
    const {button, popover, unmount} = show({trigger: 'hover', delay: 100});
    movePointer(null, button);
    unmount();
    wait(1000);
    expect(isShown(popover)).toBe(false);
  });
});

it('opens on focus if that is its trigger, but not when focus returns from it', () => {
  const {button, popover, link, elsewhere} = show({trigger: 'focus'});
  fireEvent.focus(button, {relatedTarget: elsewhere});
  expect(isShown(popover)).toBe(true);
  fireEvent.click(button);
  expect(isShown(popover)).toBe(true);
  fireEvent.click(button);
  fireEvent.focus(button, {relatedTarget: link});
  expect(isShown(popover)).toBe(false);
});

it('shows the label of an icon button as a tooltip, and names a landmark', () => {
  const {button, popover} = show({label: 'Tools', landmark: 'On this page'});
  expect(button.querySelector('.tooltip')?.textContent).toBe('Tools');
  expect([popover.localName, popover.getAttribute('aria-label')]).toEqual(['nav', 'On this page']);
});
