'use client';

import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isRoute} from '@site/src/hooks/useIsKnownRoute';
import {useLocale} from '@site/src/hooks/useLocale';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {tasks} from '@site/src/site/tasks';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {Drawing, FoldRow, ResultRow, SavedRow} from './Row';
import type {BoxState, Screen, SearchBox} from './searchBox';

type Props = {
  readonly screen: Screen;
  readonly state: BoxState;
  readonly box: SearchBox;
  readonly onLeave: (url: string) => void;
  /** Called after a button was pressed, as the press may have removed the focused element. */
  readonly onDone: () => void;
};

/** Renders results, earlier searches, or a message why there are none, below the search field. */
export default function SearchScreen({screen, state, box, onLeave, onDone}: Props): ReactNode {
  function search(query: string): void {
    box.type(query);
    onDone();
  }
  if (screen.kind === 'error') {
    return (
      <Failure
        isOutdated={screen.isOutdated}
        onRetry={() => {
          void box.retry();
          onDone();
        }}
      />
    );
  }
  if (screen.kind === 'start') {
    return (
      <>
        <Saved state={state} box={box} onDone={onDone} />
        <Start onFollow={onLeave} />
        {state.collections.every(({items}) => items.length === 0) && (
          <div className="DocSearch-StartScreen">
            <p className="DocSearch-Help">
              <Translate id="search.noRecent" />
            </p>
          </div>
        )}
      </>
    );
  }
  const {hits, isLog, words = ''} = screen.answer;
  if (hits.length > 0) return <Results state={state} box={box} />;
  if (isLog) return <UnknownLog words={words} onSearch={search} />;
  return <NoResults query={screen.query} state={state} onSearch={search} />;
}

type ListProps = Pick<Props, 'state' | 'box'>;

/** Renders the groups of results. Each group is a list of pages with their sections. */
function Results({state, box}: ListProps): ReactNode {
  return state.collections.map(({source, items}) => {
    const {id} = box.getListProps({source});
    const [first] = items;
    if (first?.kind !== 'hit') return null;
    return (
      <section className="DocSearch-Hits" key={source.sourceId}>
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {first.hit.group}
        </div>
        <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
          {items.map((item, index) => {
            const {id: rowId, 'aria-selected': isSelected} = box.getItemProps({item, source});
            const next = items[index + 1];
            const row = {id: rowId, index: item.__autocomplete_id, isSelected, box};
            if (item.kind === 'fold') {
              return <FoldRow {...row} key={`more ${item.page}`} {...item} />;
            }
            return item.kind === 'hit' ? (
              <ResultRow
                {...row}
                key={item.hit.id}
                hit={item.hit}
                isChild={item.isChild}
                isJoined={item.isChild && next?.kind === 'hit' && next.isChild}
              />
            ) : null;
          })}
        </div>
      </section>
    );
  });
}

/** Renders recent and favourite searches. */
function Saved({state, box, onDone}: ListProps & Pick<Props, 'onDone'>): ReactNode {
  return state.collections.map(({source, items}) => {
    if (items.length === 0) return null;
    const isRecent = source.sourceId === 'recentSearches';
    const {id} = box.getListProps({source});
    return (
      <section className="DocSearch-Hits" key={source.sourceId}>
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {translate({id: isRecent ? 'search.recent' : 'search.favourites'})}
        </div>
        <div id={id} role="grid" aria-labelledby={`${id}-title`}>
          {items.map((item) => {
            if (item.kind !== 'saved') return null;
            const {id: rowId, 'aria-selected': isSelected} = box.getItemProps({item, source});
            return (
              <SavedRow
                key={item.hit.id}
                id={rowId}
                index={item.__autocomplete_id}
                isSelected={isSelected}
                hit={item.hit}
                isRecent={isRecent}
                box={box}
                onDone={onDone}
              />
            );
          })}
        </div>
      </section>
    );
  });
}

function Failure({
  isOutdated,
  onRetry,
}: {
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <Drawing name="failed" />
      </div>
      <p className="DocSearch-Title">
        {translate({id: isOutdated ? 'search.outdated' : 'search.failed'})}
      </p>
      <p className="DocSearch-Help">
        {translate({id: isOutdated ? 'search.outdatedHelp' : 'search.failedHelp'})}
      </p>
      <button
        className="button button--plain search-retry"
        type="button"
        onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {translate({id: isOutdated ? 'search.reload' : 'search.retry'})}
      </button>
    </div>
  );
}

function UnknownLog({words, onSearch}: {readonly words: string} & OnSearch): ReactNode {
  return (
    <div className="DocSearch-NoResults search-log">
      <p className="DocSearch-Title">
        <Translate id="search.log.unknown" />
      </p>
      {words !== '' && (
        <>
          <p className="DocSearch-Help">
            <Translate id="search.log.instead" />
          </p>
          <button className="DocSearch-Prefill" type="button" onClick={() => onSearch(words)}>
            {words}
          </button>
        </>
      )}
    </div>
  );
}

type OnSearch = {readonly onSearch: (query: string) => void};

function NoResults({
  query,
  state,
  onSearch,
}: {readonly query: string; readonly state: BoxState} & OnSearch): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const suggestions = state.context.suggestions?.slice(0, 3) ?? [];
  const title = encodeURIComponent(translate({id: 'search.reportTitle'}, {query}));
  const repository = siteConfig.customFields?.repositoryUrl as string;
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Drawing name="none" />
      </div>
      <p className="DocSearch-Title">
        {translate({id: 'search.noResults'})} "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{translate({id: 'search.suggestions'})}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  className="DocSearch-Prefill"
                  type="button"
                  onClick={() => onSearch(`${suggestion.toLowerCase()} `)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        <Translate id="search.report" />{' '}
        <a
          href={`${repository}/issues/new?title=${title}`}
          target="_blank"
          rel="noopener noreferrer">
          <Translate id="search.reportLink" />
        </a>
      </p>
    </div>
  );
}

type Entry = {readonly text: string; readonly href: string};
type StartProps = {readonly onFollow: (href: string) => void};

/** Renders the links that an empty search shows below earlier searches: popular tasks and the sections of the page. */
function Start({onFollow}: StartProps): ReactNode {
  const {pick} = useLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const [sections] = useState(sectionsOfPage);
  const popular = tasks
    .map(({text, to}) => ({text: pick(text), href: withBaseUrl(to)}))
    .filter(({href}) => isRoute(new URL(href, window.location.origin).pathname));
  return (
    <div className="search-start">
      <List title={translate({id: 'search.popular'})} entries={popular} onFollow={onFollow} />
      <List title={translate({id: 'search.onPage'})} entries={sections} onFollow={onFollow} />
    </div>
  );
}

function List({
  title,
  entries,
  onFollow,
}: StartProps & {readonly title: string; readonly entries: readonly Entry[]}): ReactNode {
  if (entries.length === 0) return null;
  const follow = (event: MouseEvent, href: string): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <nav className="search-start__part" aria-label={title}>
      <p className="DocSearch-Hit-source">{title}</p>
      <ul>
        {entries.map(({text, href}) => (
          <li key={href}>
            <a className="search-start__link" href={href} onClick={(event) => follow(event, href)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionsOfPage(): readonly Entry[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')];
  return headings.map((heading) => {
    const words = heading.cloneNode(true) as HTMLElement;
    words.querySelectorAll('.visually-hidden').forEach((part) => part.remove());
    return {
      text: words.textContent.trim(),
      href: `${window.location.pathname}#${encodeURIComponent(heading.id)}`,
    };
  });
}
