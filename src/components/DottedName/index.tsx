import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import {Fragment, type ReactNode} from 'react';

/** Name that may wrap before its dots if it is long, so that long API names fit narrow columns. */
export default function DottedName({name}: {readonly name: string}): ReactNode {
  if (name.length <= maxUnwrapped || /\s/.test(name)) return name;
  // Not before a leading dot, and not within `...`.
  return name.split(/(?<=[^.])(?=\.[^.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
