'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useCopy} from '@site/src/hooks/useCopy';
import type {ReactNode} from 'react';

type Props = {
  readonly className: string;
  readonly label: string;
  /** Text to copy. Only another island can pass a function, because static pages pass props as JSON. */
  readonly text: string | (() => string);
  readonly iconClassName?: string;
};

/** Renders a button that copies a text and announces to screen readers that it is copied. */
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
        // CSS shows this text as a tooltip after copying.
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
