import {isMarkdown} from '../../lib/clipboard/markdownAnswer';
import {questionAddress} from '../../lib/clipboard/question';
import * as limits from '../../site/limits';
import {askToCopy, copy, flash, rest, statusOf} from './copy';
import {onClick, type Sync} from './dom';

/** "Copy Markdown" and the "Open" menu. A request ends with the page it was made on. */
export function startCopyMarkdown(): Sync {
  let request: AbortController | undefined;
  onClick('[data-copy="markdown"]', (button) => {
    // Not `disabled`: that would take the focus away from a reader who uses the keyboard.
    if (button.getAttribute('aria-disabled') === 'true') return;
    request = new AbortController();
    void copyMarkdown(button, request);
  });
  onClick('[data-copy="markdown-link"]', (button) => {
    void copy(button, mirrorUrl(button), limits.codeCopiedMs);
  });
  // The question holds the address of this deployment, which the build knows by its settings only.
  document.addEventListener('beforetoggle', updateAssistants, true);
  return () => request?.abort('left');
}

function updateAssistants(event: Event): void {
  if (!(event.target instanceof Element)) return;
  for (const link of event.target.querySelectorAll<HTMLAnchorElement>('a[data-ask]')) {
    link.href = questionAddress(link.dataset.ask ?? '', mirrorUrl(link));
  }
}

function mirrorUrl(element: HTMLElement): string {
  const holder = element.closest<HTMLElement>('[data-mirror]');
  return new URL(holder?.dataset.mirror ?? '', location.origin).href;
}

async function copyMarkdown(button: HTMLElement, request: AbortController): Promise<void> {
  const message = button.closest('[data-mirror]')?.querySelector('[data-copy-failed]');
  const timer = setTimeout(() => request.abort('late'), limits.copyMarkdownTimeoutMs);
  rest(button);
  message?.setAttribute('hidden', '');
  setLoading(button, true);
  const markdown = fetchMarkdown(mirrorUrl(button), request.signal);
  const written = writeWhenThere(markdown);
  let text: string;
  try {
    text = await markdown;
  } catch {
    if (request.signal.reason !== 'left') message?.removeAttribute('hidden');
    return;
  } finally {
    clearTimeout(timer);
    setLoading(button, false);
  }
  if (await written) flash(button, limits.copyMarkdownFlashMs);
  else askToCopy(text);
}

function setLoading(button: HTMLElement, isLoading: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isLoading) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
  const status = statusOf(button);
  if (status) status.textContent = isLoading ? (button.dataset.loading ?? '') : '';
}

/** The mirror's text. Whatever cannot be copied as such throws, and so does the end of the request. */
async function fetchMarkdown(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {headers: {accept: 'text/markdown'}, signal});
  const text = await response.text();
  const answer = {ok: response.ok, type: response.headers.get('content-type'), text};
  if (!isMarkdown(answer)) throw new Error(`No Markdown at ${url}`);
  return text;
}

/**
 * Writes a text that is on its way. Safari lets a page write only during the click, so the clipboard is given the
 * promise where it takes one. False when it refuses or is missing, as it is without https.
 */
async function writeWhenThere(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  if ('write' in clipboard && 'ClipboardItem' in window) {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // Its failure is told by `text`.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    } catch {
      // Older browsers do not take a promise; those that refuse altogether do so again below.
    }
  }
  try {
    await clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
