'use client';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isRoute} from '@site/src/hooks/useIsKnownRoute';
import {useLocale} from '@site/src/hooks/useLocale';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {isCommand} from '@site/src/lib/keyboard/shortcutKey';
import * as limits from '@site/src/site/limits';
import {useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {createSearch} from './client';
import './dialog.css';
import {goTo} from './goTo';
import {loadHistory} from './history';
import {hitAddress} from './hosted';
import SearchBar, {Footer, Status} from './SearchBar';
import {createSearchBox, initialState} from './searchBox';
import {searchParts} from './searchParts';
import SearchScreen from './SearchScreen';

export type DialogProps = {
  /** Text typed before the dialog was loaded. */
  readonly query: string;
  readonly onClosed: () => void;
};

/** Renders the search dialog: a combobox and its results. */
export default function Dialog({query, onClosed}: DialogProps): ReactNode {
  const {locale} = useLocale();
  const {siteConfig} = useDocusaurusContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [selected] = useState(() => (query ? '' : selectedText()));
  const [first] = useState(() => query.trimStart() || selected);
  const [state, setState] = useState(() => initialState(first));
  const placeholder = translate({id: 'search.placeholder'});

  function close(): void {
    // The browser restores the focus if the dialog is closed before React removes it.
    document.querySelector<HTMLDialogElement>('.search-dialog[open]')?.close();
    flushSync(onClosed);
  }

  function leave(url: string, words?: readonly string[]): void {
    close();
    goTo(url, words);
  }

  const [box] = useState(() => {
    const resolve = (url: string): string | undefined =>
      hitAddress(url, {origin: window.location.origin, siteUrl: siteConfig.url, isPage: isRoute});
    return createSearchBox({
      query: first,
      placeholder,
      search: createSearch(searchParts, locale, resolve),
      history: loadHistory(locale, resolve),
      onState: setState,
      onFollow: ({url, words}) => leave(url, words),
    });
  });

  useLayoutEffect(() => {
    const {body} = document;
    body.classList.add('DocSearch--active');
    dialog.current!.showModal();
    input.current!.focus();
    if (selected) input.current!.select();
    window.addEventListener('popstate', close);
    const stop = box.start();
    return () => {
      stop();
      body.classList.remove('DocSearch--active');
      window.removeEventListener('popstate', close);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: `selected`, `box` and `onClosed` never change
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const {key, nativeEvent} = event;
    // Safari reports the key that ends a composition (IME) after the composition, with the key code 229.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const isHandled = isComposing ? key === 'Escape' : handleKey(event);
    if (isHandled) event.preventDefault();
    if (isHandled || isComposing) event.stopPropagation();
  }

  /** Handles a key, unless the combobox or the browser handles it. Returns true if it was handled here. */
  function handleKey(event: KeyboardEvent): boolean {
    const {key} = event;
    if (key === 'Escape' || isCommand(event.nativeEvent, 'k')) {
      close();
      return true;
    }
    const next = neighbour(dialog.current!, event);
    next?.focus();
    if (next || event.target !== input.current) return next !== undefined;
    const row = box.activeRow();
    if (row?.kind === 'fold' && !hasModifier(event) && (key === 'Enter' || key === 'ArrowRight')) {
      box.unfold(row.page);
      return true;
    }
    return key === 'Enter' && !row;
  }

  const {screen} = state.context;
  const hasRows = state.collections.some(({items}) => items.length > 0);
  const kind = screen?.kind;

  return createPortal(
    <dialog
      className="search-dialog"
      data-mode={searchParts.source.mode}
      ref={dialog}
      aria-label={translate({id: 'search.label'})}
      onKeyDownCapture={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}>
      <div
        className={[
          'DocSearch DocSearch-Container',
          state.status === 'stalled' && 'DocSearch-Container--Stalled',
          kind === 'error' && 'DocSearch-Container--Errored',
        ]
          .filter(Boolean)
          .join(' ')}
        role="none"
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          // By default, the press would move the focus, which `close` returns to the search button.
          event.preventDefault();
          close();
        }}>
        <div className="DocSearch-Modal">
          <SearchBar state={state} box={box} input={input} onCancel={close} />
          {state.context.isCut && (
            <p className="search-cut" id="docsearch-cut">
              <Translate id="search.cut" values={{count: limits.searchInputMax}} />
            </p>
          )}
          {/* Results are no tab stops, so the scrollable panel has to be one. The panel has no action itself. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className="DocSearch-Dropdown"
            tabIndex={kind === 'answer' && hasRows ? 0 : undefined}
            // Keeps the focus in the field when the user presses beside the rows.
            onMouseDown={(event) => event.preventDefault()}
            onTouchMove={() => input.current!.blur()}>
            <div className="DocSearch-Dropdown-Container">
              {screen && (
                <SearchScreen
                  screen={screen}
                  state={state}
                  box={box}
                  onLeave={leave}
                  onDone={() => input.current!.focus()}
                />
              )}
            </div>
          </div>
          <Footer isHosted={searchParts.source.mode === 'hosted'} />
        </div>
      </div>
      <Status state={state} />
    </dialog>,
    document.body,
  );
}

/** Returns the text that is selected on the page, which becomes the first query. */
function selectedText(): string {
  return window.getSelection()?.toString().trim().slice(0, limits.searchInputMax) ?? '';
}

/** Returns the element that a key focuses: Tab moves in the dialog, arrows in the links of an empty search. */
function neighbour(
  dialog: HTMLDialogElement,
  {key, shiftKey}: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): HTMLElement | undefined {
  const stops = tabStops(dialog);
  if (key === 'Tab') return step(stops, shiftKey ? -1 : 1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const start = stops.filter((stop) => stop.matches('.DocSearch-Input, .search-start__link'));
  const [field] = start as [HTMLInputElement];
  const isInField = document.activeElement === field;
  // Arrows in the field select rows if there are any. The combobox handles them.
  if (
    start.length === 1 ||
    field.value !== '' ||
    (isInField && dialog.querySelector('.DocSearch-Hit'))
  )
    return undefined;
  return step(start, key === 'ArrowUp' ? -1 : 1);
}

function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

function step(stops: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at === -1 && by === -1 ? stops.at(-1) : stops[(at + by + stops.length) % stops.length];
}
