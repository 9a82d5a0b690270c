import type {DocSearchModalProps} from '@docsearch/react';
import {plainText} from '@site/src/lib/search/hit';
import {useDeferredValue, type MouseEvent, type ReactNode} from 'react';

type Modal = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type Props = Modal & {readonly onFollow: (hit: Modal['hit']) => void};

/** So many rows are in view; the others are drawn behind them, and are no concern of the next key. */
const inView = 8;

/**
 * One hit, as a plain link: the site's own would fetch the page behind every hit in view. The keyboard reaches hits
 * with the arrow keys. An earlier search holds buttons, so its link lies below them instead of around them.
 */
export default function Hit({hit, children, onFollow}: Props): ReactNode {
  // The modal numbers what it shows.
  const isInView = (hit as {__autocomplete_id?: number}).__autocomplete_id! < inView;
  const later = useDeferredValue(isInView ? null : children, null);
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(hit);
  };
  if ('_snippetResult' in hit) {
    return (
      <a href={hit.url} tabIndex={-1} onClick={follow}>
        {isInView ? children : later}
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
