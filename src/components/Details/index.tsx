import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ComponentProps, ReactNode} from 'react';

export default function Details(props: ComponentProps<'details'>): ReactNode {
  return (
    <>
      <DeferredStyles of="Details" />
      <details {...props} className="details" />
    </>
  );
}
