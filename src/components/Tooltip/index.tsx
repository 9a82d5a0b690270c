import {shellText} from '@site/src/client/trusted';
import type {ReactNode} from 'react';

type Props = {readonly children: string};

/**
 * The name of an icon button, drawn below it on hover and focus. The button's own label is what is read out. The
 * shell's script may have changed the text before React arrives (theme).
 */
export default function Tooltip({children}: Props): ReactNode {
  return <span className="tooltip" aria-hidden="true" {...shellText(children)} />;
}
