import Home from '@site/src/components/Home';
import SiteFooter from '@site/src/components/SiteFooter';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function FixtureHome(): ReactNode {
  return (
    <Layout>
      <Home />
      <SiteFooter />
    </Layout>
  );
}
