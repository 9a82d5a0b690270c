import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomFeed} from '../../compiler/feeds/atom';
import type {Feed} from '../../compiler/feeds/feed';
import {rssFeed} from '../../compiler/feeds/rss';
import {locales, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {loadPageData} from '../../compiler/records/data';
import {blogSource} from '../../compiler/parse/sources';
import {blogFeed} from '../../compiler/feeds/blogFeed';

type Options = {readonly settings: SiteSettings};

/** Writes the feeds of the blog, `blog/rss.xml` and `blog/atom.xml`, from the sources of its articles. */
export default function siteFeeds(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, outDir, siteConfig, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  let feed: Feed | undefined;
  return {
    name: 'site-feeds',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const sources = blog ? blogSource(blog, {siteDir, baseUrl, locale, locales}) : [];
      const posts = sources.filter(({file}) => file !== undefined);
      if (posts.length === 0) return;
      feed = await blogFeed(posts, {
        data: loadPageData(siteDir, locale),
        settings,
        siteUrl: siteConfig.url,
        baseUrl,
        docs: docs.loadedVersions[0]!.docs,
      });
    },

    async postBuild() {
      if (!feed) return;
      const folder = path.join(outDir, 'blog');
      await fs.mkdir(folder, {recursive: true});
      await fs.writeFile(path.join(folder, 'rss.xml'), rssFeed(feed, `${feed.url}rss.xml`));
      await fs.writeFile(path.join(folder, 'atom.xml'), atomFeed(feed, `${feed.url}atom.xml`));
    },
  };
}
