import {closest, type Sync} from './dom';

/** The language switch keeps query and hash: both are added when the link is about to be used. */
export function startLanguage(): Sync {
  const update = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
    if (!link) return;
    const url = new URL(link.href);
    url.search = location.search;
    url.hash = location.hash;
    link.href = url.href;
  };
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, update, true);
  return () => undefined;
}
