import {promptToCopy, writeText} from '@site/src/hooks/useCopy';
import {useFlash} from '@site/src/hooks/useFlash';
import {isMarkdown} from '@site/src/lib/clipboard/markdownAnswer';
import * as limits from '@site/src/site/limits';
import {useEffect, useRef, useState} from 'react';

type CopyMarkdown = {
  readonly phase: 'idle' | 'loading' | 'failed';
  /** True for `copyMarkdownFlashMs` after the Markdown was copied. */
  readonly copied: boolean;
  readonly copy: () => Promise<void>;
};

/** Returns a function that copies the Markdown mirror of a page, and its state. Leaving the page aborts the request. */
export function useCopyMarkdown(mirror: string): CopyMarkdown {
  const [phase, setPhase] = useState<CopyMarkdown['phase']>('idle');
  const {isOn: copied, start, stop} = useFlash(limits.copyMarkdownFlashMs);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort('left'), [mirror]);

  async function copy(): Promise<void> {
    if (phase === 'loading') return;
    const own = new AbortController();
    request.current = own;
    const timer = setTimeout(() => own.abort('late'), limits.copyMarkdownTimeoutMs);
    stop();
    setPhase('loading');
    const markdown = fetchMarkdown(mirror, own.signal);
    const written = writeWhenLoaded(markdown);
    let text: string;
    try {
      text = await markdown;
      setPhase('idle');
    } catch {
      setPhase(own.signal.reason === 'left' ? 'idle' : 'failed');
      return;
    } finally {
      clearTimeout(timer);
    }
    const isCopied = await written;
    if (own.signal.aborted) return;
    if (isCopied) start();
    else promptToCopy(text);
  }
  return {phase, copied, copy};
}

/** Fetches a Markdown mirror. Rejects if the response is not Markdown, and when `signal` aborts. */
async function fetchMarkdown(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {headers: {accept: 'text/markdown'}, signal});
  const text = await response.text();
  const answer = {ok: response.ok, type: response.headers.get('content-type'), text};
  if (!isMarkdown(answer)) throw new Error(`No Markdown at ${url}`);
  return text;
}

/**
 * Writes a text that is still loading to the clipboard. Safari allows a call of `write` only during the click, so the
 * call passes a promise. Resolves to false if the clipboard refuses the text, or is missing, as without HTTPS.
 */
async function writeWhenLoaded(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  if ('write' in clipboard && 'ClipboardItem' in window) {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // If `text` rejects, so does `blob`. Only the caller reports it.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    } catch {
      // Older browsers do not accept a promise, so the code below waits for the text.
    }
  }
  try {
    return await writeText(await text);
  } catch {
    return false;
  }
}
