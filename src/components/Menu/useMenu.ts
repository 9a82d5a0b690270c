import * as limits from '@site/src/site/limits';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
} from 'react';
import {findPopover, hidePopover, isShown, useIsShown} from './popover';
import {placeMenu} from './placeMenu';

export type MenuOptions = {
  readonly id: string;
  readonly maxHeight?: string;
  readonly hover?: {readonly trigger: 'hover' | 'focus'; readonly delay?: number};
};

/**
 * Adds to a native popover: opening by hovering or focus, a place below the button, and closing when focus leaves, when a
 * link is followed, when the window is resized and when the user goes back.
 */
export function useMenu({id, maxHeight = '100dvh', hover}: MenuOptions) {
  const isOpen = useIsShown(id);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the menu is open without a press. */
  const isHovered = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (): void => hidePopover(id);
    const events = ['resize', 'popstate'];
    for (const type of events) window.addEventListener(type, hide);
    return () => {
      for (const type of events) window.removeEventListener(type, hide);
    };
  }, [id, isOpen]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open(): void {
    const popover = findPopover(id);
    if (!popover || isShown(popover)) return;
    isHovered.current = true;
    popover.showPopover();
  }

  function close(): void {
    if (isHovered.current) hidePopover(id);
  }

  function later(run: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, hover?.delay ?? limits.dropdownCloseMs);
  }

  const byPointer = {
    // Not `onPointerEnter`: islands in the menu are roots of their own, and React would report that the pointer leaves.
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (isShown(findPopover(id))) clearTimeout(timer.current);
      else if (isOutside(event)) {
        if (hover?.delay) later(open);
        else open();
      }
    },
    onPointerOut(event: PointerEvent) {
      if (event.pointerType === 'mouse' && isOutside(event)) later(close);
    },
  };

  return {
    isOpen,
    holderProps: {
      ...(hover?.trigger === 'hover' && byPointer),
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && isOutside(event)) hidePopover(id);
      },
    },
    buttonProps: {
      ref: button,
      onFocus(event: FocusEvent) {
        if (hover?.trigger !== 'focus') return;
        // Focus that comes back from the menu has just closed it.
        if (!findPopover(id)?.contains(event.relatedTarget)) open();
      },
      // A press keeps a menu that hovering has just opened; the next one closes it.
      onClick(event: MouseEvent) {
        clearTimeout(timer.current);
        if (!isHovered.current || !isShown(findPopover(id))) return;
        isHovered.current = false;
        event.preventDefault();
      },
    },
    popoverProps: {
      onBeforeToggle({newState, currentTarget}: ToggleEvent<HTMLElement>) {
        if (newState !== 'open') isHovered.current = false;
        else if (button.current) {
          placeMenu(currentTarget, button.current.getBoundingClientRect(), maxHeight);
        }
      },
      onClick({target}: MouseEvent) {
        if ((target as Element).closest('a[href]')) hidePopover(id);
      },
    },
  };
}

/** True when pointer or focus comes from, or goes to, what is outside of the element that listens. */
function isOutside({currentTarget, relatedTarget}: PointerEvent | FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget as Node | null);
}
