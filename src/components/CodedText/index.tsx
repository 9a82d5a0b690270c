import InlineCode from '@site/src/components/InlineCode';
import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

/** Renders a text, with the parts in backticks as inline code. */
export default function CodedText({text}: {readonly text: string}): ReactNode {
  return splitCode(text).map(({isCode, value}, index) =>
    // eslint-disable-next-line texts/loose-text -- islands render it in an element with the text as key
    isCode ? <InlineCode key={index}>{value}</InlineCode> : value,
  );
}
