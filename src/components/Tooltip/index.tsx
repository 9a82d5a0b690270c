import type {ReactNode} from 'react';

/** Renders the tooltip of an icon button. Screen readers read the label of the button instead. */
export default function Tooltip({children}: {readonly children: string}): ReactNode {
  return (
    <span className="tooltip" aria-hidden="true">
      {children}
    </span>
  );
}
