import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

type Props = {
  readonly className: string;
  /** Names the button. */
  readonly label: string;
  /** What it copies; without it the code of the surrounding `[data-code]`. */
  readonly text?: string;
  readonly iconClassName?: string;
};

/** A button that copies, and the words that say so to screen readers; see `src/client/shell/copy.ts`. */
export default function CopyButton({className, label, text, iconClassName}: Props): ReactNode {
  const icon = iconClassName ? `${iconClassName} ` : '';
  return (
    <>
      <button
        className={className}
        type="button"
        data-copy={text === undefined ? 'code' : 'text'}
        data-text={text}
        data-done={translate({id: 'code.copied'})}
        aria-label={label}>
        <Icon name="copy" className={`${icon}copy__idle`} />
        <Icon name="check" className={`${icon}copy__done`} />
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
