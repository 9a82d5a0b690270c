import {translate} from '@docusaurus/Translate';
import type {Hit} from '@site/src/lib/search/hit';
import type {SearchRequest} from '@site/src/lib/search/respond';
import {localeRows, type Locale} from '@site/src/site/locales';
import * as limits from '@site/src/site/limits';
import {searchIndex, type Found} from './embedded';
import {hostedSearch, type Resolve} from './hosted';
import {explainLog} from './log';
import type {SearchParts} from './searchParts';

export type Answer = {
  readonly hits: readonly Hit[];
  readonly isLog?: boolean;
  /** True if only headings were searched; a better answer follows. */
  readonly isFirst?: boolean;
  /** Suggested query for a log without known errors. */
  readonly words?: string;
};

/** Pasted text that may be a log. */
export type Pasted = {
  readonly text: string;
  /** True for a single line that fits into the field. Without known errors, it is searched like typed text. */
  readonly isQuery: boolean;
};

export type Search = (query: string, pasted?: Pasted) => Promise<Answer>;

/** Creates a function that searches the site's own index or the provider, and resolves to hits. */
export function createSearch(
  {source, pointer}: SearchParts,
  locale: Locale,
  resolve: Resolve,
): Search {
  const find: (request: SearchRequest) => Promise<Found> =
    source.mode === 'hosted' ? hostedSearch(source, locale, resolve) : searchIndex;
  const isNarrow = window.matchMedia(`(max-width: ${limits.mobileWidth}px)`).matches;
  const words = isNarrow ? limits.searchSnippetWordsNarrow : limits.searchSnippetWords;

  return async (query, pasted) => {
    if (pasted) {
      try {
        const known = await explainLog(pasted.text, pointer);
        if (known.hits.length > 0 || !pasted.isQuery) return {...known, isLog: true};
      } catch (error) {
        if (!pasted.isQuery) throw error;
      }
    }
    const {hits, other, isFirst} = await find({query, limit: limits.searchHitsPerPage, words});
    const mentions = translate({id: 'search.mentions'});
    const others = other?.hits.map((hit) => ({
      ...hit,
      lang: localeRows[other.locale].htmlLang,
      group: translate({id: 'search.other'}),
    }));
    return {
      isFirst,
      hits: [
        ...hits.map((hit) => (hit.isMention ? {...hit, group: mentions} : hit)),
        ...(others ?? []),
      ],
    };
  };
}
