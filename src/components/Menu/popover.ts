import {useCallback, useSyncExternalStore} from 'react';

/** Returns the popover with an id, or null if there is none or the browser does not support popovers. */
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

/** Returns whether a popover is open, including one that the browser opened without React. */
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
