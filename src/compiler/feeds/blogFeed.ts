import fs from 'node:fs/promises';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {articleDate, byDate, type Feed, type FeedEntry} from './feed';
import {identity} from '../../site/identity';
import {localeRows} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {PageData} from '../records/data';
import {collectHeadings, parsePage} from '../parse/page';
import {absoluteAddress} from '../mirror/page';
import type {PageSource} from '../parse/sources';
import {plainContent} from '../mirror/mirror';
import {contentHtml} from './html';

type Context = {
  readonly data: PageData;
  readonly settings: SiteSettings;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly docs: readonly DocMetadata[];
};

/** The feed of a language, from the sources of its articles: their text as the Markdown mirrors have it. */
export async function blogFeed(posts: readonly PageSource[], context: Context): Promise<Feed> {
  const {data, settings, siteUrl, baseUrl} = context;
  const home = `${siteUrl}${baseUrl}`;
  return {
    title: settings.blog.title[data.locale],
    description: settings.blog.description[data.locale],
    language: localeRows[data.locale].htmlLang,
    url: `${home}blog/`,
    author: identity.name,
    icon: `${home}img/icon-192.png`,
    entries: byDate(await Promise.all(posts.map((post) => entryOf(post, context)))),
  };
}

async function entryOf(post: PageSource, context: Context): Promise<FeedEntry> {
  const {data, siteUrl, baseUrl} = context;
  if (!post.file) throw new Error(`${post.relativePath} is no article: it has no source`);
  const url = `${siteUrl}${baseUrl}${post.routePath.slice(1)}`;
  const tree = parsePage(await fs.readFile(post.file, 'utf8'), post.file);
  // Takes the ids off the headings' text.
  collectHeadings(tree, post.relativePath);
  const content = plainContent({
    tree,
    data,
    toAbsolute: (target) => absoluteAddress(target, post, url, context),
  });
  return {
    title: post.title,
    description: post.description,
    url,
    date: articleDate(post.frontMatter.date, post.relativePath),
    html: contentHtml(content),
  };
}
