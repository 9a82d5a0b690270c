import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {Feed, type Item} from 'feed';
import {identity} from '../../site/identity';
import {localeRows} from '../../site/locales';
import type {SiteContext} from '../siteContext';
import {absoluteAddress} from '../mirror/renderPage';
import type {ParsedPage} from '../parse/parsedPage';
import {plainContent} from '../mirror/renderMirror';
import {contentHtml} from './feedHtml';

type Context = Pick<SiteContext, 'data' | 'forms' | 'settings' | 'siteUrl' | 'baseUrl'> & {
  readonly docs: readonly DocMetadata[];
};

/** Builds the feed of a language, newest entry first. Entries have the content of their Markdown mirrors. */
export function blogFeed(posts: readonly ParsedPage[], context: Context): Feed {
  const {data, settings, siteUrl, baseUrl} = context;
  const url = `${siteUrl}${baseUrl}blog/`;
  const items = posts
    .map((post) => itemOf(post, context))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    id: url,
    link: url,
    title: settings.blog.title[data.locale],
    description: settings.blog.description[data.locale],
    language: localeRows[data.locale].htmlLang,
    author: {name: identity.name},
    favicon: `${siteUrl}${baseUrl}img/icon-192.png`,
    updated: items[0]?.date,
    feedLinks: {rss: `${url}rss.xml`, atom: `${url}atom.xml`},
    copyright: '',
  });
  items.forEach(feed.addItem);
  return feed;
}

function itemOf(post: ParsedPage, context: Context): Item {
  const {data, forms} = context;
  const {date} = post.frontMatter;
  if (!(date instanceof Date)) {
    throw new Error(`${post.relativePath}: front matter "date" must be a date such as 2025-05-14`);
  }
  const content = plainContent({
    tree: post.tree,
    data,
    forms,
    toAbsolute: (target) => absoluteAddress(target, post, post.url, context),
  });
  return {
    title: post.title,
    description: post.description,
    link: post.url,
    date,
    published: date,
    content: contentHtml(content),
  };
}
