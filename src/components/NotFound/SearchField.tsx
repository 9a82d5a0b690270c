import Icon from '@site/src/components/Icon';
import {useSettings} from '@site/src/hooks/useSettings';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

type Props = {
  readonly baseUrl: string;
  readonly label: string;
  readonly action: string;
};

/** Renders a search field, handled by `src/client/openSearch.ts`. Without JavaScript it opens the list of all pages. */
export default function SearchField({baseUrl, label, action}: Props): ReactNode {
  const {allPages} = useSettings();
  return (
    <form className="not-found__search" role="search" action={`${baseUrl}${allPages.slice(1)}`}>
      <input
        className="filter__input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={limits.searchInputMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="icon-button" type="submit" aria-label={action}>
        <Icon name="search" />
      </button>
    </form>
  );
}
