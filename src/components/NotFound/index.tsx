import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';
import NotFoundMain from './NotFoundMain';

export default function NotFound(): ReactNode {
  return (
    <>
      <DeferredStyles of="Button" />
      <DeferredStyles of="NotFound" />
      <NotFoundMain />
    </>
  );
}
