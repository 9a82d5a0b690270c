import {targetId} from '../../lib/address/targetId';
import {reveal} from '../reveal';
import {all, closest, onClick, type Sync} from './dom';

const bodies = '.entry > details';

/** Entries that unfold: by their heading, all at once, and whenever something leads into them. */
export function startEntries(): Sync {
  /** What a reader has open, by page, for when he comes back to it. */
  const opened = new Map<string, Set<string>>();

  const idOf = (body: Element): string =>
    body.parentElement?.querySelector(':scope > .heading > [id]')?.id ?? '';

  /** Opens what the address leads to. What was folded away could not be scrolled to before. */
  function arrive(): void {
    const id = targetId(location.hash);
    const wasHidden = document.getElementById(id)?.checkVisibility() === false;
    if (id && reveal(id) && wasHidden) document.getElementById(id)?.scrollIntoView();
  }

  function update(): void {
    const entries = all<HTMLDetailsElement>(bodies);
    const isOpen = entries.every(({open}) => open);
    document.querySelector('[data-entries-switch]')?.setAttribute('aria-expanded', String(isOpen));
  }

  function openAll(isOpen: boolean): void {
    for (const body of all<HTMLDetailsElement>(bodies)) body.open = isOpen;
  }

  document.addEventListener(
    'toggle',
    ({target}) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(bodies)) return;
      const ids = opened.get(location.pathname) ?? new Set();
      if (target.open) ids.add(idOf(target));
      else ids.delete(idOf(target));
      opened.set(location.pathname, ids);
      update();
    },
    true,
  );

  // The heading is part of what one presses; a selection and its link are not.
  onClick('.entry > .heading', (heading, event) => {
    const body = heading.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!body || closest(event, 'a') || getSelection()?.isCollapsed === false) return;
    body.open = !body.open;
  });
  onClick('[data-entries-switch]', (button) => {
    openAll(button.getAttribute('aria-expanded') !== 'true');
  });

  // By the browser, by the router, and a link to where one is already, which changes nothing.
  addEventListener('hashchange', arrive);
  document.addEventListener('site:hash', arrive);
  onClick<HTMLAnchorElement>('a[href*="#"]', (link, event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isPlain && link.pathname === location.pathname && link.hash) reveal(targetId(link.hash));
  });

  // Where the browser's own search does not open folds, nothing stays folded while it is used.
  if (!('onbeforematch' in document.documentElement)) {
    addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
      if (key.toLowerCase() === 'f' && (ctrlKey || metaKey)) openAll(true);
    });
  }

  // Paper shows all; afterwards the page is as it was.
  let folded: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folded = all<HTMLDetailsElement>('.prose details').filter(({open}) => !open);
    for (const fold of folded) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of folded) fold.open = false;
  });

  return () => {
    for (const id of opened.get(location.pathname) ?? []) reveal(id);
    arrive();
    update();
  };
}
