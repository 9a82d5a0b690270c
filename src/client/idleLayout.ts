/**
 * Lays out the page below the first screen while the browser is idle. As one task, the layout of
 * `/config/rsbuild/output` takes 280 ms on a slow phone.
 */

/** Without the flag, stylesheets lay out these blocks when they are scrolled into view (`content-visibility`). */
const flag = 'data-laid-out';
const deferred = `.prose > :nth-child(n + 7):not(.heading, .entry, .entries-controls, .steps, [${flag}]), .card:not([${flag}])`;
/** Time reserved for the next block, in ms: most take less on a slow phone. */
const spareMs = 20;

/**
 * Returns a function that lays out a page; it is called for each new one. Sets the flag on the root when it
 * is done.
 */
export function createLayout(): () => void {
  const root = document.documentElement;
  // Browsers without idle callbacks lay out everything at once.
  if (!('requestIdleCallback' in window)) return () => root.setAttribute(flag, '');
  let waiting = 0;
  // Blocks that are laid out later would move the element that Tab focuses.
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
        // Forces its layout.
        block?.getBoundingClientRect();
      } while (blocks.length > 0 && deadline.timeRemaining() > spareMs);
      if (blocks.length > 0) waiting = requestIdleCallback(layOut);
      else root.setAttribute(flag, '');
    };
    waiting = requestIdleCallback(layOut);
  };
}
