import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

type Props = {
  /** Whether the code is wrapped to begin with; tabs leave it to `src/client/shell/code.ts`. */
  readonly wrapped?: boolean;
};

/**
 * The buttons of code: wrapping and copying. They act on the code of the surrounding `[data-code]`; see
 * `src/client/shell/code.ts` and `src/client/shell/copy.ts`.
 */
export default function CodeTools({wrapped = false}: Props): ReactNode {
  return (
    <div className="code-tools">
      <button
        className="tool code-tools__wrap"
        type="button"
        data-wrap
        aria-pressed={wrapped}
        aria-label={translate({id: 'code.wrap'})}>
        <Icon name="wrap" />
      </button>
      <CopyButton className="tool copy" label={translate({id: 'code.copy'})} />
    </div>
  );
}
