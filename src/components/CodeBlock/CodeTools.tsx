'use client';
import {translate} from '@docusaurus/Translate';
import {wrap} from '@site/src/client/stores/wrapStore';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {codeToCopy} from '@site/src/lib/clipboard/codeText';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import {keepInPlace} from './keepInPlace';
import {useIsPhone} from './useIsPhone';

type Props = {
  /** True if the code is wrapped by default. */
  readonly wrapped?: boolean | undefined;
};

/** Buttons that wrap and copy the code of the surrounding `[data-code]`. */
export default function CodeTools({wrapped = false}: Props): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  const choice = useStore(wrap);
  const isPhone = useIsPhone();
  const isWrapped = choice === undefined ? wrapped || isPhone : choice === 'on';

  // All code changes; the button keeps its place when blocks above it change their height.
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

/** Returns the text of the visible code of a block. */
function codeOf(block: Element): string {
  const code = [...block.querySelectorAll('pre')].find((pre) => pre.checkVisibility?.() ?? true);
  const lines = [...(code?.querySelectorAll('.line') ?? [])].map((line) => ({
    text: line.textContent ?? '',
    deleted: line.classList.contains('line--deleted'),
  }));
  return codeToCopy(lines, code?.dataset.lang ?? '');
}
