import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import {BareCode, hasWrap, isCut} from '@site/src/components/CodeBlock/context';
import {cloneElement, type ReactElement, type ReactNode} from 'react';

export type CodeElement = ReactElement<CodeBlockProps>;

export type ExampleCode = {
  /** Code block without frame and fold, which the example renders around it. */
  readonly code: ReactNode;
  /** Number of all lines if the code starts folded; undefined if it is not folded. */
  readonly lines?: string | undefined;
  /** True if the code has hidden lines between visible ones, which only a folded block has. */
  readonly isCut?: true | undefined;
  readonly wraps?: true | undefined;
};

export type ExampleFile = ExampleCode & {readonly name: string};

export function exampleCode(block: CodeElement): ExampleCode {
  return {
    code: <BareCode value={true}>{cloneElement(block, {lines: undefined})}</BareCode>,
    lines: block.props.lines,
    isCut: isCut(block.props.html) || undefined,
    wraps: hasWrap(block) || undefined,
  };
}

export function exampleFile(block: CodeElement): ExampleFile {
  return {name: block.props.title ?? '', ...exampleCode(block)};
}
