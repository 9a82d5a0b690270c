import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSearchParts} from '@site/src/hooks/useSearchParts';
import {useSettings} from '@site/src/hooks/useSettings';
import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {DialogProps} from './Dialog';
import Missing from './Missing';
import {prepare} from './prepare';

/**
 * The search bar: a link to the list of all pages without scripts, else a button whose behaviour is in
 * `src/client/shell/search`. The dialog comes when a reader reaches for it.
 */
export default function Search(): ReactNode {
  const {allPages} = useSettings();
  return (
    <>
      <Link
        className="search-button search-button--link"
        to={allPages}
        aria-label={translate({id: 'search.allPages'})}>
        <Icon name="search" className="icon--sm" />
        <span>
          <Translate id="search.label" />
        </span>
      </Link>
      <button
        className="DocSearch DocSearch-Button search-button"
        type="button"
        data-search-button
        aria-label={translate({id: 'search.label'})}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" className="icon--sm" />
        <span>
          <Translate id="search.label" />
        </span>
        <kbd className="search-button__other">Ctrl K</kbd>
        <kbd className="search-button__apple">⌘K</kbd>
      </button>
      <Missing allPages={allPages} />
      <LazyDialog />
    </>
  );
}

/** Answers the shell's `site:search`: loads the dialog when it is near, and shows it when it was asked for. */
function LazyDialog(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [query, setQuery] = useState('');
  const parts = useSearchParts();

  useEffect(() => {
    const {dataset} = document.documentElement;
    let isGone = false;
    const isWanted = (): boolean => dataset.search === 'loading' && !isGone;

    async function answer(): Promise<void> {
      if (dataset.search === 'missing') return;
      if (dataset.search === 'opening') dataset.search = 'loading';
      try {
        const dialog = await prepare(parts);
        if (!isWanted()) return;
        dataset.search = 'open';
        setQuery(dataset.searchQuery ?? '');
        setDialog(() => dialog);
      } catch (error) {
        console.error(error);
        if (!isWanted()) return;
        dataset.search = 'missing';
        document.dispatchEvent(new Event('site:search'));
      }
    }

    const hear = (): void => void answer();
    document.addEventListener('site:search', hear);
    if (dataset.search) hear();
    return () => {
      isGone = true;
      document.removeEventListener('site:search', hear);
      // The bar of the next page takes over what a reader has asked for meanwhile.
      const {search} = dataset;
      if (search) dataset.search = search === 'near' || search === 'missing' ? 'near' : 'opening';
    };
  }, [parts]);

  const onClosed = useCallback(() => {
    document.documentElement.dataset.search = 'near';
    setDialog(null);
  }, []);

  if (!Dialog) return null;
  return <Dialog query={query} parts={parts} onClosed={onClosed} />;
}
