import InlineCode from '@site/src/components/InlineCode';
import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

/** Renders a text, with the parts in backticks as inline code. */
export default function CodedText({text}: {readonly text: string}): ReactNode {
  return splitCode(text).map(({isCode, value}, index) =>
    isCode ? <InlineCode key={index}>{value}</InlineCode> : value,
  );
}
