import {codeToCopy} from '../../lib/clipboard/codeText';
import * as limits from '../../site/limits';
import {onClick, type Sync} from './dom';

declare const __COPY_PROMPT__: string;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copying: code, commands and addresses of headings; for a page's Markdown see `copyMarkdown.ts`. */
export function startCopy(): Sync {
  onClick('[data-copy="code"]', (button) => {
    const block = button.closest('[data-code]');
    const code = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find(
      (pre) => pre.checkVisibility?.() ?? true,
    );
    if (!code) return;
    const lines = [...code.querySelectorAll('.line')].map((line) => ({
      text: line.textContent ?? '',
      deleted: line.classList.contains('line--deleted'),
    }));
    void copy(button, codeToCopy(lines, code.dataset.lang ?? ''), limits.codeCopiedMs);
  });
  onClick('[data-copy="text"]', (button) => {
    void copy(button, button.dataset.text ?? '', limits.codeCopiedMs);
  });
  onClick<HTMLAnchorElement>('a.hash-link', (anchor) => {
    void navigator.clipboard
      ?.writeText(anchor.href)
      .then(() => flash(anchor, limits.codeCopiedMs))
      .catch(() => undefined);
  });
  return () => undefined;
}

/** Copies a text and says so on the button; false when the reader has to do it. */
export async function copy(button: HTMLElement, text: string, flashMs: number): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    askToCopy(text);
    return false;
  }
  flash(button, flashMs);
  return true;
}

/** Shows the text in a prompt, for the reader to copy: the clipboard refuses or is missing. */
export function askToCopy(text: string): void {
  const keys = 'apple' in document.documentElement.dataset ? '⌘+C' : 'Ctrl+C';
  window.prompt(__COPY_PROMPT__.replace('{keys}', keys), text);
}

/** Shows on a button for a while that it has copied, and tells screen readers. */
export function flash(button: HTMLElement, ms: number): void {
  clearTimeout(timers.get(button));
  button.dataset.state = 'copied';
  const status = statusOf(button);
  if (status) status.textContent = button.dataset.done ?? '';
  timers.set(
    button,
    setTimeout(() => rest(button), ms),
  );
}

/** Takes back what `flash` has said. */
export function rest(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  delete button.dataset.state;
  const status = statusOf(button);
  if (status) status.textContent = '';
}

/** The live region that speaks for a button. */
export function statusOf(button: HTMLElement): Element | null {
  return (
    button.parentElement?.querySelector(':scope > [role="status"]') ??
    button.closest('.page-actions')?.querySelector('[role="status"]') ??
    document.getElementById('site-status')
  );
}
