import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

/** A text with code in backticks. */
export default function CodedText({text}: {readonly text: string}): ReactNode {
  return splitCode(text).map(({isCode, value}, index) =>
    isCode ? <code key={index}>{value}</code> : value,
  );
}
