'use client';

import type {DocSearchModalProps} from '@docsearch/react';
import {plainText, type Hit as Found} from '@site/src/lib/search/hit';
import {useDeferredValue, type MouseEvent, type ReactNode} from 'react';
import {marked} from './marked';

type Modal = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type Props = Modal & {readonly onFollow: (hit: Modal['hit']) => void};

/** Number of rows in view. The other rows render deferred, so that they do not delay the next key. */
const inView = 8;

/**
 * Search hit. It is a plain link, as the site's `Link` would prefetch the page of every hit in view. Results
 * change with every key, so only their texts are elements and CSS draws the rest. An earlier search has
 * buttons, so its link is below instead of around them.
 */
export default function Hit({hit, children, onFollow}: Props): ReactNode {
  const isInView = (hit as {__autocomplete_id?: number}).__autocomplete_id! < inView;
  const texts = '_snippetResult' in hit ? textsOf(hit as Found) : null;
  const later = useDeferredValue(isInView ? null : texts, null);
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(hit);
  };
  if (texts) {
    return (
      <a href={hit.url} data-type={hit.type} tabIndex={-1} onClick={follow}>
        {isInView ? texts : later}
      </a>
    );
  }
  const title = hit.type === 'content' ? hit.content : hit.hierarchy[hit.type];
  return (
    <div className="search-kept">
      <a
        className="search-kept__link"
        href={hit.url}
        tabIndex={-1}
        onClick={follow}
        aria-hidden="true">
        <span className="visually-hidden">{plainText(title ?? '')}</span>
      </a>
      {children}
    </div>
  );
}

/** Returns the title of a hit and its path or facts. */
function textsOf({type, content, hierarchy, _snippetResult: found}: Found): ReactNode {
  const title = type === 'content' ? found?.content : found?.hierarchy[type];
  const below = type === 'lvl1' ? content && found?.content : found?.hierarchy.lvl1;
  return (
    <>
      <span className="DocSearch-Hit-title">
        {marked(title?.value ?? content ?? hierarchy.lvl1)}
      </span>
      {below && <span className="DocSearch-Hit-path">{marked(below.value)}</span>}
    </>
  );
}
