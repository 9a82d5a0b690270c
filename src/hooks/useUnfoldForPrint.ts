import {useEffect} from 'react';

/** Opens folds while the page is printed. Only for browsers in which CSS cannot open folds. */
export function useUnfoldForPrint(): void {
  useEffect(() => {
    let folded: readonly HTMLDetailsElement[] = [];
    const setOpen = (isOpen: boolean): void => {
      for (const fold of folded) fold.open = isOpen;
    };
    const listening = new AbortController();
    const {signal} = listening;
    window.addEventListener(
      'beforeprint',
      () => {
        const folds = document.querySelectorAll<HTMLDetailsElement>('.prose details');
        folded = [...folds].filter(({open}) => !open);
        setOpen(true);
      },
      {signal},
    );
    window.addEventListener('afterprint', () => setOpen(false), {signal});
    return () => listening.abort();
  }, []);
}
