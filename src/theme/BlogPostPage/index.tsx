// Override (replace): shows an article in the layout of a document.
// Upstream: BlogPostPage, unsafe. Remove when: the theme's article does not use useWindowSize().
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogArticle from '@site/src/components/BlogArticle';
import FeedLinks from '@site/src/components/FeedLinks';
import SocialImage from '@site/src/components/SocialImage';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

export default function BlogPostPage({content: Content}: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <Layout>
        <BlogPostPageMetadata />
        <FeedLinks />
        <SocialImage title={Content.metadata.title} permalink={Content.metadata.permalink} />
        <BlogArticle
          metadata={Content.metadata}
          frontMatter={Content.frontMatter}
          toc={Content.toc}>
          <MDXContent>
            <Content />
          </MDXContent>
        </BlogArticle>
      </Layout>
    </BlogPostProvider>
  );
}
