import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import {Fragment, type ReactNode} from 'react';

type Props = {
  readonly name: string;
  /** Number of characters up to which the name is not wrapped. */
  readonly max?: number;
};

/** Name that may wrap before its dots if it is long, so that long API names fit narrow columns. */
export default function DottedName({name, max = maxUnwrapped}: Props): ReactNode {
  if (name.length <= max || /\s/.test(name)) return name;
  // Not before a leading dot, and not within `...`.
  return name.split(/(?<=[^.])(?=\.[^.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
