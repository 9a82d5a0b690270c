import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

/** The line above what came out: the command that made it, to copy. */
export default function Command({command}: {readonly command: string}): ReactNode {
  return (
    <div className="example__label" data-markdown-ignore="">
      <strong>
        <Translate id="example.output">Output</Translate>
      </strong>
      <code>{command}</code>
      <button
        className="tool copy"
        type="button"
        data-copy="text"
        data-text={command}
        data-done={translate({id: 'code.copied', message: 'Copied'})}
        aria-label={translate({id: 'home.copy', message: 'Copy command'})}>
        <Icon name="copy" className="copy__idle" />
        <Icon name="check" className="copy__done" />
      </button>
      <span className="visually-hidden" role="status" />
    </div>
  );
}
