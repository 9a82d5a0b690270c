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

export type MenuOptions = {
  readonly id: string;
  readonly maxHeight?: string;
  readonly hover?: {readonly trigger: 'hover' | 'focus'; readonly delay?: number};
};

/**
 * Returns props that make a native popover a menu: it opens on hover or focus, is positioned below its button, and
 * closes when the focus leaves, a link is followed, the window is resized or the user goes back.
 */
export function useMenu({id, maxHeight = '100dvh', hover}: MenuOptions) {
  const isOpen = useIsShown(id);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the menu is open because of hover or focus. False after a click, which makes it stay open. */
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

  useEffect(() => {
    // The pointer may rest on the button since before hydration, and then sends no further event.
    if (hover?.trigger === 'hover' && button.current!.matches(':hover')) runLater(open);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  function open(): void {
    const popover = findPopover(id);
    if (!popover || isShown(popover)) return;
    isHovered.current = true;
    popover.showPopover();
  }

  function close(): void {
    if (isHovered.current) hidePopover(id);
  }

  function runLater(run: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, hover?.delay ?? limits.dropdownCloseMs);
  }

  const byPointer = {
    // Not `onPointerEnter` and `onPointerLeave`, for which an island in the menu, a separate React root, is outside.
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (isShown(findPopover(id))) clearTimeout(timer.current);
      else if (isOutside(event)) {
        if (hover?.delay) runLater(open);
        else open();
      }
    },
    onPointerOut(event: PointerEvent) {
      if (event.pointerType === 'mouse' && isOutside(event)) runLater(close);
    },
  };

  return {
    isOpen,
    wrapperProps: {
      ...(hover?.trigger === 'hover' && byPointer),
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && isOutside(event)) hidePopover(id);
      },
    },
    buttonProps: {
      ref: button,
      onFocus(event: FocusEvent) {
        if (hover?.trigger !== 'focus') return;
        // A menu that closes returns the focus to its button. That must not open the menu again.
        if (!findPopover(id)?.contains(event.relatedTarget)) open();
      },
      // If hovering opened the menu, the first click only makes it stay open. The next click closes it.
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

/** Returns true if pointer or focus enters or leaves the element, false if it moves within it. */
function isOutside({currentTarget, relatedTarget}: PointerEvent | FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget as Node | null);
}

const gap = 6;

/** Positions a menu below its button. If the button is in the right half of the window, aligns the right edges. */
function placeMenu(menu: HTMLElement, button: DOMRect, maxHeight: string): void {
  const width = document.documentElement.clientWidth;
  const atEnd = button.left + button.width / 2 > width / 2;
  menu.style.top = `${Math.round(button.bottom + gap)}px`;
  menu.style.maxHeight = `min(${Math.floor(innerHeight - button.bottom - gap - 16)}px, ${maxHeight})`;
  menu.style.left = atEnd ? 'auto' : `${Math.round(Math.max(8, button.left))}px`;
  menu.style.right = atEnd ? `${Math.round(Math.max(8, width - button.right))}px` : 'auto';
}
