import type {Feed} from './feed';
import {element, xmlDocument} from './xml';

/** An RSS 2.0 feed (rssboard.org/rss-specification) with the whole text of every article. */
export function rssFeed(feed: Feed, selfUrl: string): string {
  const newest = feed.entries[0]?.date;
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, feed.url),
    element('description', {}, feed.description),
    element('language', {}, feed.language),
    ...(newest ? [element('lastBuildDate', {}, newest.toUTCString())] : []),
    element('atom:link', {href: selfUrl, rel: 'self', type: 'application/rss+xml'}),
    ...feed.entries.map(({title, description, url, date, html}) =>
      element('item', {}, [
        element('title', {}, title),
        element('link', {}, url),
        element('guid', {isPermaLink: 'true'}, url),
        element('pubDate', {}, date.toUTCString()),
        element('dc:creator', {}, feed.author),
        element('description', {}, description),
        element('content:encoded', {}, html),
      ]),
    ),
  ]);
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlDocument(element('rss', namespaces, [channel]));
}
