import {useCallback, useLayoutEffect, type RefObject} from 'react';
import {describeState, mendMarkup, startNeighbour, tabStops, type Spoken} from './markup';

/** Delay of announcements, so that results of the next key replace earlier ones. */
const announceAfterMs = 500;
const watched = [
  'id',
  'role',
  'class',
  'aria-selected',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
];

type Options = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly status: RefObject<HTMLElement | null>;
  readonly spoken: Spoken;
  readonly onClosed: () => void;
};

/** Opens the dialog, fixes its markup and keys, and announces changes. Returns a function that closes it. */
export function useDialog({dialog, status, spoken, onClosed}: Options): () => void {
  const close = useCallback(() => {
    // Before React removes it, so that the browser restores the focus.
    document.querySelector<HTMLDialogElement>('.search-dialog[open]')?.close();
    onClosed();
  }, [onClosed]);

  useLayoutEffect(() => {
    const node = dialog.current;
    const container = node?.querySelector('.DocSearch-Container');
    if (!node || !container) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function changed(): void {
      mendMarkup(node!);
      // A button that removes itself loses the focus.
      if (node!.open && !node!.contains(document.activeElement)) {
        node!.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = describeState(node!, spoken);
        if (status.current && status.current.textContent !== text)
          status.current.textContent = text;
      }, announceAfterMs);
    }

    function press(event: KeyboardEvent): void {
      if (event.isComposing) return;
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (event.key === 'Escape' || isCommand) close();
      else if (event.key === 'Tab') {
        const stops = tabStops(node!);
        const step = event.shiftKey ? -1 : 1;
        const at = stops.indexOf(document.activeElement as HTMLElement);
        stops[(at + step + stops.length) % stops.length]?.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = startNeighbour(node!, event.key === 'ArrowDown' ? 1 : -1);
        if (!next) return;
        next.focus();
      } else return;
      // The modal's focus trap knows only its initial buttons.
      event.preventDefault();
      event.stopPropagation();
    }

    // Ignores white space. The native setter, as React ignores an unchanged value.
    function input(event: Event): void {
      const field = event.target as HTMLInputElement;
      if ((event as InputEvent).isComposing || field.value === '' || field.value.trim()) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '');
    }

    // A press between results keeps the focus in the field; one outside keeps the restored focus.
    function hold(event: Event): void {
      const target = event.target as Element;
      const isBeside = target.closest('.DocSearch-Dropdown') && !target.closest('a, button');
      if (isBeside || target === container) event.preventDefault();
    }

    function cancel(event: Event): void {
      event.preventDefault();
      close();
    }

    // DocSearch's compensation for the scroll bar, whose space is stable.
    document.body.style.marginRight = '';
    mendMarkup(node);
    node.showModal();
    const observer = new MutationObserver(changed);
    observer.observe(container, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: watched,
    });
    node.addEventListener('keydown', press, true);
    node.addEventListener('input', input, true);
    // In the capture phase, before the modal's handler removes the dialog.
    node.addEventListener('mousedown', hold, true);
    node.addEventListener('cancel', cancel);
    window.addEventListener('popstate', close);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      node.removeEventListener('keydown', press, true);
      node.removeEventListener('input', input, true);
      node.removeEventListener('mousedown', hold, true);
      node.removeEventListener('cancel', cancel);
      window.removeEventListener('popstate', close);
    };
  }, [dialog, status, spoken, close]);

  return close;
}
