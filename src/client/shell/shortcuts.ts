import {isLetterPress, lettersAreOn, switchLetters} from '../../lib/keyboard/letterShortcuts';
import {closest, onClick, type Sync} from './dom';

/**
 * The sheet of keyboard shortcuts: `?` or a button opens it. Its switch turns single-character shortcuts off, and so
 * does the box in the search dialog; the search button says which of them there are.
 */
export function startShortcuts(): Sync {
  const sheet = (): HTMLDialogElement | null =>
    document.querySelector<HTMLDialogElement>('#site-shortcuts');

  function open(): void {
    const dialog = sheet();
    if (!dialog || dialog.open || isOff()) return;
    show();
    dialog.showModal();
  }

  function show(): void {
    const on = lettersAreOn();
    sheet()?.querySelector('[data-shortcuts-letters]')?.setAttribute('aria-checked', String(on));
    const button = document.querySelector('[data-search-button]');
    button?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${on ? ' /' : ''}`);
  }

  function set(on: boolean): void {
    switchLetters(on);
    show();
  }

  onClick('[data-shortcuts]', open);
  onClick('[data-shortcuts-close]', () => sheet()?.close());
  onClick('[data-shortcuts-letters]', (button) =>
    set(button.getAttribute('aria-checked') !== 'true'),
  );
  document.addEventListener('change', (event) => {
    const box = closest<HTMLInputElement>(event, 'input[data-letters]');
    if (box) set(box.checked);
  });
  // The dialog's own box is all padding: a press there is one beside the sheet.
  document.addEventListener('pointerdown', (event) => {
    if (event.target === sheet()) sheet()?.close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || !isLetterPress(event) || !lettersAreOn()) return;
    // Another dialog has the keys to itself.
    if (closest(event, '[aria-modal="true"], dialog')) return;
    event.preventDefault();
    open();
  });
  return () => {
    sheet()?.close();
    show();
  };
}

/** True on a page that shows no global components (query switch or front matter). */
function isOff(): boolean {
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  return `${hide} ${pageHide}`.split(' ').includes('globalUIComponents');
}
