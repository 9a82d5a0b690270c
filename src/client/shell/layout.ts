import {all, type Sync} from './dom';

/** What `src/css/prose.css` and the sheet of overviews have laid out when a reader comes near, unless it has this mark. */
const mark = 'data-laid-out';
const later = `.prose > :nth-child(n + 7):not(.heading, .entry, .entries-switch, .steps, [${mark}]), .card:not([${mark}])`;
/** What a block may take that follows, in ms: most take less on a slow phone. */
const spareMs = 20;

/**
 * Lays out what follows the first screen while the browser has nothing else to do, block after block: from then on the
 * page is as long as it seems, and its places are where they stay. `data-laid-out` on the root says that it is.
 */
export function startLayout(): Sync {
  const {dataset} = document.documentElement;
  // Browsers without it lay out everything at once.
  if (!('requestIdleCallback' in window)) return () => void (dataset.laidOut = '');
  let waiting = 0;
  // Who goes on by Tab would be led to a place that moves when what stands above it is laid out.
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
    const blocks = all(later);
    const go = (deadline: IdleDeadline): void => {
      do {
        const block = blocks.shift();
        block?.setAttribute(mark, '');
        // Asked now, so that its time counts here.
        block?.getBoundingClientRect();
      } while (blocks.length > 0 && deadline.timeRemaining() > spareMs);
      if (blocks.length > 0) waiting = requestIdleCallback(go);
      else dataset.laidOut = '';
    };
    waiting = requestIdleCallback(go);
  };
}
