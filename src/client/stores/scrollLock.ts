/**
 * Keeps the page behind an open drawer or dialog from scrolling: CSS reads the attribute `data-lock` of the root, which
 * names the drawer. An attribute, because `html:has(:popover-open)` would test the root at every change of the page.
 */
const drawers = ['screen', 'sidebar'];

/** Sets the attribute while a drawer is open. The event precedes the next frame, even if React has not loaded. */
export function startScrollLock(): void {
  document.addEventListener(
    'beforetoggle',
    ({target, newState}) => {
      const name = drawers.find((drawer) => (target as Element).classList.contains(drawer));
      if (name) setLock(newState === 'open' ? name : undefined);
    },
    true,
  );
}

/** Shows a modal dialog, and sets the attribute until it closes. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  setLock('dialog');
  dialog.addEventListener('close', () => setLock(undefined), {once: true});
}

/** Sets or, without a name, removes the attribute. */
export function setLock(name: string | undefined): void {
  const {dataset} = document.documentElement;
  if (name) dataset.lock = name;
  else delete dataset.lock;
}
