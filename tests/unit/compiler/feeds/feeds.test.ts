import {SaxesParser} from 'saxes';
import {atomFeed} from '../../../../src/compiler/feeds/atom';
import {articleDate, byDate, type Feed, type FeedEntry} from '../../../../src/compiler/feeds/feed';
import {rssFeed} from '../../../../src/compiler/feeds/rss';
import {element, escapeXml} from '../../../../src/compiler/feeds/xml';

const entry = (name: string, date: string): FeedEntry => ({
  title: `About <${name}> & others`,
  description: 'What it is',
  url: `https://example.org/blog/${name}`,
  date: new Date(date),
  html: '<p title="x">Text ]]> &amp; more</p>',
});
const feed: Feed = {
  title: 'Blog',
  description: 'News',
  language: 'en',
  url: 'https://example.org/blog/',
  author: 'Rslib',
  icon: 'https://example.org/icon.png',
  entries: byDate([entry('old', '2024-01-02'), entry('new', '2025-05-14')]),
};

/** Texts of the elements of a name, as a parser reads them. */
function texts(xml: string, name: string): readonly string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => (text = ''));
  parser.on('text', (part) => (text += part));
  parser.on('closetag', (tag) => void (tag.name === name && found.push(text)));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('articleDate', () => {
  test.each([
    [new Date('2025-05-14'), '2025-05-14T00:00:00.000Z'],
    ['2025-05-14', '2025-05-14T00:00:00.000Z'],
    [' 2025-05-14 ', '2025-05-14T00:00:00.000Z'],
    ['2025-05-14T10:30', '2025-05-14T10:30:00.000Z'],
    ['2025-05-14 10:30:15', '2025-05-14T10:30:15.000Z'],
    ['2025-05-14T10:30:00Z', '2025-05-14T10:30:00.000Z'],
    ['2025-05-14T10:30:00+08:00', '2025-05-14T02:30:00.000Z'],
  ])('reads %p as %s', (value, wanted) => {
    expect(articleDate(value, 'blog/a.mdx').toISOString()).toBe(wanted);
  });

  test.each([
    [undefined],
    [''],
    ['yesterday'],
    ['14.5.2025'],
    ['2025-13-01'],
    [20250514],
    [new Date('x')],
  ])('refuses %p and names the file', (value) => {
    expect(() => articleDate(value, 'blog/a.mdx')).toThrow('blog/a.mdx: front matter "date"');
  });
});

test('the newest article stands first, those of a day by address', () => {
  const day = '2025-01-01';
  const sorted = byDate([entry('b', day), entry('c', '2026-01-01'), entry('a', day)]);
  expect(sorted.map(({url}) => url.at(-1))).toEqual(['c', 'a', 'b']);
});

describe('escapeXml', () => {
  test.each([
    ['a < b & c > d "e"', 'a &lt; b &amp; c &gt; d &quot;e&quot;'],
    ['tab\tline\nend', 'tab\tline\nend'],
    ['\u0000a\u001bb\uffff', 'ab'],
    ['\ud83d\ude00 and \ud83d alone', '\ud83d\ude00 and  alone'],
  ])('writes %j', (text, wanted) => {
    expect(escapeXml(text)).toBe(wanted);
  });
});

test('an element without content closes itself, and attributes are escaped', () => {
  expect(element('a', {b: '"<'})).toBe('<a b="&quot;&lt;"/>');
});

describe.each([
  ['RSS', rssFeed(feed, 'https://example.org/blog/rss.xml'), 'content:encoded', 'item', 'pubDate'],
  ['Atom', atomFeed(feed, 'https://example.org/blog/atom.xml'), 'content', 'entry', 'published'],
])('%s', (_name, xml, content, item, date) => {
  test('gives back what went in, whatever characters it has', () => {
    expect(texts(xml, item)).toHaveLength(2);
    expect(texts(xml, content)).toEqual(feed.entries.map(({html}) => html));
    expect(texts(xml, 'title').slice(1)).toEqual(feed.entries.map(({title}) => title));
    expect(texts(xml, date).map((text) => new Date(text))).toEqual(
      feed.entries.map((one) => one.date),
    );
  });
});

test('the date of a feed is that of its newest article', () => {
  expect(texts(rssFeed(feed, 'https://example.org/'), 'lastBuildDate')).toEqual([
    'Wed, 14 May 2025 00:00:00 GMT',
  ]);
  expect(texts(atomFeed(feed, 'https://example.org/'), 'updated')[0]).toBe(
    '2025-05-14T00:00:00.000Z',
  );
});

test('Atom has no form for an empty blog', () => {
  const empty = {...feed, entries: []};
  expect(() => atomFeed(empty, 'https://example.org/atom.xml')).toThrow('has no date');
  expect(rssFeed(empty, 'https://example.org/rss.xml')).not.toContain('lastBuildDate');
});
