import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import {asksToWrap, BareCode} from '@site/src/components/CodeBlock/context';
import {cloneElement, type ReactElement, type ReactNode} from 'react';

export type CodeElement = ReactElement<CodeBlockProps>;

/** Code as the island of an example gets it. */
export type ExampleCode = {
  /** The code itself, without frame and fold. */
  readonly code: ReactNode;
  /** How many lines there are, when the code is folded to begin with. */
  readonly lines?: string | undefined;
  /** True if the code asks to be wrapped. */
  readonly wraps?: true | undefined;
};

export type ExampleFile = ExampleCode & {readonly name: string};

export function exampleCode(block: CodeElement): ExampleCode {
  return {
    code: <BareCode value={true}>{cloneElement(block, {lines: undefined})}</BareCode>,
    lines: block.props.lines,
    wraps: asksToWrap(block) || undefined,
  };
}

export function exampleFile(block: CodeElement): ExampleFile {
  return {name: block.props.title ?? '', ...exampleCode(block)};
}
