import {nextNavbarState, type NavbarState} from '../../lib/scroll/hideNavbar';
import {throttle} from '../../lib/scroll/throttle';
import * as limits from '../../site/limits';
import {onClick, reducedMotion, type Sync} from './dom';

declare const __HIDE_NAVBAR__: 'never' | 'always' | 'auto';

/** What depends on how far the page is scrolled: the navbar and the button back to the top. */
export function startScroll(): Sync {
  const root = document.documentElement;
  let queued = false;
  let navbar: NavbarState = {hidden: false, lastY: scrollY};

  function update(): void {
    queued = false;
    root.toggleAttribute('data-scrolled', scrollY > limits.navbarSolidAfter);
    root.toggleAttribute('data-far', scrollY > innerHeight);
  }

  const hideNavbar = throttle(
    () => {
      const height = document.querySelector('.navbar')?.clientHeight ?? 0;
      navbar = nextNavbarState(navbar, scrollY, height);
      root.dataset.navbar = navbar.hidden ? 'hidden' : 'shown';
    },
    limits.navbarHideThrottleMs,
    (task, delay) => setTimeout(task, delay),
    () => performance.now(),
  );

  addEventListener(
    'scroll',
    () => {
      if (__HIDE_NAVBAR__ === 'auto') hideNavbar();
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
  return () => {
    navbar = {hidden: false, lastY: scrollY};
    delete root.dataset.navbar;
    update();
  };
}
