/** The dialog that asks which version of Rslib a reader uses; loaded when it is wanted. What marks pages is `shell/marks.ts`. */
import {createSlot} from '../lib/storage/slot';
import {versionIn} from '../lib/version/fromText';
import {storageNamespace} from '../site/identity';

/** Every release, the latest first, what is said, by short names, and the styles. */
declare const __RELEASES__: readonly string[];
declare const __WORDS__: Readonly<Record<string, string>>;
declare const __SHEET__: string;

const words = __WORDS__;
let dialog: HTMLDialogElement | undefined;

/** Asks which version it is, unless a reader has gone on to another dialog. Nothing changes before the form is sent. */
export function open(): void {
  if (document.querySelector('dialog[open]')) return;
  dialog ??= makeDialog();
  const form = dialog.querySelector('form')!;
  form.reset();
  fill(dialog.querySelector('select')!, document.documentElement.dataset.rslib ?? '');
  dialog.showModal();
}

export function close(): void {
  dialog?.close();
}

/** Remembers a version; an empty one is forgotten. What the address said has had its time. */
function choose(version: string): void {
  createSlot(() => window.localStorage, 'rslib', storageNamespace).set(version || null);
  createSlot(() => window.sessionStorage, 'rslib', storageNamespace).set(null);
  const url = new URL(location.href);
  if (url.searchParams.has('rslib')) {
    url.searchParams.delete('rslib');
    history.replaceState(history.state, '', url);
  }
  document.dispatchEvent(new CustomEvent('site:version', {detail: version}));
}

/** Lists the releases, and before them a version that is none of them. */
function fill(select: HTMLSelectElement, chosen: string): void {
  const isListed = chosen === '' || __RELEASES__.includes(chosen);
  const values = ['', ...(isListed ? [] : [chosen]), ...__RELEASES__];
  select.replaceChildren(...values.map((value) => new Option(value || words.none, value)));
  select.value = chosen;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function makeDialog(): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(__SHEET__);
  document.adoptedStyleSheets.push(sheet);
  const note = (textContent: string): HTMLElement =>
    make('p', {className: 'sheet__note', textContent});
  const select = make('select', {className: 'version__field', autofocus: true});
  const paste = make('textarea', {className: 'version__field', rows: 4, spellcheck: false});
  const answer = make('p', {className: 'version__answer', role: 'status'});
  const form = make(
    'form',
    {className: 'sheet__body', method: 'dialog'},
    make(
      'div',
      {className: 'sheet__head'},
      make('h2', {className: 'sheet__title', textContent: words.title!}),
      make('button', {
        className: 'icon-button version__close',
        type: 'button',
        ariaLabel: words.close!,
      }),
    ),
    make(
      'div',
      {className: 'version__form'},
      note(words.note!),
      make('label', {}, words.choose!, select),
      make('label', {}, words.paste!, paste),
      answer,
    ),
    make(
      'div',
      {className: 'sheet__foot version__foot'},
      note(words.pasteNote!),
      make('button', {className: 'button button--solid', textContent: words.use!}),
    ),
  );
  const made = make('dialog', {className: 'sheet version', ariaLabel: words.title!}, form);

  function say(text: string, isUnknown = false): void {
    answer.textContent = text;
    answer.toggleAttribute('data-unknown', isUnknown);
  }
  select.addEventListener('change', () => {
    paste.value = '';
    say('');
  });
  paste.addEventListener('input', () => {
    const found = versionIn(paste.value, words.package!, __RELEASES__);
    if (found) fill(select, found.version);
    const key = found?.range ? 'newest' : 'found';
    const text = words[key]!.replace('{version}', found?.version ?? '');
    if (found) say(text.replace('{range}', () => found.range ?? ''));
    else say(paste.value.trim() && words.unknown!, true);
  });
  form.addEventListener('reset', () => say(''));
  form.addEventListener('submit', () => choose(select.value));
  form.querySelector('.version__close')!.addEventListener('click', close);
  // The dialog's own box is all padding: a press there is one beside the sheet.
  made.addEventListener('pointerdown', ({target}) => target === made && close());
  document.body.append(made);
  return made;
}
