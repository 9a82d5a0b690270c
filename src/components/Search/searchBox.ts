import {
  createAutocomplete,
  type AutocompleteCollection,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {translate} from '@docusaurus/Translate';
import {isOutdated} from '@site/src/lib/page/isOutdated';
import {describeFailure} from '@site/src/lib/search/describeFailure';
import {groupHits, type Row} from '@site/src/lib/search/groupHits';
import type {SavedHit} from '@site/src/lib/search/hit';
import {looksLikeLog} from '@site/src/lib/search/looksLikeLog';
import {mergeHits} from '@site/src/lib/search/mergeHits';
import * as limits from '@site/src/site/limits';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import type {Answer, Pasted, Search} from './client';
import {onBetterAnswer} from './embedded';
import type {History} from './history';

/** The screen below the field. It changes with the answer, not with the query. */
export type Screen =
  | {readonly kind: 'start'}
  | {readonly kind: 'answer'; readonly query: string; readonly answer: Answer}
  | {readonly kind: 'error'; readonly isOutdated: boolean};

export type BoxState = Pick<AutocompleteState<Row>, 'query' | 'status' | 'activeItemId'> & {
  readonly collections: readonly {
    readonly source: AutocompleteCollection<Row>['source'];
    readonly items: readonly (Row & {readonly __autocomplete_id: number})[];
  }[];
  readonly context: {
    readonly screen?: Screen;
    /** Titles of the groups of results, as suggestions. */
    readonly suggestions?: readonly string[];
    /** The typed text was longer than the field takes. */
    readonly isCut?: boolean;
  };
};

type Options = {
  readonly query: string;
  readonly placeholder: string;
  readonly search: Search;
  readonly history: History;
  readonly onState: (state: BoxState) => void;
  readonly onFollow: (hit: SavedHit) => void;
};

export type SearchBox = ReturnType<typeof createSearchBox>;

const searchCut = (text: string): string => text.slice(0, limits.searchInputMax);
const isTooLong = ({length}: string): boolean => length > limits.searchInputMax;

/** Returns the state before the first answer. */
export const initialState = (query: string): BoxState => ({
  query: searchCut(query),
  status: 'idle',
  activeItemId: null,
  collections: [],
  context: {isCut: isTooLong(query)},
});

/** Creates the combobox: it searches, keeps the rows and the active one, and opens hits. */
export function createSearchBox({query, placeholder, search, history, onState, onFollow}: Options) {
  let state = initialState(query);
  let newest = 0;
  let pasted: Pasted | undefined;
  /** The typed text, of which the field takes the first characters. */
  let typed = query;
  let screen: Screen = {kind: 'start'};
  const unfolded = new Set<string>();

  const core = createAutocomplete<
    Row,
    SyntheticEvent<HTMLInputElement>,
    MouseEvent,
    KeyboardEvent<HTMLInputElement>
  >({
    id: 'docsearch',
    defaultActiveItemId: 0,
    placeholder,
    insights: false,
    openOnFocus: true,
    shouldPanelOpen: () => true,
    stallThreshold: limits.searchStalledMs,
    initialState: {...state, isOpen: true} as unknown as AutocompleteState<Row>,
    onStateChange({state: next}) {
      state = next as unknown as BoxState;
      onState(state);
    },
    navigator: {
      navigate({item}) {
        if (item.kind !== 'fold') onFollow(item.hit);
      },
    },
    async getSources({query: text}) {
      const id = (newest += 1);
      const next = await attempt(text, id);
      // An outdated query stays pending, so that the status is that of the newest.
      if (id !== newest) return new Promise(() => undefined);
      screen = next;
      unfolded.clear();
      showScreen();
      return collections().map(({source}) => source);
    },
  });

  async function attempt(text: string, id: number): Promise<Screen> {
    if (text === '') return {kind: 'start'};
    const answer = search(text, pasted);
    try {
      return {kind: 'answer', query: text, answer: await inTime(answer)};
    } catch (error) {
      // The worker does not answer outdated queries.
      if (id !== newest) return screen;
      console.error(describeFailure(error));
      const failed: Screen = {kind: 'error', isOutdated: false};
      void isOutdated().then((is) => {
        if (is && screen === failed) core.setContext({screen: {...failed, isOutdated: true}});
      });
      // A late answer is still used.
      answer.then(
        () => void (screen === failed && core.refresh()),
        () => undefined,
      );
      return failed;
    }
  }

  function showScreen(): void {
    const known = state.context.suggestions ?? [];
    const titles = screen.kind === 'answer' ? suggestionsFrom(screen.answer) : [];
    core.setContext({
      screen,
      suggestions: titles.length > known.length ? titles : known,
      isCut: isTooLong(typed) && !(screen.kind === 'answer' && screen.answer.isLog),
    });
  }

  function collections(): AutocompleteCollection<Row>[] {
    if (screen.kind === 'answer') {
      return groupHits(screen.answer.hits, unfolded).map((rows, index) =>
        collection(`hits${index}`, rows),
      );
    }
    if (screen.kind === 'error') return [];
    const saved = (hits: readonly SavedHit[]): readonly Row[] =>
      hits.map((hit) => ({kind: 'saved', hit}));
    return [
      collection('recentSearches', saved(history.recent())),
      collection('favoriteSearches', saved(history.favourites())),
    ];
  }

  function collection(sourceId: string, rows: readonly Row[]): AutocompleteCollection<Row> {
    return {
      items: [...rows] as AutocompleteCollection<Row>['items'],
      source: {
        sourceId,
        getItems: () => [...rows],
        getItemUrl: ({item}) => (item.kind === 'fold' ? undefined : item.hit.url),
        getItemInputValue: () => state.query,
        onSelect({item}) {
          if (item.kind !== 'fold') history.add(item.hit);
        },
        onActive: () => undefined,
        onResolve: () => undefined,
      },
    };
  }

  const showRows = (): void => core.setCollections(collections());

  function activeRow(): Row | undefined {
    return rowsOf(state)[state.activeItemId ?? -1];
  }

  /**
   * Replaces an answer of headings by that of all words, or keeps it without `isReady`. Rows down to the one that the
   * user selected or points at keep their positions.
   */
  async function improve(isReady: boolean): Promise<void> {
    const {query: text} = state;
    if (screen.kind !== 'answer' || screen.query !== text) return;
    const answer = isReady ? await search(text, pasted) : {...screen.answer, isFirst: false};
    if (screen.kind !== 'answer' || screen.query !== text || state.query !== text) return;
    const options = [...document.querySelectorAll('.DocSearch-Dropdown [role=option]')];
    const pointed = options.findIndex((row) => row.matches(':hover'));
    const last = Math.max(pointed, state.activeItemId || -1);
    const above = rowsOf(state)
      .slice(0, last + 1)
      .flatMap((row) => (row.kind === 'hit' ? [row.hit] : []));
    const held = above.at(-1);
    const hits = mergeHits(above, answer.hits);
    screen = {...screen, answer: {...answer, hits}};
    const top = topOf(held);
    flushSync(() => {
      showScreen();
      showRows();
      const index = rowsOf(state).findIndex(
        (one) => one.kind === 'hit' && one.hit.url === held?.url,
      );
      core.setActiveItemId(Math.max(index, 0));
    });
    document.querySelector('.DocSearch-Dropdown')!.scrollTop += topOf(held) - top;
  }

  function type(text: string): void {
    // White space is no query.
    const value = text.trim() === '' ? '' : text;
    const isLonger = isTooLong(typed) && value.startsWith(searchCut(typed));
    typed = isLonger ? typed + value.slice(limits.searchInputMax) : value;
    // An error is compared with all of its text.
    const isLog = isTooLong(typed) && looksLikeLog(typed);
    if (value.trim() !== labelOf(pasted)) pasted = isLog ? {text: typed, isQuery: true} : undefined;
    core.setContext({isCut: isTooLong(typed)});
    core.setQuery(searchCut(value));
    void core.refresh();
  }

  return {
    ...core,
    activeRow,
    type,
    retry: () => core.refresh(),
    /** Starts searching. Returns a function that stops it. */
    start(): () => void {
      // A better answer that fails leaves the first one.
      onBetterAnswer((isReady) => void improve(isReady).catch(() => undefined));
      void core.refresh();
      return () => onBetterAnswer(() => undefined);
    },
    /** Searches for a pasted log. Returns false for other text, which is pasted as usual. */
    paste(copied: string): boolean {
      const text = copied.trim();
      if (text.split(/\s+/).length < 3) return false;
      const isQuery = !/[\r\n]/.test(text) && text.length <= limits.searchInputMax;
      if (!isQuery && !looksLikeLog(text)) return false;
      pasted = {text, isQuery};
      if (isQuery) return false;
      type(labelOf(pasted)!);
      return true;
    },
    /** Shows all results of a page. */
    unfold(page: string): void {
      unfolded.add(page);
      showRows();
    },
    /** Opens a row that was clicked. */
    follow(hit: SavedHit): void {
      history.add(hit);
      onFollow(hit);
    },
    remember: (hit: SavedHit): void => history.add(hit),
    promote: (hit: SavedHit): void => {
      history.promote(hit);
      showRows();
    },
    remove: (hit: SavedHit): void => {
      history.remove(hit);
      showRows();
    },
  };
}

const rowsOf = ({collections}: BoxState): readonly Row[] => collections.flatMap(({items}) => items);

/** Returns the text in the field for pasted text. */
function labelOf(pasted: Pasted | undefined): string | undefined {
  return pasted && (pasted.isQuery ? pasted.text : translate({id: 'search.log'}));
}

function suggestionsFrom({hits, isLog}: Answer): readonly string[] {
  const mentions = translate({id: 'search.mentions'});
  const titles = hits.flatMap(({hierarchy: {lvl0}, lang}) => (lang ? [] : [lvl0]));
  return isLog ? [] : [...new Set(titles)].filter((title) => title !== mentions);
}

/** Rejects if there is no answer in time. */
async function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    const message = `No answer within ${limits.searchGiveUpMs} ms`;
    timer = setTimeout(() => failed(new Error(message)), limits.searchGiveUpMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Returns the distance of a hit's row from the top of the window. */
function topOf(hit: SavedHit | undefined): number {
  const rows = document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit > a');
  const row = [...rows].find((one) => one.getAttribute('href') === hit?.url);
  return row?.getBoundingClientRect().top ?? 0;
}
