'use client';
import {useLocation} from '@docusaurus/router';
import {useEntryHeadings} from '@site/src/components/Entry/useEntries';
import {sectionInView} from '@site/src/components/Outline/sectionInView';
import {useScrolled} from '@site/src/components/PageFrame/useScrolled';
import {useDismissal} from '@site/src/components/Tooltip/useDismissal';
import {useSettings} from '@site/src/hooks/useSettings';
import {targetId} from '@site/src/lib/address/targetId';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {nextNavbarState, type NavbarState} from '@site/src/lib/scroll/hideNavbar';
import {throttle} from '@site/src/lib/scroll/throttle';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';

/** Runs the effects that every page needs, in a single island because hydrating each island costs time. */
export default function PageState(): null {
  useHideNavbar();
  useLanguageLinks();
  useScrolled();
  useDismissal();
  useEntryHeadings();
  return null;
}

PageState.hydrate = 'idle';

/** Sets `data-navbar` on the root to `hidden` while the user scrolls down, if the setting `hideNavbar` is `auto`. */
function useHideNavbar(): void {
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

/** Events that happen before a link is followed, copied or opened in another tab. */
const events = ['pointerdown', 'focusin', 'click'];

/** Adds the query and the current section to the addresses of links to another language (`.language-link`). */
function useLanguageLinks(): void {
  useEffect(() => {
    // In the capture phase, so before other listeners read the address of the link.
    for (const type of events) document.addEventListener(type, addQueryAndSection, true);
    return () => {
      for (const type of events) document.removeEventListener(type, addQueryAndSection, true);
    };
  }, []);
}

function addQueryAndSection({target}: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a.language-link');
  if (!link) return;
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = visibleHash() ?? sectionInView(articleHeadings()) ?? '';
  link.href = url.href;
}

function articleHeadings(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]');
}

/** Returns the hash of the page's address, or undefined if its target is not in view. */
function visibleHash(): string | undefined {
  const target = document.getElementById(targetId(location.hash));
  const top = target?.getBoundingClientRect().top ?? 0;
  return location.hash && top >= 0 && top < innerHeight ? location.hash : undefined;
}
