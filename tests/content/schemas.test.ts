import {schemaErrors, type FeedFormat} from './support/schema';

const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>News</title>
<link>https://example.org/blog/</link>
<description>What is new.</description>
<language>zh-CN</language>
<lastBuildDate>Wed, 14 May 2025 00:00:00 GMT</lastBuildDate>
<atom:link href="https://example.org/rss.xml" rel="self" type="application/rss+xml"/>
<item>
<title>First</title>
<link>https://example.org/blog/first</link>
<guid isPermaLink="true">https://example.org/blog/first</guid>
<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>
<dc:creator>Ada</dc:creator>
<description>The first.</description>
<content:encoded>&lt;p&gt;Text&lt;/p&gt;</content:encoded>
</item>
</channel>
</rss>`;

const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://example.org/blog/</id>
<title>News</title>
<updated>2025-05-14T00:00:00.000Z</updated>
<author><name>Ada</name></author>
<link rel="self" type="application/atom+xml" href="https://example.org/atom.xml"/>
<entry>
<id>https://example.org/blog/first</id>
<title>First</title>
<link rel="alternate" type="text/html" href="https://example.org/blog/first"/>
<published>2025-05-14T00:00:00.000Z</published>
<updated>2025-05-14T02:00:00+02:00</updated>
<summary>The first.</summary>
<content type="html">&lt;p&gt;Text&lt;/p&gt;</content>
</entry>
</feed>`;

const feeds: Readonly<Record<FeedFormat, string>> = {atom, rss};

test.each(Object.entries(feeds))(
  'the schema of %s lets a feed of its format pass',
  async (format, xml) => {
    expect(await schemaErrors(format as FeedFormat, xml)).toEqual([]);
  },
);

test('elements of another namespace pass', async () => {
  const own = '<x:mood xmlns:x="https://example.org/mood">good</x:mood>';
  expect(await schemaErrors('rss', rss.replace('<guid', `${own}<guid`))).toEqual([]);
  expect(await schemaErrors('atom', atom.replace('<published>', `${own}<published>`))).toEqual([]);
});

// What is wrong, and the part of a valid feed that is replaced to make it so.
const spoilt: readonly (readonly [FeedFormat, string, string, string])[] = [
  ['rss', 'a tag that is not closed', '</item>', ''],
  ['rss', 'another version', 'version="2.0"', 'version="0.91"'],
  ['rss', 'no description of the channel', '<description>What is new.</description>', ''],
  ['rss', 'an empty title', '<title>News</title>', '<title> </title>'],
  [
    'rss',
    'a relative address',
    '<link>https://example.org/blog/first</link>',
    '<link>/blog/first</link>',
  ],
  ['rss', 'a language that is none', 'zh-CN', 'zh_CN'],
  [
    'rss',
    'a date of ISO 8601',
    '<pubDate>Wed, 14 May 2025 00:00:00 GMT',
    '<pubDate>2025-05-14T00:00:00Z',
  ],
  ['rss', 'a year of two digits', '<pubDate>Wed, 14 May 2025', '<pubDate>Wed, 14 May 25'],
  [
    'rss',
    'a guid that claims to be an address',
    '>https://example.org/blog/first</guid>',
    '>first</guid>',
  ],
  ['rss', 'two links', '<guid', '<link>https://example.org/</link><guid'],
  ['rss', 'two full texts', '</item>', '<content:encoded>Text</content:encoded></item>'],
  ['rss', 'an unknown element', '<guid', '<summary>Text</summary><guid'],
  [
    'rss',
    'no address of its own',
    '<atom:link href="https://example.org/rss.xml" rel="self" type="application/rss+xml"/>',
    '',
  ],
  [
    'rss',
    'an author without a mail address',
    '<dc:creator>Ada</dc:creator>',
    '<author>Ada</author>',
  ],
  ['atom', 'a tag that is not closed', '</entry>', ''],
  ['atom', 'another namespace', 'http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#'],
  ['atom', 'no author', '<author><name>Ada</name></author>', ''],
  ['atom', 'an author without a name', '<name>Ada</name>', '<uri>https://example.org/</uri>'],
  ['atom', 'no time of change', '<updated>2025-05-14T02:00:00+02:00</updated>', ''],
  ['atom', 'a date without a time', '2025-05-14T02:00:00+02:00', '2025-05-14'],
  ['atom', 'a time without a zone', '2025-05-14T02:00:00+02:00', '2025-05-14T02:00:00'],
  ['atom', 'a month that is none', '2025-05-14T02:00:00+02:00', '2025-13-14T02:00:00Z'],
  ['atom', 'an id without a scheme', '<id>https://example.org/blog/first</id>', '<id>first</id>'],
  ['atom', 'two titles', '<title>First</title>', '<title>First</title><title>First</title>'],
  ['atom', 'a link without an address', ' href="https://example.org/blog/first"', ''],
  ['atom', 'an unknown kind of content', 'type="html"', 'type="markdown"'],
  [
    'atom',
    'an element of RSS',
    '<summary>The first.</summary>',
    '<description>The first.</description>',
  ],
  ['atom', 'a language that is none', 'xml:lang="en"', 'xml:lang="en_US"'],
];

test.each(spoilt)('the schema of %s refuses %s', async (format, _what, part, instead) => {
  expect(feeds[format]).toContain(part);
  expect(await schemaErrors(format, feeds[format].replace(part, instead))).not.toEqual([]);
});
