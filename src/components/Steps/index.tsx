import RareStyles from '@site/src/components/RareStyles';
import type {ReactNode} from 'react';

/** Steps in their order. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <RareStyles of="Steps" />
      <ol className="steps">{children}</ol>
    </>
  );
}
