import {sectionInView} from '@site/src/components/Outline/sectionInView';
import {targetId} from '@site/src/lib/address/targetId';
import {useEffect} from 'react';

/** Events that come before a link is followed, or its address copied or opened elsewhere. */
const uses = ['pointerdown', 'focusin', 'click'];

/** Makes links to another language, `a[data-language]`, keep the query and the place that the page is read at. */
export function useLanguageLinks(): void {
  useEffect(() => {
    // Before the listeners of links, which read the address.
    for (const type of uses) document.addEventListener(type, keepPlace, true);
    return () => {
      for (const type of uses) document.removeEventListener(type, keepPlace, true);
    };
  }, []);
}

function keepPlace({target}: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = hashInSight() ?? sectionInView(articleHeadings()) ?? '';
  link.href = url.href;
}

function articleHeadings(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]');
}

/** Returns the hash, unless its target has been scrolled away. A hash without a target cannot be left. */
function hashInSight(): string | undefined {
  const target = document.getElementById(targetId(location.hash));
  const top = target?.getBoundingClientRect().top ?? 0;
  return location.hash && top >= 0 && top < innerHeight ? location.hash : undefined;
}
