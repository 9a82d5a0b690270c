// Override (replace): shows the list of articles as an overview with a filter, like those of guide and configuration.
// Upstream: BlogListPage, unsafe. Remove when: the theme's list does not use useWindowSize().
import {PageMetadata} from '@docusaurus/theme-common';
import BlogOverview from '@site/src/components/BlogOverview';
import FeedLinks from '@site/src/components/FeedLinks';
import SocialImage from '@site/src/components/SocialImage';
import posts from '@generated/site-pages/default/overview-blog.json';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function BlogListPage({metadata}: Props): ReactNode {
  const {blogTitle, blogDescription, permalink} = metadata;
  return (
    <Layout>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <FeedLinks />
      <SocialImage title={blogTitle} permalink={permalink} />
      <BlogOverview
        title={blogTitle}
        description={blogDescription}
        permalink={permalink}
        posts={posts}
      />
    </Layout>
  );
}
