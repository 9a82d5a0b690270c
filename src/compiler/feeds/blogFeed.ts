import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {articleDate, byDate, type Feed, type FeedEntry} from './feed';
import {identity} from '../../site/identity';
import {localeRows} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {MarkdownForms} from '../markdown/forms';
import type {PageData} from '../records/data';
import {absoluteAddress} from '../mirror/page';
import type {ParsedPage} from '../parse/parsedPage';
import {plainContent} from '../mirror/mirror';
import {contentHtml} from './html';

type Context = {
  readonly data: PageData;
  readonly forms: MarkdownForms;
  readonly settings: SiteSettings;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly docs: readonly DocMetadata[];
};

/** The feed of a language, from the sources of its articles: their text as the Markdown mirrors have it. */
export function blogFeed(posts: readonly ParsedPage[], context: Context): Feed {
  const {data, settings, siteUrl, baseUrl} = context;
  const home = `${siteUrl}${baseUrl}`;
  return {
    title: settings.blog.title[data.locale],
    description: settings.blog.description[data.locale],
    language: localeRows[data.locale].htmlLang,
    url: `${home}blog/`,
    author: identity.name,
    icon: `${home}img/icon-192.png`,
    entries: byDate(posts.map((post) => entryOf(post, context))),
  };
}

function entryOf(post: ParsedPage, context: Context): FeedEntry {
  const {data, forms} = context;
  const content = plainContent({
    tree: post.tree,
    data,
    forms,
    toAbsolute: (target) => absoluteAddress(target, post, post.url, context),
  });
  return {
    title: post.title,
    description: post.description,
    url: post.url,
    date: articleDate(post.frontMatter.date, post.relativePath),
    html: contentHtml(content),
  };
}
