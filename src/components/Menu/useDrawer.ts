import {useEffect, type RefObject} from 'react';
import {findPopover, hidePopover} from './popover';

type Options = {
  /** Id of the popover. */
  readonly drawer: string;
  readonly isOpen: boolean;
  readonly closeWhen: string;
  /** Comes before the drawer in the order of the Tab key. */
  readonly button?: RefObject<HTMLButtonElement | null>;
};

/**
 * Keeps the focus in an open drawer, and closes it when a link is followed, when the user goes back, and when the window
 * has the width of a media query.
 */
export function useDrawer({drawer, isOpen, closeWhen, button}: Options): void {
  useEffect(() => {
    const popover = isOpen && findPopover(drawer);
    if (!popover) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    const hide = (): void => hidePopover(drawer);
    window.addEventListener('popstate', hide, {signal});
    window.matchMedia?.(closeWhen).addEventListener('change', hide, {signal});
    popover.addEventListener(
      'click',
      ({target}) => (target as Element).closest('a[href]') && hide(),
      {
        signal,
      },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab') return;
        const target = nextInside(popover, button?.current, event.shiftKey);
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
      {signal},
    );
    return () => listening.abort();
  }, [drawer, isOpen, closeWhen, button]);
}

/** Returns the element that the Tab key leads to, going round in the drawer. */
function nextInside(
  drawer: HTMLElement,
  button: HTMLElement | null | undefined,
  isBackwards: boolean,
): HTMLElement | undefined {
  const inside = [
    ...(button ? [button] : []),
    ...drawer.querySelectorAll<HTMLElement>('a[href], button, summary, input'),
  ].filter((element) => element.checkVisibility?.() ?? true);
  const index = inside.indexOf(document.activeElement as HTMLElement);
  const next = isBackwards ? index - 1 : index + 1;
  return inside[(next + inside.length) % inside.length];
}
