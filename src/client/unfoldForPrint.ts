/** Client module that opens folds, except entries, while the page is printed, for browsers in which CSS cannot. */
let folded: readonly HTMLDetailsElement[] = [];

function setOpen(isOpen: boolean): void {
  for (const fold of folded) fold.open = isOpen;
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('.prose details:not(.entry__body)');
    folded = [...folds].filter(({open}) => !open);
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}

export {};
