import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import type {ReactNode} from 'react';

/** The line above what came out: the command that made it, to copy. */
export default function Command({command}: {readonly command: string}): ReactNode {
  return (
    <div className="example__label" data-markdown-ignore="">
      <strong>
        <Translate id="example.output" />
      </strong>
      <code>{command}</code>
      <CopyButton className="tool copy" label={translate({id: 'home.copy'})} text={command} />
    </div>
  );
}
