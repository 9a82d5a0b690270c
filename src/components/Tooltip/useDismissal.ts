import {useEffect} from 'react';

/** Hides tooltips on Escape until the pointer or the focus moves (WCAG 1.4.13). */
export function useDismissal(): void {
  useEffect(() => {
    const root = document.documentElement;
    function hide({key}: KeyboardEvent): void {
      if (key === 'Escape') root.toggleAttribute('data-no-tooltips', true);
    }
    const show = (): void => root.removeAttribute('data-no-tooltips');
    document.addEventListener('keydown', hide);
    document.addEventListener('focusin', show);
    document.addEventListener('pointerout', show);
    return () => {
      document.removeEventListener('keydown', hide);
      document.removeEventListener('focusin', show);
      document.removeEventListener('pointerout', show);
    };
  }, []);
}
