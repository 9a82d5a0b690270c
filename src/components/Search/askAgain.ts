const rows = '.DocSearch-Hit [role="option"]';
/** So long the modal may take to draw the better answer. */
const drawnWithinMs = 1000;

/** The row that a reader points at or has gone to; the first one is chosen before anybody does. */
export function heldRow(): HTMLAnchorElement | undefined {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(rows)];
  return (
    all.find((row) => row.closest('.DocSearch-Hit')?.matches(':hover')) ??
    all.slice(1).find((row) => row.getAttribute('aria-selected') === 'true')
  );
}

let release = (): void => undefined;

/**
 * Makes the modal ask its question again, now that the worker has a better answer, as it does whenever its field takes
 * the focus. It chooses its first row anew then: a row that is held is chosen again before the next frame, and stays
 * where it is on the screen, until the reader goes on.
 */
export function askAgain(): void {
  const field = document.querySelector('.DocSearch-Input');
  const panel = document.querySelector('.DocSearch-Dropdown');
  const held = heldRow();
  const address = held?.getAttribute('href');
  const top = held?.getBoundingClientRect().top ?? 0;
  if (!field || !panel) return;
  release();
  const observer = new MutationObserver(() => {
    const row = [...panel.querySelectorAll(rows)].find(
      (one) => one.getAttribute('href') === address,
    );
    if (!row) return;
    panel.scrollTop += row.getBoundingClientRect().top - top;
    if (row.getAttribute('aria-selected') !== 'true') {
      row.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
    }
  });
  const goesOn = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    goesOn.abort();
  };
  release = stop;
  if (held) {
    observer.observe(panel, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'href'],
    });
    for (const type of ['keydown', 'pointermove', 'wheel', 'touchstart'])
      addEventListener(type, stop, {capture: true, passive: true, signal: goesOn.signal});
  }
  setTimeout(stop, drawnWithinMs);
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
