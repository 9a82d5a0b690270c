import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useText} from '@site/src/hooks/useSettings';
import {useMemo} from 'react';

/** Returns the texts of the dialog in the language of the page. */
export function useSearchTexts() {
  const {siteConfig} = useDocusaurusContext();
  const repository = siteConfig.customFields?.repositoryUrl as string;
  const text = useText();
  const placeholder = text('searchPlaceholderText', translate({id: 'search.placeholder'}));
  const noResultsText = text('searchNoResultsText', translate({id: 'search.noResults'}));
  const suggestedQueryText = text(
    'searchSuggestedQueryText',
    translate({id: 'search.suggestions'}),
  );
  return useMemo(
    () => ({
      placeholder,
      modal: modalTexts(noResultsText, suggestedQueryText),
      count: (count: number): string =>
        count === 1
          ? translate({id: 'search.one'}, {count})
          : translate({id: 'search.many'}, {count}),
      stalled: translate({id: 'search.stalled'}),
      log: translate({id: 'search.log.known'}),
      reportUrl: ({query}: {query: string}): string => {
        const title = translate({id: 'search.reportTitle'}, {query});
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
  const clear = translate({id: 'search.clear'});
  const cancel = translate({id: 'search.cancel'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({id: 'search.label'}),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'search.recent'}),
      noRecentSearchesText: translate({id: 'search.noRecent'}),
      saveRecentSearchButtonTitle: translate({id: 'search.save'}),
      removeRecentSearchButtonTitle: translate({id: 'search.remove'}),
      favoriteSearchesTitle: translate({id: 'search.favourites'}),
      removeFavoriteSearchButtonTitle: translate({id: 'search.removeFavourite'}),
    },
    errorScreen: {
      titleText: translate({id: 'search.failed'}),
      // The development server has no index.
      helpText:
        process.env.NODE_ENV === 'development'
          ? translate({id: 'search.development'})
          : translate({id: 'search.failedHelp'}),
    },
    noResultsScreen: {
      noResultsText,
      suggestedQueryText,
      reportMissingResultsText: translate({id: 'search.report'}),
      reportMissingResultsLinkText: translate({id: 'search.reportLink'}),
    },
    footer: {
      selectText: translate({id: 'search.open'}),
      selectKeyAriaLabel: translate({id: 'search.keyEnter'}),
      navigateText: translate({id: 'search.move'}),
      navigateUpKeyAriaLabel: translate({id: 'search.keyUp'}),
      navigateDownKeyAriaLabel: translate({id: 'search.keyDown'}),
      closeText: translate({id: 'search.close'}),
      closeKeyAriaLabel: translate({id: 'search.keyEscape'}),
      searchByText: translate({id: 'search.by'}),
    },
  };
}
