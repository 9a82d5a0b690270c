import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useText} from '@site/src/hooks/useSettings';
import {useMemo} from 'react';

/** Everything the dialog says, in the language of the page. */
export function useSearchTexts() {
  const {siteConfig} = useDocusaurusContext();
  const repository = siteConfig.customFields?.repositoryUrl as string;
  const text = useText();
  const placeholder = text(
    'searchPlaceholderText',
    translate({id: 'search.placeholder', message: 'Search the docs'}),
  );
  const noResultsText = text(
    'searchNoResultsText',
    translate({id: 'search.noResults', message: 'No results for'}),
  );
  const suggestedQueryText = text(
    'searchSuggestedQueryText',
    translate({id: 'search.suggestions', message: 'Try searching for'}),
  );
  return useMemo(
    () => ({
      placeholder,
      modal: modalTexts(noResultsText, suggestedQueryText),
      count: (count: number): string =>
        count === 1
          ? translate({id: 'search.one', message: '{count} result'}, {count})
          : translate({id: 'search.many', message: '{count} results'}, {count}),
      stalled: translate({id: 'search.stalled', message: 'Still searching'}),
      reportUrl: ({query}: {query: string}): string => {
        const title = translate(
          {id: 'search.reportTitle', message: 'Search finds nothing for: {query}'},
          {query},
        );
        return `${repository}/issues/new?title=${encodeURIComponent(title)}`;
      },
    }),
    [placeholder, noResultsText, suggestedQueryText, repository],
  );
}

function modalTexts(
  noResultsText: string,
  suggestedQueryText: string,
): NonNullable<DocSearchModalProps['translations']> {
  const clear = translate({id: 'search.clear', message: 'Clear the query'});
  const cancel = translate({id: 'search.cancel', message: 'Cancel'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({id: 'search.label', message: 'Search'}),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'search.recent', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'search.noRecent', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({
        id: 'search.save',
        message: 'Make this search a favourite',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.remove',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'search.favourites', message: 'Favourites'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.removeFavourite',
        message: 'Remove this search from favourites',
      }),
    },
    errorScreen: {
      titleText: translate({id: 'search.failed', message: 'Unable to fetch results'}),
      helpText: translate({
        id: 'search.failedHelp',
        message: 'You might want to check your network connection.',
      }),
    },
    noResultsScreen: {
      noResultsText,
      suggestedQueryText,
      reportMissingResultsText: translate({
        id: 'search.report',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({id: 'search.reportLink', message: 'Let us know.'}),
    },
    footer: {
      selectText: translate({id: 'search.open', message: 'open'}),
      selectKeyAriaLabel: translate({id: 'search.keyEnter', message: 'Enter key'}),
      navigateText: translate({id: 'search.move', message: 'move'}),
      navigateUpKeyAriaLabel: translate({id: 'search.keyUp', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'search.keyDown', message: 'Arrow down'}),
      closeText: translate({id: 'search.close', message: 'close'}),
      closeKeyAriaLabel: translate({id: 'search.keyEscape', message: 'Escape key'}),
      searchByText: translate({id: 'search.by', message: 'Search by'}),
    },
  };
}
