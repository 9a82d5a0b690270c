import Translate, {translate} from '@docusaurus/Translate';
import Link from '@site/src/components/Link';
import type {ReactNode} from 'react';

/** Message that the search dialog failed to load, part of every page. `openSearch.ts` opens it. */
export default function Missing({allPages}: {readonly allPages: string}): ReactNode {
  return (
    <dialog
      className="sheet search-missing"
      id="search-missing"
      aria-label={translate({id: 'search.missing'})}
      aria-describedby="search-missing-help">
      <form className="sheet__body search-missing__body" method="dialog">
        <p className="search-missing__title">
          <Translate id="search.missing" />
        </p>
        <p id="search-missing-help">
          <Translate id="search.failedHelp" />
        </p>
        <p className="search-missing__ways">
          <button className="button button--solid" type="submit">
            <Translate id="search.retry" />
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
