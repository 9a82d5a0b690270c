import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Home from '@site/src/components/Home';
import SiteFooter from '@site/src/components/SiteFooter';
import SocialImage from '@site/src/components/SocialImage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Sections from './_home.mdx';

export default function HomePage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <Head>
        <html className="page-home" />
      </Head>
      <SocialImage title={siteConfig.title} permalink={siteConfig.baseUrl} />
      <Home>
        <MDXContent>
          <Sections />
        </MDXContent>
      </Home>
      <SiteFooter />
    </Layout>
  );
}
