import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';

export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <DeferredStyles of="Steps" />
      <ol className="steps">{children}</ol>
    </>
  );
}
