import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {afterFrame} from '../lib/scroll/afterFrame';
import type {SiteSettings} from '../site/settings';
import {createLayout} from './idleLayout';
import {openFolds} from './openFolds';
import {createOverflow} from './overflow';
import {page} from './stores/pageStore';
import {setLock} from './stores/scrollLock';

const {themeConfig} = siteConfig.customFields!.settings as SiteSettings;

/** Measures and lays out the page, initially and after each navigation. Created when first needed. */
let update: (() => void) | undefined;

function createUpdate(): () => void {
  const updates = [createOverflow(), createLayout()];
  return () => updates.forEach((run) => run());
}

/** Client module that updates the page store, applies queries such as `?navbar=0`, lays out and announces new pages. */
const routeUpdates: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, search, hash} = location;
    const shown = page.get();
    if (shown?.pathname !== pathname || shown.search !== search || shown.hash !== hash) {
      page.set({pathname, search, hash});
    }
    openTarget();
    if (pathname === previousLocation?.pathname) return;
    update ??= createUpdate();
    afterFrame(update);
    if (!previousLocation) return;
    // A drawer that left the document with the old page sent no event.
    if (!document.querySelector('dialog[open], :popover-open')) setLock(undefined);
    const root = document.documentElement;
    root.dataset.hide = hiddenParts(search).join(' ');
    if (themeConfig.enableContentAnimation) root.toggleAttribute('data-content-animation', true);
    announce();
  },
};

export default routeUpdates;

/** Opens the folds around the target of the hash, and scrolls to it if it was hidden. */
function openTarget(): void {
  const id = targetId(location.hash);
  const target = document.getElementById(id);
  const wasHidden = target?.checkVisibility() === false;
  if (target && openFolds(id) && wasHidden) target.scrollIntoView();
}

/** Moves the focus to the start of the new page, before the skip link, and announces its title to screen readers. */
function announce(): void {
  afterFrame(() => {
    const start = document.getElementById('__docusaurus');
    // Does not move the focus if the address has a hash, or the user has opened a dialog since the navigation.
    if (!start || location.hash || document.querySelector('dialog[open]')) return;
    start.tabIndex = -1;
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  });
  // Waits, because the title may change shortly after the rest of the page.
  setTimeout(() => {
    const status = document.getElementById('site-status');
    if (status) status.textContent = document.title;
  }, 100);
}
