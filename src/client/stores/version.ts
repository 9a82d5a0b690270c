import {createSlot} from '../../lib/storage/slot';
import {markCss, type MarkWords} from '../../lib/version/markCss';
import {versionNumber} from '../../lib/version/number';
import {storageNamespace} from '../../site/identity';
import {createStore, shared, type Store} from './createStore';

type VersionStore = Store<string | undefined> & {
  /** Shows what differs in the version of the address or the stored one, before the first paint. */
  readonly start: (words: MarkWords) => void;
  /** Stores a version; an empty one is forgotten. The one in the address no longer holds. */
  readonly choose: (version: string) => void;
};

/**
 * The version of Rslib that a reader uses: `data-rslib` on the root, and rules for what differs in it. A version in the
 * address (`?rslib=0.19.2`) comes before the stored one and holds as long as the browser tab.
 */
export const version: VersionStore = shared('version', createVersionStore);

function createVersionStore(): VersionStore {
  const visit = createSlot(() => window.sessionStorage, 'rslib', storageNamespace);
  const stored = createSlot(() => window.localStorage, 'rslib', storageNamespace);
  const {set, ...store} = createStore<string | undefined>(undefined);
  let words: MarkWords = {missing: '', changed: ''};
  let rules: CSSStyleSheet | undefined;

  function show(chosen: string | undefined): void {
    const {dataset} = document.documentElement;
    if (chosen) dataset.rslib = chosen;
    else delete dataset.rslib;
    // Not without rules: a stylesheet with layers that comes before another one has all text laid out again.
    if (chosen && !rules && document.adoptedStyleSheets) {
      rules = new CSSStyleSheet();
      document.adoptedStyleSheets.push(rules);
    }
    rules?.replaceSync(markCss(chosen, words));
    set(chosen);
  }

  return {
    ...store,
    start(given) {
      words = given;
      const linked = versionNumber(new URLSearchParams(location.search).get('rslib'));
      if (linked) visit.set(linked);
      show(linked ?? versionNumber(visit.get()) ?? versionNumber(stored.get()));
    },
    choose(chosen) {
      stored.set(chosen || null);
      visit.set(null);
      const url = new URL(location.href);
      if (url.searchParams.has('rslib')) {
        url.searchParams.delete('rslib');
        history.replaceState(history.state, '', url);
      }
      show(versionNumber(chosen));
    },
  };
}
