'use client';

import type {DocSearchModalProps} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isRoute} from '@site/src/hooks/useIsKnownRoute';
import {useLocale} from '@site/src/hooks/useLocale';
import {hitAddress} from '@site/src/lib/search/hit';
import * as limits from '@site/src/site/limits';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {createClient} from './client';
import './dialog.css';
import {goTo} from './goTo';
import Hit from './Hit';
import {historyName, rememberText, tidyHistory} from './history';
import LettersSwitch from './LettersSwitch';
import Log from './Log';
import {searchParts} from './parts';
import Retry from './Retry';
import Start from './Start';
import {useSearchTexts} from './texts';
import {useDialog} from './useDialog';

type Followed = ComponentProps<typeof Hit>['hit'];

export type DialogProps = {
  /** Text typed before the dialog was loaded. */
  readonly query: string;
  readonly onClosed: () => void;
};

const {source} = searchParts;

/** DocSearch's modal in a native dialog. It restarts when one of its props changes, so they are memoised. */
export default function Dialog({query, onClosed}: DialogProps): ReactNode {
  const {locale} = useLocale();
  const {siteConfig} = useDocusaurusContext();
  const texts = useSearchTexts();
  const [foot, setFoot] = useState<Element | null>(null);
  const [panel, setPanel] = useState<Element | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const dialog = useRef<HTMLDialogElement>(null);
  const attach = useCallback((node: HTMLDialogElement | null) => {
    dialog.current = node;
    setFoot(node?.querySelector('.DocSearch-Footer') ?? null);
    setPanel(node?.querySelector('.DocSearch-Dropdown') ?? null);
  }, []);
  const close = useDialog({dialog, status, spoken: texts, onClosed});

  const resolve = useCallback(
    (url: string) =>
      hitAddress(url, {origin: window.location.origin, siteUrl: siteConfig.url, isPage: isRoute}),
    [siteConfig.url],
  );
  // Before the modal reads the history, and after it has written it with snippets.
  useState(() => tidyHistory(locale, resolve));
  // The modal searches for the selected text, which may be white space.
  useState(() => {
    const selection = window.getSelection();
    if (selection?.toString().trim() === '') selection.removeAllRanges();
  });
  useEffect(() => () => tidyHistory(locale, resolve), [locale, resolve]);

  const constant = useMemo((): Partial<DocSearchModalProps> & {
    readonly hitComponent: typeof Hit;
  } => {
    // After the modal's own handlers, which store the search and close.
    const leave = (hit: Followed): void => {
      setTimeout(() => {
        flushSync(close);
        rememberText(locale, hit as Parameters<typeof rememberText>[1]);
        goTo(hit.url, (hit as {words?: readonly string[]}).words);
      });
    };
    return {
      transformSearchClient: createClient(searchParts, locale, resolve),
      navigator: {navigate: ({item}) => leave(item)},
      hitComponent: (props) => <Hit {...props} onFollow={leave} />,
    };
  }, [locale, resolve, close]);

  function follow(href: string): void {
    flushSync(close);
    goTo(href);
  }

  return createPortal(
    <dialog
      className="search-dialog"
      data-mode={source.mode}
      ref={attach}
      aria-label={translate({id: 'search.label'})}>
      <DocSearchModal
        {...constant}
        appId={source.mode === 'hosted' ? source.appId : 'EMBEDDED'}
        apiKey={source.mode === 'hosted' ? source.apiKey : 'EMBEDDED'}
        indexName={historyName(locale)}
        placeholder={texts.placeholder}
        translations={texts.modal}
        initialScrollY={0}
        initialQuery={query.trimStart().slice(0, limits.searchInputMax)}
        maxResultsPerGroup={limits.searchResultsPerGroup}
        getMissingResultsUrl={texts.reportUrl}
        onClose={close}
      />
      <p className="visually-hidden" role="status" ref={status} />
      {foot && createPortal(<LettersSwitch />, foot)}
      {panel && createPortal(<Start onFollow={follow} />, panel)}
      {panel && createPortal(<Log />, panel)}
      {panel && createPortal(<Retry />, panel)}
    </dialog>,
    document.body,
  );
}
