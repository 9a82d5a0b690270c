import {useLocation} from '@docusaurus/router';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';

/**
 * Sets `data-scrolled` on the root of a scrolled page, `data-far` below its first screen, and `data-scrollbar` once a
 * scroll bar has taken space.
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
