/**
 * Opens what folds an element away: the folds that it stands in, and the body of the entry that it heads. False while
 * the page does not have it, or not all of it.
 */
export function reveal(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement!.closest('details')) {
    fold.open = true;
  }
  const entry = target.closest('.entry');
  if (!entry?.querySelector(':scope > .heading')?.contains(target)) return true;
  const body = entry.querySelector<HTMLDetailsElement>(':scope > details');
  if (body) body.open = true;
  return body !== null;
}
