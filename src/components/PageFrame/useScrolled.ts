import {useLocation} from '@docusaurus/router';
import {afterFrame} from '@site/src/hooks/afterFrame';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';

/** Tells CSS how far the page is scrolled: `data-scrolled` and, beyond the first window, `data-far` on the root. */
export function useScrolled(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const root = document.documentElement;
    let frame = 0;
    function update(): void {
      frame = 0;
      root.toggleAttribute('data-scrolled', scrollY > limits.navbarSolidAfter);
      root.toggleAttribute('data-far', scrollY > innerHeight);
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
