import {
  createAutocomplete,
  type AutocompleteCollection,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {translate} from '@docusaurus/Translate';
import {isOutdated} from '@site/src/lib/page/isOutdated';
import {describeFailure} from '@site/src/lib/search/describeFailure';
import {groupHits, mergeHits, type Hit, type Row} from '@site/src/lib/search/hit';
import {looksLikeLog} from '@site/src/lib/search/looksLikeLog';
import * as limits from '@site/src/site/limits';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import type {Answer, Pasted, Search} from './client';
import {onBetterAnswer} from './embedded';
import type {History} from './history';

/** The screen below the search field. It changes when an answer arrives, not when the query changes. */
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
    /** Titles of groups of earlier results, as suggestions for a query without results. */
    readonly suggestions?: readonly string[];
    /** True if the typed text is longer than the field allows. */
    readonly isCut?: boolean;
  };
};

type Options = {
  readonly query: string;
  readonly placeholder: string;
  readonly search: Search;
  readonly history: History;
  readonly onState: (state: BoxState) => void;
  readonly onFollow: (hit: Hit) => void;
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

/** Creates the logic of the combobox: it searches, groups hits into rows, tracks the active row and opens hits. */
export function createSearchBox({query, placeholder, search, history, onState, onFollow}: Options) {
  // The index of errors passes the text of its field, which may be a log.
  let pasted = isTooLong(query) || /[\r\n]/.test(query) ? pastedFrom(query) : undefined;
  /** The whole typed text. The field shows its first `searchInputMax` characters. */
  let typed = labelOf(pasted) ?? query;
  let state = initialState(typed);
  let newest = 0;
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
      // The promise of an outdated query stays pending, so that only the newest query changes the status.
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
      // The worker does not answer outdated queries, so this is not a failure.
      if (id !== newest) return screen;
      console.error(describeFailure(error));
      const failed: Screen = {kind: 'error', isOutdated: false};
      void isOutdated().then((is) => {
        if (is && screen === failed) core.setContext({screen: {...failed, isOutdated: true}});
      });
      // If the answer arrives after all, and the error is still shown, searches again.
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
    const saved = (hits: readonly Hit[]): readonly Row[] =>
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
   * Replaces an answer from headings by the answer from all words. If `isReady` is false, there is no such answer, and
   * the shown one becomes final. Rows down to the one that the user selected or points at keep their positions.
   */
  async function improve(isReady: boolean): Promise<void> {
    const {query: text} = state;
    if (screen.kind !== 'answer' || screen.query !== text) return;
    const answer = isReady ? await search(text, pasted) : {...screen.answer, isFirst: false};
    if (screen.kind !== 'answer' || screen.query !== text || state.query !== text) return;
    const options = [...document.querySelectorAll('.DocSearch-Dropdown [role=option]')];
    const pointed = options.findIndex((row) => row.matches(':hover'));
    const chosen = state.activeItemId || -1;
    const hitsTo = (last: number): readonly Hit[] =>
      rowsOf(state)
        .slice(0, last + 1)
        .flatMap((row) => (row.kind === 'hit' ? [row.hit] : []));
    const above = hitsTo(Math.max(pointed, chosen));
    const lastAbove = above.at(-1);
    const active = hitsTo(chosen).at(-1);
    const hits = mergeHits(above, answer.hits);
    screen = {...screen, answer: {...answer, hits}};
    const top = topOf(lastAbove);
    flushSync(() => {
      showScreen();
      showRows();
      const index = rowsOf(state).findIndex(
        (one) => one.kind === 'hit' && one.hit.url === active?.url,
      );
      core.setActiveItemId(Math.max(index, 0));
    });
    document.querySelector('.DocSearch-Dropdown')!.scrollTop += topOf(lastAbove) - top;
  }

  function type(text: string): void {
    // White space alone is no query.
    const value = text.trim() === '' ? '' : text;
    const isLonger = isTooLong(typed) && value.startsWith(searchCut(typed));
    typed = isLonger ? typed + value.slice(limits.searchInputMax) : value;
    // The whole text of an error is compared with known errors, not only the part in the field.
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
    /** Runs the first query and listens for better answers. Returns a function that stops listening. */
    start(): () => void {
      // If the better answer fails to load, the answer from headings stays.
      onBetterAnswer((isReady) => void improve(isReady).catch(() => undefined));
      void core.refresh();
      return () => onBetterAnswer(() => undefined);
    },
    /** Searches for a pasted log. Returns false if the browser has to paste: no log, or a line that fits the field. */
    paste(copied: string): boolean {
      const found = pastedFrom(copied);
      if (!found) return false;
      pasted = found;
      if (found.isQuery) return false;
      type(labelOf(pasted)!);
      return true;
    },
    /** Shows all results of a page. */
    unfold(page: string): void {
      unfolded.add(page);
      showRows();
    },
    /** Opens the hit of a clicked row. */
    follow(hit: Hit): void {
      history.add(hit);
      onFollow(hit);
    },
    remember: (hit: Hit): void => history.add(hit),
    promote: (hit: Hit): void => {
      history.promote(hit);
      showRows();
    },
    remove: (hit: Hit): void => {
      history.remove(hit);
      showRows();
    },
  };
}

const rowsOf = ({collections}: BoxState): readonly Row[] => collections.flatMap(({items}) => items);

/** Returns a pasted text that is compared with known errors: three words that fit the field, or a log. */
function pastedFrom(copied: string): Pasted | undefined {
  const text = copied.trim();
  if (text.split(/\s+/).length < 3) return undefined;
  const isQuery = !/[\r\n]/.test(text) && text.length <= limits.searchInputMax;
  return isQuery || looksLikeLog(text) ? {text, isQuery} : undefined;
}

/** Returns the text in the field for a pasted text: the text itself, or a label for a long log. */
function labelOf(pasted: Pasted | undefined): string | undefined {
  return pasted && (pasted.isQuery ? pasted.text : translate({id: 'search.log'}));
}

function suggestionsFrom({hits, isLog}: Answer): readonly string[] {
  const mentions = translate({id: 'search.mentions'});
  const titles = hits.flatMap(({group, lang}) => (lang ? [] : [group]));
  return isLog ? [] : [...new Set(titles)].filter((title) => title !== mentions);
}

/** Resolves to the answer, or rejects if it takes longer than `searchGiveUpMs`. */
async function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    const message = `No answer within ${limits.searchGiveUpMs} ms`;
    timer = setTimeout(() => failed(new Error(message)), limits.searchGiveUpMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Returns the distance of a hit's row from the top of the window, in px; 0 without such a row. */
function topOf(hit: Hit | undefined): number {
  const rows = document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit > a');
  const row = [...rows].find((one) => one.getAttribute('href') === hit?.url);
  return row?.getBoundingClientRect().top ?? 0;
}
