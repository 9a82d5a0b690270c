import {codeToCopy} from '../../lib/clipboard/codeText';
import {copyPrompt} from '../../lib/clipboard/prompt';
import {limits} from '../../site/limits';
import {onClick, type Sync} from './dom';

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copying: code, commands, a page's Markdown and its address (spec 2.5, 2.10, 8). */
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
      .then(() => flash(anchor, 'copied', limits.codeCopiedMs))
      .catch(() => undefined);
  });
  onClick('[data-copy="markdown"]', (button) => void copyMarkdown(button));
  onClick('[data-copy="markdown-link"]', (button) => {
    void copy(button, twinUrl(button), limits.codeCopiedMs);
  });
  // The question for an assistant holds the address of this deployment, which the build cannot know.
  document.addEventListener('beforetoggle', updateAssistants, true);
  return () => undefined;
}

function updateAssistants(event: Event): void {
  if (!(event.target instanceof Element)) return;
  for (const link of event.target.querySelectorAll<HTMLAnchorElement>('a[data-ask]')) {
    const question = `Read ${twinUrl(link)}, I want to ask questions about it.`;
    link.href = `${link.dataset.ask}${encodeURIComponent(question)}`;
  }
}

function twinUrl(element: HTMLElement): string {
  const holder = element.closest<HTMLElement>('[data-twin]');
  return new URL(holder?.dataset.twin ?? '', location.origin).href;
}

async function copy(button: HTMLElement, text: string, flashMs: number): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);

    window.prompt(copyPrompt(document.documentElement.lang, isApple), text);
    return false;
  }
  flash(button, 'copied', flashMs);
  return true;
}

function flash(button: HTMLElement, state: string, ms: number): void {
  clearTimeout(timers.get(button));
  button.dataset.state = state;
  const status =
    button.parentElement?.querySelector(':scope > [role="status"]') ??
    button.closest('.page-actions')?.querySelector('[role="status"]') ??
    document.getElementById('site-status');
  if (status) status.textContent = button.dataset.done ?? '';
  timers.set(
    button,
    setTimeout(() => {
      delete button.dataset.state;
      if (status) status.textContent = '';
    }, ms),
  );
}

async function copyMarkdown(button: HTMLElement): Promise<void> {
  const holder = button.closest<HTMLElement>('[data-twin]');
  const message = holder?.querySelector<HTMLElement>('[data-copy-failed]');
  if (!(button instanceof HTMLButtonElement) || !holder) return;
  button.disabled = true;
  button.dataset.state = 'loading';
  message?.setAttribute('hidden', '');
  try {
    const markdown = await fetchMarkdown(twinUrl(button));
    delete button.dataset.state;
    button.disabled = false;
    await copy(button, markdown, limits.copyMarkdownFlashMs);
  } catch {
    delete button.dataset.state;
    button.disabled = false;
    message?.removeAttribute('hidden');
  }
}

/** The twin's text; an error status, another type or an empty answer is a failure. */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url, {headers: {accept: 'text/markdown'}});
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (!response.ok || /html/.test(type) || text.trim() === '')
    throw new Error(`No Markdown at ${url}`);
  return text;
}
