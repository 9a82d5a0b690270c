const rows = '.DocSearch-Hit [role="option"]';

/** The row that a reader points at or has gone to; the first one is chosen before anybody does. */
export function heldRow(): HTMLAnchorElement | undefined {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(rows)];
  return (
    all.find((row) => row.closest('.DocSearch-Hit')?.matches(':hover')) ??
    all.slice(1).find((row) => row.getAttribute('aria-selected') === 'true')
  );
}

/**
 * Makes the modal ask its question again, now that the worker has a better answer, as it does whenever its field takes
 * the focus. A row that is held stays where it is on the screen.
 */
export function askAgain(): void {
  const field = document.querySelector('.DocSearch-Input');
  const panel = document.querySelector('.DocSearch-Dropdown');
  const held = heldRow();
  const address = held?.getAttribute('href');
  const top = held?.getBoundingClientRect().top ?? 0;
  if (!field || !panel) return;
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
  if (held) observer.observe(panel, {subtree: true, childList: true});
  setTimeout(() => observer.disconnect(), 1000);
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
