import {fireEvent} from '@testing-library/react';

const open = new Set<Element>();
let hovered: Element | null = null;

function toggle(popover: HTMLElement, isOpen: boolean): void {
  if (open.has(popover) === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  fireEvent(popover, Object.assign(new Event('beforetoggle'), {newState}));
  if (isOpen) open.add(popover);
  else open.delete(popover);
  fireEvent(popover, Object.assign(new Event('toggle'), {newState}));
}

/** Adds to jsdom: popovers (methods, events, `:popover-open`, buttons with `popovertarget`) and `:hover`. */
export function addPopovers(): void {
  const matches = Reflect.get(Element.prototype, 'matches') as (
    this: Element,
    selector: string,
  ) => boolean;
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('popover');
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    matches(this: HTMLElement, selector: string) {
      if (selector === ':popover-open') return open.has(this);
      return selector === ':hover' ? hovered === this : matches.call(this, selector);
    },
  });
  window.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover && !event.defaultPrevented) toggle(popover, !open.has(popover));
  });
}

export const isShown = (popover: Element): boolean => open.has(popover);

/** Fires the events of a pointer that moves between elements. null stands for the outside of the window. */
export function movePointer(from: Element | null, to: Element | null, pointerType = 'mouse'): void {
  const event = (type: string, relatedTarget: Element | null): Event =>
    Object.assign(new MouseEvent(type, {bubbles: true, relatedTarget}), {pointerType});
  hovered = to;
  if (from) fireEvent(from, event('pointerout', to));
  if (to) fireEvent(to, event('pointerover', from));
}
