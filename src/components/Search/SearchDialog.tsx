'use client';

import {shortcuts} from '@site/src/client/stores/shortcutsStore';
import {search, type SearchState} from '@site/src/client/stores/searchStore';
import {useStore} from '@site/src/hooks/useStore';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {DialogProps} from './Dialog';
import {loadDialog} from './loadDialog';

/** Renders the search dialog when the search store requests it. Loads its code before, if it is likely to be opened. */
export default function SearchDialog(): ReactNode {
  const {phase, query} = useStore(search);
  const hasLetters = useStore(shortcuts);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  useEffect(() => answerSearch((Loaded) => setDialog(() => Loaded)), []);

  // Sets the attribute in the DOM, because the search button is static HTML.
  useEffect(() => {
    document
      .querySelector('.DocSearch-Button')
      ?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${hasLetters ? ' /' : ''}`);
  }, [hasLetters]);

  return phase === 'open' && Dialog ? <Dialog query={query} onClosed={close} /> : null;
}

SearchDialog.hydrate = 'idle';

function setPhase(phase: SearchState['phase']): void {
  search.set({...search.get(), phase});
}

function close(): void {
  search.set({phase: 'near', query: ''});
}

/** Loads the dialog whenever the search store requests it. Returns a function that stops this. */
function answerSearch(onLoaded: (Dialog: ComponentType<DialogProps>) => void): () => void {
  const isWanted = (): boolean => search.get().phase === 'loading';

  async function answer(): Promise<void> {
    const {phase} = search.get();
    if (phase !== 'near' && phase !== 'opening') return;
    if (phase === 'opening') setPhase('loading');
    try {
      const Dialog = await loadDialog();
      if (!isWanted()) return;
      onLoaded(Dialog);
      setPhase('open');
    } catch (error) {
      console.error(error);
      if (isWanted()) setPhase('missing');
    }
  }

  void answer();
  const stop = search.subscribe(() => void answer());
  return () => {
    stop();
    if (isWanted() || search.get().phase === 'open') close();
  };
}
