import Fold from '@site/src/components/CodeBlock/Fold';
import type {ReactNode} from 'react';
import type {ExampleCode} from './exampleFile';

export default function FoldedCode({code, lines, isCut}: ExampleCode): ReactNode {
  if (!lines) return code;
  return (
    <Fold lines={lines} isCut={isCut}>
      {code}
    </Fold>
  );
}
