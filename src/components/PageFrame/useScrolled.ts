import {useLocation} from '@docusaurus/router';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';

/**
 * Sets attributes of the root: `data-scrolled` on a page scrolled by more than `navbarSolidAfter`, `data-far` by more
 * than the height of the window, and `data-scrollbar` once a scroll bar has taken up space.
 */
export function useScrolled(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const root = document.documentElement;
    let frame = 0;
    function update(): void {
      frame = 0;
      root.toggleAttribute('data-scrolled', scrollY > limits.navbarSolidAfter);
      root.toggleAttribute('data-far', scrollY > innerHeight);
      if (innerWidth > root.clientWidth) root.setAttribute('data-scrollbar', '');
    }
    function onScroll(): void {
      frame ||= requestAnimationFrame(update);
    }
    const cancel = afterFrame(update);
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      cancel();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pathname]);
}
