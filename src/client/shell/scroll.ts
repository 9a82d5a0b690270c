import {limits} from '../../site/limits';
import {onClick, reducedMotion, type Sync} from './dom';

/** What depends on how far the page is scrolled: the navbar's ground and the button back to the top. */
export function startScroll(): Sync {
  const root = document.documentElement;
  let queued = false;

  function update(): void {
    queued = false;
    root.toggleAttribute('data-scrolled', scrollY > limits.navbarSolidAfter);
    root.toggleAttribute('data-far', scrollY > innerHeight);
  }

  addEventListener(
    'scroll',
    () => {
      if (queued) return;
      queued = true;
      requestAnimationFrame(update);
    },
    {passive: true},
  );
  onClick('[data-to-top]', () => {
    scrollTo({top: 0, behavior: reducedMotion() ? 'auto' : 'smooth'});
    document.querySelector<HTMLElement>('main')?.focus({preventScroll: true});
  });
  return update;
}
