import {cardPosition} from '@site/src/lib/hovers/cardPosition';

export const isOpen = (card: Element): boolean => card.matches(':popover-open');

export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Returns the position of a card above or below a word, in viewport coordinates. */
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
  /** Cancels the pending task, and runs a new one after the delay. */
  readonly schedule: (task: () => void) => void;
  readonly cancel: () => void;
};

export function createDelay(milliseconds: number): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    schedule(task) {
      cancel();
      timer = setTimeout(task, milliseconds);
    },
  };
}
