const rows = '.DocSearch-Hit [role="option"]';
/** Time for the modal to render the better answer. */
const drawnWithinMs = 1000;

/** Returns the row under the pointer or selected by keyboard, except the first row, the default. */
export function heldRow(): HTMLAnchorElement | undefined {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(rows)];
  return (
    all.find((row) => row.closest('.DocSearch-Hit')?.matches(':hover')) ??
    all.slice(1).find((row) => row.getAttribute('aria-selected') === 'true')
  );
}

let release = (): void => undefined;

/**
 * Makes the modal repeat its query, as it does when its field is focused, because the worker has a better
 * answer. The modal then selects its first row, so the user's row is selected again before the next frame and
 * keeps its position on the screen until the next input.
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
