import Translate from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import type {ReactNode} from 'react';
import FoldedCode from './FoldedCode';
import type {ExampleCode} from './exampleFile';

export type ExampleLog = ExampleCode & {readonly exitCode: number};

export default function Terminal({exitCode, ...log}: ExampleLog): ReactNode {
  return (
    <div className="example__terminal" data-code>
      <p className="example__caption">
        <Translate id="example.terminal" />
        <span className="example__exit" data-failed={exitCode === 0 ? undefined : ''}>
          <Translate id="example.exit" values={{code: exitCode}} />
        </span>
      </p>
      <CodeTools wrapped={log.wraps} />
      <FoldedCode {...log} />
    </div>
  );
}
