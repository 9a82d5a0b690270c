import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';
import ReleaseFilter from './ReleaseFilter';

type Props = {
  /** Number of releases, in digits. */
  readonly total: string;
  /** Headings of years, each followed by a list of releases. */
  readonly children: ReactNode;
};

/** Renders a timeline of releases with a filter. */
export default function ReleaseListView({total, children}: Props): ReactNode {
  return (
    <div className="releases">
      <DeferredStyles of="ReleaseList" />
      <ReleaseFilter total={Number(total)}>{children}</ReleaseFilter>
    </div>
  );
}
