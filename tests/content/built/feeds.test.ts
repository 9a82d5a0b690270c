import {load, type CheerioAPI} from 'cheerio';
import {SaxesParser} from 'saxes';
import {
  addressOf,
  attributesOf,
  brokenLink,
  document,
  files,
  home,
  localeRows,
  locales,
  pages,
  pagesIn,
  pathOf,
  readBuilt,
  type BuiltPage,
  type Locale,
} from '../support/build';
import history from '../../../src/data/history.json';
import * as limits from '../../../src/site/limits';
import {sourcePages} from '../../../tools/check/sourcePages';

/** Returns the pages that a feed has to list: all articles and the newest releases. */
function posts(locale: Locale): readonly BuiltPage[] {
  const own = pagesIn(locale);
  const dayIn = ({page}: BuiltPage): number => new Date(page.frontmatter.date ?? 0).getTime();
  return [
    ...own.filter(({page}) => /^\/blog\/./.test(page.routePath)),
    ...own
      .filter(({page}) => /^\/releases\/./.test(page.routePath))
      .sort((a, b) => dayIn(b) - dayIn(a))
      .slice(0, limits.feedReleases),
  ];
}

/** Returns the day of a page as `2026-01-31`: that in the front matter of an article, or in the record of a release. */
function dayOf(locale: Locale, relativePath: string): string {
  const page = sourcePages(locale).find(({file}) => file === relativePath);
  // Pages about releases are generated and have no source file.
  const release = history.releases.find(({version}) => relativePath.endsWith(`/${version}.mdx`));
  const date = page?.frontMatter.date;
  if (date instanceof Date) return date.toISOString().slice(0, 10);
  return typeof date === 'string' ? date : (release?.date ?? '');
}

type Node = ReturnType<CheerioAPI>;

/** Returns for each name the text of the child element; `''` if there is no such child or more than one. */
function childTexts(node: Node, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const found = node.children(name);
    return found.length === 1 ? found.text().trim() : '';
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const day = (text: string): string => new Date(text).toISOString().slice(0, 10);

describe.each(locales)('the feeds of %s', (locale) => {
  const {prefix, htmlLang} = localeRows[locale];
  const rss = load(readBuilt(`${prefix}blog/rss.xml`), {xml: true});
  const atom = load(readBuilt(`${prefix}blog/atom.xml`), {xml: true});
  const blog = pages.find((page) => page.locale === locale && page.page.routePath === '/blog/')!;
  const items = new Map(
    rss('item')
      .toArray()
      .map((node) => [rss(node).children('link').text(), rss(node)]),
  );
  const entries = new Map(
    atom('entry')
      .toArray()
      .map((node) => [atom(node).children('link').attr('href') ?? '', atom(node)]),
  );

  test('list the articles by their absolute addresses', () => {
    const wanted = posts(locale)
      .map(({route}) => addressOf(route))
      .sort();
    expect(wanted.length).toBeGreaterThan(0);
    expect([...items.keys()].sort()).toEqual(wanted);
    expect([...entries.keys()].sort()).toEqual(wanted);
    expect([rss('item').length, atom('entry').length]).toEqual([wanted.length, wanted.length]);
  });

  test('name every article as its page does, and date it by its front matter', () => {
    for (const {route, page} of posts(locale)) {
      const [item, entry] = [items.get(addressOf(route))!, entries.get(addressOf(route))!];
      const [title, description, date = ''] = childTexts(item, ['title', 'description', 'pubDate']);
      const published = entry.children('published').text() || entry.children('updated').text();
      const written = dayOf(locale, page._relativePath);
      expect({title, description, days: [day(date), day(published)]}).toEqual({
        title: page.title,
        description: page.description,
        days: [written, written],
      });
    }
  });

  test.each(['rss.xml', 'atom.xml'])('%s is XML without relative addresses', (file) => {
    const text = readBuilt(`${prefix}blog/${file}`);
    expect(() => new SaxesParser({xmlns: true}).write(text).close()).not.toThrow();
    expect(text.match(/ (?:href|src)=["'](?!https?:)[^"']*/g)).toBeNull();
    expect(text.match(/<(?:link|guid|id|icon|logo)>(?!https?:)[^<]*/g)).toBeNull();
  });

  test('RSS has the elements of RSS 2.0', () => {
    const channel = rss('rss[version="2.0"] > channel');
    expect(childTexts(channel, ['title', 'link', 'description', 'language'])).toEqual([
      blog.page.title,
      addressOf(blog.route),
      blog.page.description,
      htmlLang,
    ]);
    expect(channel.children('atom\\:link[rel=self]').attr('href')).toBe(
      addressOf(`/${prefix}blog/rss.xml`),
    );
    const names = ['title', 'link', 'guid', 'pubDate', 'description', 'content\\:encoded'];
    for (const item of items.values()) expect(childTexts(item, names)).not.toContain('');
  });

  test('Atom has the elements that RFC 4287 requires', () => {
    const feed = atom('feed[xmlns="http://www.w3.org/2005/Atom"]');
    expect(childTexts(feed, ['id', 'title', 'updated', 'author'])).not.toContain('');
    expect(feed.children('title').text()).toBe(blog.page.title);
    expect(feed.children('link[rel=self]').attr('href')).toBe(addressOf(`/${prefix}blog/atom.xml`));
    expect(feed.children('link[rel=alternate]').attr('href')).toBe(addressOf(blog.route));
    expect(files.has(pathOf(feed.children('icon').text())!.slice(1))).toBe(true);
    const names = ['id', 'title', 'published', 'updated', 'summary', 'content'];
    for (const entry of entries.values()) expect(childTexts(entry, names)).not.toContain('');
  });

  test('contain the whole text of every article, without controls and with absolute addresses', () => {
    for (const {route, file, page} of posts(locale)) {
      const content = items.get(addressOf(route))!.children('content\\:encoded').text();
      const entry = entries.get(addressOf(route))!;
      expect(entry.children('id').text()).toBe(addressOf(route));
      expect(entry.children('content').text()).toBe(content);
      const $ = load(content, {}, false);
      const own = document(file)('article .prose');
      const headings = $('h2').toArray();
      expect(headings.map((node) => plain($(node).text()))).toEqual(
        page.toc.filter(({depth}) => depth === 2).map(({text}) => text),
      );
      // Compare all table cells, but other text only outside of components, which feeds render differently.
      const wanted = own
        .find('> p, > ul > li, > ol > li, td')
        .toArray()
        .map((node) => document(file)(node).clone());
      // The page of a release may contain only one paragraph.
      expect(wanted.length).toBeGreaterThan(route.includes('/releases/') ? 0 : 10);
      const whole = $.root().text().replace(/\s+/g, '');
      for (const node of wanted) {
        node.find('.visually-hidden, svg, button').remove();
        expect(whole).toContain(node.text().replace(/\s+/g, ''));
      }
      const controls = 'script, style, button, svg, input, [class^=icon], .copy-button';
      expect($(`${controls}, [style], [onclick]`).length).toBe(0);
      for (const node of $('[href], [src]').toArray()) {
        expect($(node).attr('href') ?? $(node).attr('src')).toMatch(/^https?:\/\//);
      }
      for (const link of $('a').toArray()) {
        expect(brokenLink($(link).attr('href') ?? '', addressOf(route))).toBeUndefined();
      }
      const blocks = $('pre code').length;
      // The page of an old release may contain no code, but articles always do.
      if (route.includes('/releases/')) expect(blocks).toBe(own.find('pre code').length);
      else expect(blocks).toBeGreaterThan(0);
      if (blocks > 0) expect($('figcaption').length).toBeGreaterThan(0);
    }
  });
});

test('list and articles of the blog announce the feed of every language', () => {
  const feeds = 'link[rel=alternate][type="application/rss+xml"]';
  const wanted = locales.map(
    (locale) => `${home.pathname}${localeRows[locale].prefix}blog/rss.xml`,
  );
  for (const {file, page} of pages.filter(({page}) => page.routePath.startsWith('/blog/'))) {
    const found = locales.flatMap((locale) =>
      attributesOf(file, `${feeds}[hreflang="${localeRows[locale].htmlLang}"]`, 'href'),
    );
    expect([page.routePath, found]).toEqual([page.routePath, wanted]);
  }
});
