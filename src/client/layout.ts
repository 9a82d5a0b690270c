/**
 * Lays out what follows the first screen while the browser is idle. A script without React, because it concerns every
 * block of a page: as one task, the layout of `/config/rsbuild/output` takes 280 ms on a slow phone.
 */

/** `src/css/prose.css` and the stylesheet of overviews lay out these when they come near, unless they have the flag. */
const flag = 'data-laid-out';
const deferred = `.prose > :nth-child(n + 7):not(.heading, .entry, .entries-switch, .steps, [${flag}]), .card:not([${flag}])`;
/** Time that the next block may take, in ms: most take less on a slow phone. */
const spareMs = 20;

/** Starts the layout of a page; returns what starts it for the next one. `data-laid-out` on the root says that it is done. */
export function startLayout(): () => void {
  const {dataset} = document.documentElement;
  // Browsers without it lay out everything at once.
  if (!('requestIdleCallback' in window)) return () => void (dataset.laidOut = '');
  let waiting = 0;
  // The next stop of the Tab key would move when what stands above it is laid out.
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Tab') dataset.whole = '';
    },
    true,
  );
  return () => {
    cancelIdleCallback(waiting);
    delete dataset.laidOut;
    const blocks = [...document.querySelectorAll<HTMLElement>(deferred)];
    const layOut = (deadline: IdleDeadline): void => {
      do {
        const block = blocks.shift();
        block?.setAttribute(flag, '');
        // Forces its layout, so that its time counts here.
        block?.getBoundingClientRect();
      } while (blocks.length > 0 && deadline.timeRemaining() > spareMs);
      if (blocks.length > 0) waiting = requestIdleCallback(layOut);
      else dataset.laidOut = '';
    };
    waiting = requestIdleCallback(layOut);
  };
}
