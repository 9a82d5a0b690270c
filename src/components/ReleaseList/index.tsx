import DeferredStyles from '@site/src/components/DeferredStyles';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import type {RecordSummary} from './compareReleases';
import ReleaseComparison from './ReleaseComparison';
import ReleaseFilter from './ReleaseFilter';

type Props = {
  /** Number of releases in the list. */
  readonly total: number;
  /** Versions by the row that they share, newest first. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Releases that the examples were built with. */
  readonly records: readonly RecordSummary[];
  /** Headings of years, each followed by a list of releases. */
  readonly children: ReactNode;
};

/** Renders a timeline of releases, with a comparison of two of them and a filter. */
export default function ReleaseListView({total, rows, records, children}: Props): ReactNode {
  const link = useSettings().releases?.link;
  return (
    <>
      <DeferredStyles of="ReleaseList" />
      {link && <ReleaseComparison link={link} rows={rows} records={records} />}
      <div className="releases">
        <ReleaseFilter total={total}>{children}</ReleaseFilter>
      </div>
    </>
  );
}
