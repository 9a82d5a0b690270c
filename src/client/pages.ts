import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {startLayout} from './layout';
import {startOverflow} from './overflow';
import {reveal} from './reveal';
import {page} from './stores/page';
import type {SiteSettings} from '../site/settings';

const {themeConfig} = siteConfig.customFields?.settings as SiteSettings;

/** Runs when a page is there, the first one and after each navigation. */
let update: (() => void) | undefined;

/** Follows the navigation: the page store, query switches, layout, and the announcement of a new page. */
const pages: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, search, hash} = location;
    const known = page.get();
    if (known?.pathname !== pathname || known.search !== search || known.hash !== hash) {
      page.set({pathname, search, hash});
    }
    openTarget();
    if (pathname === previousLocation?.pathname) return;
    const updates = [startOverflow, startLayout];
    update ??= (
      (started) => () =>
        started.forEach((run) => run())
    )(updates.map((run) => run()));
    // They ask where things stand on the page.
    afterFrame(update);
    if (!previousLocation) return;
    document.documentElement.dataset.hide = hiddenParts(search).join(' ');
    if (themeConfig.enableContentAnimation) {
      document.documentElement.toggleAttribute('data-content-animation', true);
    }
    announce();
  },
};

export default pages;

/** Opens the folds around the target of the address. A hidden target could not be scrolled to. */
function openTarget(): void {
  const id = targetId(location.hash);
  const target = document.getElementById(id);
  const wasHidden = target?.checkVisibility() === false;
  if (target && reveal(id) && wasHidden) target.scrollIntoView();
}

/** A new page begins at its top for keyboard and screen reader too: the next Tab reaches the skip link. */
function announce(): void {
  // Focus asks where things stand on the page.
  afterFrame(() => {
    const start = document.getElementById('__docusaurus');
    // The user may be elsewhere by then.
    if (!start || location.hash || document.querySelector('dialog[open]')) return;
    start.tabIndex = -1;
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  });
  // The title changes a moment after the page.
  setTimeout(() => {
    const status = document.getElementById('site-status');
    if (status) status.textContent = document.title;
  }, 100);
}

/** Runs a task after the next frame: asking for places before it is drawn would lay out the page twice. */
function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
