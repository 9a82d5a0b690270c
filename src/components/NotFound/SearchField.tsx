import Icon from '@site/src/components/Icon';
import {useSettings} from '@site/src/hooks/useSettings';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

type Props = {
  /** Base path of the language to search in. */
  readonly baseUrl: string;
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  /** False where the dialog of this page would search another language. */
  readonly opensDialog: boolean;
};

/** A field whose words `src/client/openSearch.ts` opens the search with; without scripts it leads to the list of all pages. */
export default function SearchField({baseUrl, label, action, opensDialog}: Props): ReactNode {
  const {allPages} = useSettings();
  return (
    <form
      className="not-found__search"
      role="search"
      action={`${baseUrl}${allPages.slice(1)}`}
      data-search-form={opensDialog ? '' : undefined}>
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
