import {Fragment, type ReactNode} from 'react';

type Props = {readonly name: string};

/** A name that may break before its dots, so that long API names fit narrow columns. */
export default function DottedName({name}: Props): ReactNode {
  if (!/^\S+\.\S+$/.test(name)) return name;
  return name.split('.').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <wbr />.
        </>
      )}
      {part}
    </Fragment>
  ));
}
