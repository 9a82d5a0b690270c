import {useEffect, type RefObject} from 'react';
import {findPopover, hidePopover} from './popover';

type Options = {
  readonly drawer: string;
  readonly isOpen: boolean;
  readonly closeWhen: string;
  /** Button before the drawer's content in the tab order. Undefined if the open drawer covers the button. */
  readonly button?: RefObject<HTMLButtonElement | null>;
};

/** Traps the focus in an open drawer; closes it on navigation and when the media query `closeWhen` changes. */
export function useDrawer({drawer, isOpen, closeWhen, button}: Options): void {
  // Not only while `isOpen`, which React learns a task after the drawer has opened: the user may go back before.
  useEffect(() => {
    const hide = (): void => hidePopover(drawer);
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, [drawer]);

  useEffect(() => {
    const popover = isOpen && findPopover(drawer);
    if (!popover) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    const hide = (): void => hidePopover(drawer);
    window.matchMedia?.(closeWhen).addEventListener('change', hide, {signal});
    popover.addEventListener(
      'click',
      ({target}) => (target as Element).closest('a[href]') && hide(),
      {signal},
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab') return;
        const target = nextFocusable(popover, button?.current, event.shiftKey);
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
      {signal},
    );
    return () => listening.abort();
  }, [drawer, isOpen, closeWhen, button]);
}

/** Returns the element to which Tab moves from the focused one. The first element follows the last one. */
function nextFocusable(
  drawer: HTMLElement,
  button: HTMLElement | null | undefined,
  isBackwards: boolean,
): HTMLElement | undefined {
  const elements = [
    ...(button ? [button] : []),
    ...drawer.querySelectorAll<HTMLElement>('a[href], button, summary, input'),
  ].filter((element) => element.checkVisibility?.() ?? true);
  const index = elements.indexOf(document.activeElement as HTMLElement);
  const next = isBackwards ? index - 1 : index + 1;
  return elements[(next + elements.length) % elements.length];
}
