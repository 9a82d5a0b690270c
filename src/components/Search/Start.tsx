'use client';

import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isRoute} from '@site/src/hooks/useIsKnownRoute';
import {useLocale} from '@site/src/hooks/useLocale';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {tasks} from '@site/src/site/tasks';
import {useState, type MouseEvent, type ReactNode} from 'react';

type Entry = {readonly text: string; readonly href: string};
type Props = {readonly onFollow: (href: string) => void};

/** Renders the links that an empty search shows below earlier searches: popular tasks and the sections of the page. */
export default function Start({onFollow}: Props): ReactNode {
  const {pick} = useLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const [sections] = useState(sectionsOfPage);
  const popular = tasks
    .map(({text, to}) => ({text: pick(text), href: withBaseUrl(to)}))
    .filter(({href}) => isRoute(new URL(href, window.location.origin).pathname));
  return (
    <div className="search-start">
      <List title={translate({id: 'search.popular'})} entries={popular} onFollow={onFollow} />
      <List title={translate({id: 'search.onPage'})} entries={sections} onFollow={onFollow} />
    </div>
  );
}

function List({
  title,
  entries,
  onFollow,
}: Props & {readonly title: string; readonly entries: readonly Entry[]}): ReactNode {
  if (entries.length === 0) return null;
  const follow = (event: MouseEvent, href: string): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <nav className="search-start__part" aria-label={title}>
      <p className="DocSearch-Hit-source">{title}</p>
      <ul>
        {entries.map(({text, href}) => (
          <li key={href}>
            <a className="search-start__link" href={href} onClick={(event) => follow(event, href)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionsOfPage(): readonly Entry[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')];
  return headings.map((heading) => {
    const words = heading.cloneNode(true) as HTMLElement;
    words.querySelectorAll('.visually-hidden').forEach((part) => part.remove());
    return {
      text: words.textContent.trim(),
      href: `${window.location.pathname}#${encodeURIComponent(heading.id)}`,
    };
  });
}
