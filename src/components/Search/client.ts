import {translate} from '@docusaurus/Translate';
import {cleanHit, type Hit, type Resolve} from '@site/src/lib/search/hit';
import {localeRows, type Locale} from '@site/src/site/locales';
import * as limits from '@site/src/site/limits';
import {searchIndex} from './embedded';
import {hostedSearch} from './hosted';
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

/** Creates a function that searches the site's own index or the provider, and resolves to sanitised hits. */
export function createSearch(
  {source, pointer}: SearchParts,
  locale: Locale,
  resolve: Resolve,
): Search {
  const find = source.mode === 'hosted' ? hostedSearch(source, locale) : searchIndex;
  const isNarrow = window.matchMedia(`(max-width: ${limits.mobileWidth}px)`).matches;
  const words = isNarrow ? limits.searchSnippetWordsNarrow : limits.searchSnippetWords;
  const texts = {
    also: (word: string) => translate({id: 'search.also'}, {word}),
    mentions: translate({id: 'search.mentions'}),
  };
  const clean = (hits: readonly unknown[]): readonly Hit[] =>
    hits.flatMap((raw) => cleanHit(raw, resolve, texts) ?? []);

  return async (query, pasted) => {
    if (pasted) {
      try {
        const known = await explainLog(pasted.text, pointer);
        if (known.hits.length > 0 || !pasted.isQuery)
          return {...known, hits: clean(known.hits), isLog: true};
      } catch (error) {
        if (!pasted.isQuery) throw error;
      }
    }
    const found = await find({query, limit: limits.searchHitsPerPage, words});
    if (!Array.isArray(found?.hits)) throw new Error('The search answer has no list of results.');
    const {hits, other, isFirst} = found;
    const others = other ? clean(other.hits) : [];
    const lvl0 = translate({id: 'search.other'});
    return {
      isFirst,
      hits: [
        ...clean(hits),
        ...others.map((hit) => ({
          ...hit,
          lang: localeRows[other!.locale].htmlLang,
          hierarchy: {...hit.hierarchy, lvl0},
        })),
      ],
    };
  };
}
