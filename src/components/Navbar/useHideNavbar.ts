import {useLocation} from '@docusaurus/router';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {useSettings} from '@site/src/hooks/useSettings';
import {nextNavbarState, type NavbarState} from '@site/src/lib/scroll/hideNavbar';
import {throttle} from '@site/src/lib/scroll/throttle';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';

/** Sets `data-navbar` on the root to `hidden` while the user scrolls down, if the setting `hideNavbar` is `auto`. */
export function useHideNavbar(): void {
  const {hideNavbar} = useSettings().themeConfig;
  const {pathname} = useLocation();
  useEffect(() => {
    if (hideNavbar !== 'auto') return undefined;
    const {dataset} = document.documentElement;
    let state: NavbarState = {hidden: false, lastY: 0};
    const update = throttle(() => {
      const height = document.querySelector('.navbar')?.clientHeight ?? 0;
      state = nextNavbarState(state, scrollY, height);
      dataset.navbar = state.hidden ? 'hidden' : 'shown';
    }, limits.navbarHideThrottleMs);
    const cancel = afterFrame(() => {
      state = {hidden: false, lastY: scrollY};
      delete dataset.navbar;
    });
    window.addEventListener('scroll', update, {passive: true});
    return () => {
      cancel();
      window.removeEventListener('scroll', update);
    };
  }, [hideNavbar, pathname]);
}
