import RareStyles from '@site/src/components/RareStyles';
import type {ReactNode} from 'react';
import NotFoundMain from './NotFoundMain';

/** The page for an address that names no page. */
export default function NotFound(): ReactNode {
  return (
    <>
      <RareStyles of="Button" />
      <RareStyles of="NotFound" />
      <NotFoundMain />
    </>
  );
}
