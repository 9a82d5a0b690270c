import TranslationStatusView from '@site/src/components/TranslationStatus';
import type {TranslationStatus} from '@site/src/compiler/types';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The route that `src/plugins/site-translation` adds in each language that pages are translated to. */
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
