import {useCallback, useSyncExternalStore} from 'react';

/** Returns the popover with an id; null in browsers that know no popovers, which show pages without menus. */
export function findPopover(id: string): HTMLElement | null {
  return 'popover' in HTMLElement.prototype ? document.getElementById(id) : null;
}

export function isShown(popover: HTMLElement | null): boolean {
  return popover?.matches(':popover-open') ?? false;
}

export function hidePopover(id: string): void {
  const popover = findPopover(id);
  if (isShown(popover)) popover?.hidePopover();
}

/** Tells whether a popover is open, whoever has opened it: the browser does so without React. */
export function useIsShown(id: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const popover = findPopover(id);
      popover?.addEventListener('toggle', listener);
      return () => popover?.removeEventListener('toggle', listener);
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => isShown(findPopover(id)),
    () => false,
  );
}
