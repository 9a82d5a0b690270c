import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import {Fragment, type ReactNode} from 'react';

type Props = {
  readonly name: string;
  /** Number of characters up to which the name is not wrapped. */
  readonly max?: number;
};

/** Renders a name, which may wrap before its dots if it is long, so that API names fit narrow columns. */
export default function DottedName({name, max = maxUnwrapped}: Props): ReactNode {
  if (name.length <= max || /\s/.test(name)) return name;
  // Splits before every dot, except a leading one and those of `...`.
  return name.split(/(?<=[^.])(?=\.[^.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
