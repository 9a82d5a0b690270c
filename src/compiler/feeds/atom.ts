import type {Feed} from './feed';
import {element, xmlDocument} from './xml';

/** An Atom feed (RFC 4287) with the whole text of every article; an empty blog throws, as it has no date. */
export function atomFeed(feed: Feed, selfUrl: string): string {
  const newest = feed.entries[0]?.date;
  if (!newest) throw new Error(`${selfUrl}: a feed without an article has no date`);
  const root = {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language};
  return xmlDocument(
    element('feed', root, [
      element('id', {}, feed.url),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, newest.toISOString()),
      element('author', {}, [element('name', {}, feed.author)]),
      element('icon', {}, feed.icon),
      element('link', {rel: 'alternate', type: 'text/html', href: feed.url}),
      element('link', {rel: 'self', type: 'application/atom+xml', href: selfUrl}),
      ...feed.entries.map(({title, description, url, date, html}) =>
        element('entry', {}, [
          element('id', {}, url),
          element('title', {}, title),
          element('link', {rel: 'alternate', type: 'text/html', href: url}),
          element('published', {}, date.toISOString()),
          element('updated', {}, date.toISOString()),
          element('summary', {}, description),
          element('content', {type: 'html'}, html),
        ]),
      ),
    ]),
  );
}
