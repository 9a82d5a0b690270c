/**
 * Prints the feeds of a language as JSON, from the sources, in a process of its own: the time zone of a process is
 * fixed when it starts. Arguments: language, origin and base path of the site.
 */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {atomFeed} from '../../../src/compiler/feeds/atom';
import {rssFeed} from '../../../src/compiler/feeds/rss';
import {blogFeed} from '../../../src/compiler/feeds/blogFeed';
import {loadPageData} from '../../../src/compiler/records/data';
import {parseSource} from '../../../src/compiler/parse/parsedPage';
import {forms} from '../../../src/components/markdown';
import {blogSource} from '../../../src/compiler/parse/sources';
import {localeBaseUrl, locales, type Locale} from '../../../src/site/locales';
import {settings} from '../../../src/site/settings';
import {root} from '../../../tools/support/paths';
import {read} from '../../../tools/support/files';
import {folders, pageFiles} from '../../../tools/check/pages';

const [locale, siteUrl, base] = process.argv.slice(2) as [Locale, string, string];
const baseUrl = localeBaseUrl(base, locale);
const folder = folders[locale].blog;

async function main(): Promise<void> {
  const files = pageFiles(locale).filter((file) => file.startsWith(`${folder}/`));
  const blogPosts = await Promise.all(
    files.map(async (file) => {
      // As Docusaurus reads it, so that dates are what they are in a build.
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: path.join(root, file),
        fileContent: read(file),
      });
      const {title, description, slug} = frontMatter as Record<string, string>;
      const permalink = `${baseUrl}blog/${slug}`;
      return {metadata: {source: `@site/${file}`, title, description, permalink, frontMatter}};
    }),
  );
  const blog = {blogPosts, blogTitle: '', blogDescription: ''} as unknown as BlogContent;
  const sources = blogSource(blog, {siteDir: root, baseUrl, locale, locales});
  const context = {data: loadPageData(root, locale), forms, settings, siteUrl, baseUrl, docs: []};
  const posts = sources.filter(({file}) => file !== undefined);
  const feed = blogFeed(
    posts.map((source) => parseSource(source, context)),
    context,
  );
  const zone = new Date(Date.UTC(2025, 4, 14)).getTimezoneOffset();
  const feeds = {
    'rss.xml': rssFeed(feed, `${feed.url}rss.xml`),
    'atom.xml': atomFeed(feed, `${feed.url}atom.xml`),
  };
  process.stdout.write(JSON.stringify({zone, feeds}));
}

void main();
