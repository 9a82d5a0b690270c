import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import {Fragment, type ReactNode} from 'react';

type Props = {
  readonly name: string;
  /** Length of the longest name that is not wrapped, in characters. */
  readonly max?: number;
};

/** Renders the name of an API. A long name may wrap before its dots, so that it fits narrow columns. */
export default function DottedName({name, max = maxUnwrapped}: Props): ReactNode {
  if (name.length <= max || /\s/.test(name)) return name;
  // Splits before every dot, except a leading dot and the dots of `...`.
  return name.split(/(?<=[^.])(?=\.[^.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {/* eslint-disable-next-line texts/loose-text -- islands render it in an element with the name as key */}
      {part}
    </Fragment>
  ));
}
