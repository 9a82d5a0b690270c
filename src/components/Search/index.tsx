import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import type {MessageId} from '@site/src/site/locales';
import type {ReactNode} from 'react';
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

/**
 * Renders the dialog which reports that the search dialog failed to load. Every page contains it:
 * `src/client/openSearch.ts` opens it, and sets `data-outdated` if a newer build was deployed.
 */
function Missing({allPages}: {readonly allPages: string}): ReactNode {
  return (
    <dialog
      className="dialog search-missing"
      id="search-missing"
      aria-label={translate({id: 'search.missing'})}
      aria-describedby="search-missing-help">
      <form className="dialog__body search-missing__body" method="dialog">
        <p className="search-missing__title">
          <Either message="search.missing" outdated="search.outdated" />
        </p>
        <p id="search-missing-help">
          <Either message="search.failedHelp" outdated="search.outdatedHelp" />
        </p>
        <p className="search-missing__ways">
          <button className="button button--solid" type="submit">
            <Either message="search.retry" outdated="search.reload" />
          </button>
          <Link className="button button--plain" to={allPages}>
            <Translate id="search.browse" />
          </Link>
          <button className="button button--plain" type="submit">
            <Translate id="shortcuts.close" />
          </button>
        </p>
      </form>
    </dialog>
  );
}

type EitherProps = {readonly message: MessageId; readonly outdated: MessageId};

function Either({message, outdated}: EitherProps): ReactNode {
  return (
    <>
      <span className="search-missing__usual">
        <Translate id={message} />
      </span>
      <span className="search-missing__outdated">
        <Translate id={outdated} />
      </span>
    </>
  );
}
