import Fold from '@site/src/components/CodeBlock/Fold';
import type {ReactNode} from 'react';
import type {ExampleCode} from './exampleFile';

/** Code of an example, in a fold if it is long. */
export default function Code({code, lines}: ExampleCode): ReactNode {
  return lines ? <Fold lines={lines}>{code}</Fold> : code;
}
