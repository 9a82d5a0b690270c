import Translate from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import {BareCode} from '@site/src/components/CodeBlock/context';
import type {ReactNode} from 'react';

type Props = {
  readonly exitCode: number;
  /** The log as code. */
  readonly children: ReactNode;
};

/** What the terminal said, and how it ended. */
export default function Terminal({exitCode, children}: Props): ReactNode {
  return (
    <div className="example__terminal" data-code>
      <p className="example__caption">
        <Translate id="example.terminal" />
        <span className="example__exit" data-failed={exitCode === 0 ? undefined : ''}>
          <Translate id="example.exit" values={{code: exitCode}} />
        </span>
      </p>
      <CodeTools />
      <BareCode value={true}>{children}</BareCode>
    </div>
  );
}
