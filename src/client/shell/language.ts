import {all, closest, hashTarget, type Sync} from './dom';
import {sectionInView} from './section';

/** The language switch keeps query and place: both are added when the link is about to be used. */
export function startLanguage(): Sync {
  const update = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
    if (!link) return;
    const section = sectionInView(all('article :is(h2, h3, h4)[id]'));
    const url = new URL(link.href);
    url.search = location.search;
    url.hash = location.hash && isInSight(hashTarget()) ? location.hash : (section ?? '');
    link.href = url.href;
  };
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, update, true);
  return () => undefined;
}

/** False when a reader has left what the hash names; a hash that names nothing cannot be left. */
function isInSight(target: HTMLElement | null): boolean {
  const top = target?.getBoundingClientRect().top ?? 0;
  return top >= 0 && top < innerHeight;
}
