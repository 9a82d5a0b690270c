/**
 * Opens the folds around an element. If it is the heading of an entry, opens the entry, too, even if a filter hides it.
 * Returns false while the parser has not reached the element, or the body of the entry.
 */
export function openFolds(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement!.closest('details')) {
    fold.open = true;
  }
  const entry = target.closest<HTMLElement>('.entry');
  if (entry) entry.hidden = false;
  if (!entry?.querySelector(':scope > .heading')?.contains(target)) return true;
  const body = entry.querySelector<HTMLDetailsElement>(':scope > details');
  if (body) body.open = true;
  return body !== null;
}
