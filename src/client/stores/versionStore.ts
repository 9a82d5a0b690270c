import {createSlot} from '../../lib/storage/storageSlot';
import {versionCss, type VersionTexts} from '../../rslib/versions/versionCss';
import {versionNumber} from '../../rslib/versions/versionNumber';
import {storageNamespace} from '../../site/identity';
import {createAdoptedRules} from './adoptedRules';
import {createStore, shared, type Store} from 'docusaurus-plugin-islands/createStore';

type VersionStore = Store<string | undefined> & {
  /** Shows how pages differ for the version in the address, or else for the stored version. */
  readonly start: (texts: VersionTexts) => void;
  /** Stores a version, or removes the stored version if the text is empty. Also removes the version in the address. */
  readonly choose: (version: string) => void;
};

/**
 * The version of Rslib that the reader uses. A version in the address (`?rslib=0.19.2`) takes precedence over
 * the stored one until the browser tab is closed.
 */
export const version: VersionStore = shared('version', createVersionStore);

function createVersionStore(): VersionStore {
  const visit = createSlot(() => window.sessionStorage, 'rslib', storageNamespace);
  const stored = createSlot(() => window.localStorage, 'rslib', storageNamespace);
  const {set, ...store} = createStore<string | undefined>(undefined);
  let texts: VersionTexts = {missing: '', changed: ''};
  const setRules = createAdoptedRules();

  function show(chosen: string | undefined): void {
    setRules(versionCss(chosen, texts));
    set(chosen);
  }

  return {
    ...store,
    start(given) {
      texts = given;
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
