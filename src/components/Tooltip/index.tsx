import type {ReactNode} from 'react';

type Props = {readonly children: string};

/**
 * The name of an icon button, drawn below it on hover and focus. The button's own label is what is read out.
 */
export default function Tooltip({children}: Props): ReactNode {
  return (
    <span className="tooltip" aria-hidden="true">
      {children}
    </span>
  );
}
