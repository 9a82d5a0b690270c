import {sectionInView} from '@site/src/components/Outline/sectionInView';
import {targetId} from '@site/src/lib/address/targetId';
import {useEffect} from 'react';

/** Events that happen before a link is followed, copied or opened in another tab. */
const events = ['pointerdown', 'focusin', 'click'];

/** Adds the query and the current section to the addresses of links to another language (`.language-link`). */
export function useLanguageLinks(): void {
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
