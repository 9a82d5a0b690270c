import {promptToCopy} from '@site/src/hooks/useCopy';
import {useFlash} from '@site/src/hooks/useFlash';
import * as limits from '@site/src/site/limits';
import {useEffect, useRef, useState} from 'react';
import {fetchMarkdown, writeWhenLoaded} from './copyMarkdown';

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
