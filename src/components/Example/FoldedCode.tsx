import Fold from '@site/src/components/CodeBlock/Fold';
import type {ReactNode} from 'react';
import type {ExampleCode} from './exampleFile';

export default function FoldedCode({code, lines}: ExampleCode): ReactNode {
  return lines ? <Fold lines={lines}>{code}</Fold> : code;
}
