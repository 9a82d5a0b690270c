/**
 * Lays out the page below the first screen in small tasks while the browser is idle. In a single task, the layout of
 * `/config/rsbuild/output` blocks a slow phone for 280 ms.
 */

/** Attribute of blocks that are laid out. CSS defers the layout of others until they are near the viewport. */
const flag = 'data-laid-out';
const deferred = `.prose > :nth-child(n + 7):not(.heading, .entry, .entries-controls, .steps, [${flag}]), .card:not([${flag}])`;
/** Idle time that must be left to lay out another block, in ms. Most blocks take less on a slow phone. */
const spareMs = 20;

/** Returns a function to call for each page: lays out the blocks of the page, then sets the flag on the root. */
export function createLayout(): () => void {
  const root = document.documentElement;
  // Browsers without idle callbacks lay out all blocks at once: they lack the scroll anchoring that CSS requires.
  if (!('requestIdleCallback' in window)) return () => root.setAttribute(flag, '');
  let waiting = 0;
  // Tab may focus an element far below, which blocks that are laid out later would move.
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
