// Override (replace): the blog's list is an overview like the others.
// Upstream: BlogListPage, unsafe. Remove when: the theme's list does not use useWindowSize().
import {PageMetadata} from '@docusaurus/theme-common';
import BlogOverview from '@site/src/components/BlogOverview';
import FeedLinks from '@site/src/components/FeedLinks';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function BlogListPage({metadata, items}: Props): ReactNode {
  const {blogTitle, blogDescription, permalink} = metadata;
  const posts = items.map(({content}) => content);
  return (
    <Layout>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <FeedLinks />
      <BlogOverview
        title={blogTitle}
        description={blogDescription}
        permalink={permalink}
        posts={posts.map(({metadata: post, toc}) => ({...post, toc}))}
      />
    </Layout>
  );
}
