/**
 * Lays out the page below the first screen in small tasks while the browser is idle. In a single task, the layout of
 * `/config/rsbuild/output` blocks a slow phone for 280 ms.
 */

/** Attribute of blocks that are laid out. CSS defers the layout of other blocks until they are near the viewport. */
const flag = 'data-laid-out';
const deferred = `.prose > :nth-child(n + 7):not(.heading, .entry, .entries-controls, .steps, [${flag}]), .card:not([${flag}])`;
/** Another block is laid out only if this idle time is left, in ms. Most blocks take less time on a slow phone. */
const spareMs = 30;
/** Time without a scroll event after which layout continues, in ms. */
const scrollPauseMs = 200;

/** Returns a function, to be called for each page, that lays out the page while idle and then flags `<html>`. */
export function createLayout(): () => void {
  const root = document.documentElement;
  // Browsers without idle callbacks have no scroll anchoring either, so CSS defers no layout: only sets the flag.
  if (!('requestIdleCallback' in window)) return () => root.setAttribute(flag, '');
  let waiting = 0;
  let scrolledAt = -Infinity;
  addEventListener('scroll', () => (scrolledAt = performance.now()), {passive: true});
  // Lays out the whole page before Tab moves the focus: blocks that are laid out later would move the focused element.
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Tab') root.dataset.whole = '';
    },
    true,
  );
  return () => {
    cancelIdleCallback(waiting);
    root.removeAttribute(flag);
    const blocks = [...document.querySelectorAll<HTMLElement>(deferred)];
    const layOut = (deadline: IdleDeadline): void => {
      if (performance.now() - scrolledAt < scrollPauseMs) {
        waiting = requestIdleCallback(layOut);
        return;
      }
      do {
        const block = blocks.shift();
        block?.setAttribute(flag, '');
        // Forces the layout of the block.
        block?.getBoundingClientRect();
      } while (blocks.length > 0 && deadline.timeRemaining() > spareMs);
      if (blocks.length > 0) waiting = requestIdleCallback(layOut);
      else root.setAttribute(flag, '');
    };
    waiting = requestIdleCallback(layOut);
  };
}
