import TranslationStatusView from '@site/src/components/TranslationStatus';
import type {TranslationStatus} from '@site/src/compiler/outputTypes';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Page of the route that `src/plugins/site-translation` adds for each translated language. */
export default function TranslationStatusPage({
  status,
}: {
  readonly status: TranslationStatus;
}): ReactNode {
  return (
    <Layout>
      <TranslationStatusView status={status} />
    </Layout>
  );
}
