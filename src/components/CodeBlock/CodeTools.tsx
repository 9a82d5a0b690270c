'use client';
import {translate} from '@docusaurus/Translate';
import {wrap} from '@site/src/client/stores/wrapStore';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {codeToCopy} from '@site/src/lib/clipboard/codeText';
import * as limits from '@site/src/site/limits';
import {useRef, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {keepInPlace} from './keepInPlace';

type Props = {
  /** True if the code is wrapped by default on every screen, not only on phones. */
  readonly wrapped?: boolean | undefined;
};

/** Renders the buttons that wrap and copy the code of the nearest `[data-code]` ancestor. */
export default function CodeTools({wrapped = false}: Props): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  const choice = useStore(wrap);
  const isPhone = useIsPhone();
  const isWrapped = choice === undefined ? wrapped || isPhone : choice === 'on';

  // Wraps or unwraps all blocks. Blocks above change in height, so the page scrolls to keep the button in place.
  function toggle({currentTarget}: MouseEvent<Element>): void {
    keepInPlace(currentTarget, () => wrap.choose(isWrapped ? 'off' : 'on'));
  }

  return (
    <div ref={tools} className="code-tools">
      <button
        className="tool code-tools__wrap"
        type="button"
        aria-pressed={isWrapped}
        aria-label={translate({id: 'code.wrap'})}
        onClick={toggle}>
        <Icon name="wrap" />
      </button>
      <CopyButton
        className="tool copy"
        label={translate({id: 'code.copy'})}
        text={() => codeOf(tools.current!.closest('[data-code]')!)}
      />
    </div>
  );
}

CodeTools.hydrate = 'visible';

/** Returns the text to copy from a block: its code or, if there are several tabs, that of the visible one. */
function codeOf(block: Element): string {
  const code = [...block.querySelectorAll('pre')].find((pre) => pre.checkVisibility?.() ?? true);
  const lines = [...(code?.querySelectorAll('.line') ?? [])].map((line) => ({
    text: line.textContent ?? '',
    deleted: line.classList.contains('line--deleted'),
  }));
  return codeToCopy(lines, code?.dataset.lang ?? '');
}

/** Media query for screens on which code is wrapped by default, the same as in `styles.css`. */
const phone = `(width < ${limits.mobileWidth / 16}em)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(phone);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Returns true if the window is as narrow as a phone. Returns false at build time. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(phone).matches ?? false,
    () => false,
  );
}
