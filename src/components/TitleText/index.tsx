import DottedName from '@site/src/components/DottedName';
import {codedTitle} from '@site/src/lib/page/apiTitle';
import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

type Props = {
  readonly text: string;
  /** Length of the longest name that is not wrapped, in characters. */
  readonly max?: number;
};

/** Renders a title or heading. Names of APIs, and code in backticks, are `code` elements. */
export default function TitleText({text, max}: Props): ReactNode {
  return splitCode(codedTitle(text)).map(({isCode, value}, index) =>
    isCode ? (
      <code key={index}>
        <DottedName name={value} max={max} />
      </code>
    ) : (
      // eslint-disable-next-line texts/loose-text -- islands render it in an element with the text as key
      value
    ),
  );
}
