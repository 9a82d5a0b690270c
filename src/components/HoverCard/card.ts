import {cardPosition} from '@site/src/lib/hovers/cardPosition';

/** Returns true for a popover that is shown. */
export const isOpen = (card: Element): boolean => card.matches(':popover-open');

/** Returns the closest element of an event's target that matches a selector. */
export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Returns the place of a card beside a word, in the window. */
export function placeBeside(
  word: Element,
  card: Element,
  spacing: Parameters<typeof cardPosition>[3],
): ReturnType<typeof cardPosition> {
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  return cardPosition(
    word.getBoundingClientRect(),
    card.getBoundingClientRect(),
    {width, height},
    spacing,
  );
}

type Delay = {
  /** Runs a task after the delay, in place of the one that waits. */
  readonly later: (task: () => void) => void;
  readonly cancel: () => void;
};

/** Creates a timer for one task at a time. */
export function createDelay(milliseconds: number): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    later(task) {
      cancel();
      timer = setTimeout(task, milliseconds);
    },
  };
}
