/**
 * Makes the modal ask its question again, now that the worker has a better answer, as it does whenever its field takes
 * the focus. The row that is pointed at or chosen stays where it is on the screen.
 */
export function askAgain(): void {
  const field = document.querySelector('.DocSearch-Input');
  const panel = document.querySelector('.DocSearch-Dropdown');
  const rows = '.DocSearch-Hit [role="option"]';
  const held =
    document.querySelector<HTMLAnchorElement>('.DocSearch-Hit:hover a') ??
    document.querySelector<HTMLAnchorElement>(`${rows}[aria-selected="true"]`);
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
  observer.observe(panel, {subtree: true, childList: true});
  setTimeout(() => observer.disconnect(), 1000);
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
