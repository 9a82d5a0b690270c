import {createSlot} from '../../lib/storage/slot';
import {markCss} from '../../lib/version/markCss';
import {versionNumber} from '../../lib/version/number';
import {storageNamespace} from '../../site/identity';

/**
 * Marks what differs in the version that a reader uses, by rules that hold before the first paint. A version in the
 * address (`?rslib=0.19.2`) comes before the one that is remembered and holds as long as the tab: whoever follows a link
 * meant for somebody else's version finds his own again. It replaces what is remembered only when the dialog is
 * confirmed.
 */
export function startMarks(): void {
  const root = document.documentElement;
  // What marks say stands at the script: the script itself is one for all languages.
  const {missing = '', changed = ''} = document.currentScript?.dataset ?? {};
  let sheet: CSSStyleSheet | undefined;

  function mark(version: string | undefined): void {
    if (version) root.dataset.rslib = version;
    else delete root.dataset.rslib;
    // Not without rules: a sheet with layers that comes before another one has all text laid out anew.
    if (version && !sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
    sheet?.replaceSync(markCss(version, {missing, changed}));
  }

  const [visit, remembered] = [() => window.sessionStorage, () => window.localStorage].map(
    (storage) => createSlot(storage, 'rslib', storageNamespace),
  );
  const linked = versionNumber(new URLSearchParams(location.search).get('rslib'));
  if (linked) visit!.set(linked);
  mark(linked ?? versionNumber(visit!.get()) ?? versionNumber(remembered!.get()));
  document.addEventListener('site:version', (event) =>
    mark(versionNumber((event as CustomEvent<string>).detail)),
  );
}
