import DottedName from '@site/src/components/DottedName';
import {codedTitle} from '@site/src/lib/page/apiTitle';
import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

type Props = {
  readonly text: string;
  /** Number of characters up to which a name is not wrapped. */
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
      value
    ),
  );
}
