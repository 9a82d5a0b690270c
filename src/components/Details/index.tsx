import RareStyles from '@site/src/components/RareStyles';
import type {ComponentProps, ReactNode} from 'react';

/** Text that is folded until a reader wants it; the browser does the folding. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  return (
    <>
      <RareStyles of="Details" />
      <details {...props} className="details" />
    </>
  );
}
