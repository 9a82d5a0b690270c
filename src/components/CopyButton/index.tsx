'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useCopy} from '@site/src/hooks/useCopy';
import type {ReactNode} from 'react';

type Props = {
  readonly className: string;
  /** Names the button. */
  readonly label: string;
  /** The text to copy. A function, for use within another island, is called when the button is pressed. */
  readonly text: string | (() => string);
  readonly iconClassName?: string;
};

/** A button that copies a text, and tells screen readers that it has. */
export default function CopyButton({className, label, text, iconClassName}: Props): ReactNode {
  const {copied, copy} = useCopy();
  const icon = iconClassName ? `${iconClassName} ` : '';
  const done = translate({id: 'code.copied'});
  return (
    <>
      <button
        className={`${className} copy-button`}
        type="button"
        data-state={copied ? 'copied' : undefined}
        // The tooltip says it.
        data-done={done}
        aria-label={label}
        onClick={() => void copy(typeof text === 'string' ? text : text())}>
        <Icon name="copy" className={`${icon}copy__idle`} />
        <Icon name="check" className={`${icon}copy__done`} />
      </button>
      <span className="visually-hidden" role="status">
        {copied && done}
      </span>
    </>
  );
}
