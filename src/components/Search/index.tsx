import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import Missing from './Missing';
import SearchDialog from './SearchDialog';

/** Renders the search button, handled by `src/client/openSearch.ts`, and without JavaScript a link to all pages. */
export default function Search(): ReactNode {
  const {allPages} = useSettings();
  return (
    <>
      <Link
        className="search-button search-button--link"
        to={allPages}
        aria-label={translate({id: 'search.allPages'})}>
        <Icon name="search" className="icon--sm" />
        <span>
          <Translate id="search.label" />
        </span>
      </Link>
      <button
        className="DocSearch DocSearch-Button search-button"
        type="button"
        aria-label={translate({id: 'search.label'})}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" className="icon--sm" />
        <span>
          <Translate id="search.label" />
        </span>
        <kbd className="search-button__other">Ctrl K</kbd>
        <kbd className="search-button__apple">⌘K</kbd>
      </button>
      <Missing allPages={allPages} />
      <SearchDialog />
    </>
  );
}
