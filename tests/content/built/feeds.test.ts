import {load, type CheerioAPI} from 'cheerio';
import {SaxesParser} from 'saxes';
import {
  addressOf,
  brokenLink,
  document,
  files,
  home,
  localeRows,
  locales,
  pages,
  pathOf,
  readBuilt,
} from '../support/build';
import history from '../../../src/data/history.json';
import * as limits from '../../../src/site/limits';
import {sourcePages} from '../../../tools/check/sourcePages';

/** All articles, and the newest releases. */
const posts = (locale: (typeof locales)[number]) => {
  const own = pages.filter((page) => page.locale === locale);
  const dayIn = ({page}: (typeof pages)[number]): number =>
    new Date(page.frontmatter.date ?? 0).getTime();
  return [
    ...own.filter(({page}) => /^\/blog\/./.test(page.routePath)),
    ...own
      .filter(({page}) => /^\/releases\/./.test(page.routePath))
      .sort((a, b) => dayIn(b) - dayIn(a))
      .slice(0, limits.feedReleases),
  ];
};

/** The day that the front matter of an article names. */
function dayOf(locale: (typeof locales)[number], relativePath: string): string {
  const page = sourcePages(locale).find(({file}) => file === relativePath);
  // The pages about releases have no source here: their records name the day.
  const release = history.releases.find(({version}) => relativePath.endsWith(`/${version}.mdx`));
  const date = page?.frontMatter.date;
  if (date instanceof Date) return date.toISOString().slice(0, 10);
  return typeof date === 'string' ? date : (release?.date ?? '');
}

/** The texts of the children of each name; an element that is missing, or there twice, has none. */
function textsOf(node: ReturnType<CheerioAPI>, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const found = node.children(name);
    return found.length === 1 ? found.text().trim() : '';
  });
}

describe.each(locales)('the feeds of %s', (locale) => {
  const {prefix, htmlLang} = localeRows[locale];
  const rss = load(readBuilt(`${prefix}blog/rss.xml`), {xml: true});
  const atom = load(readBuilt(`${prefix}blog/atom.xml`), {xml: true});
  const blog = pages.find((page) => page.locale === locale && page.page.routePath === '/blog/')!;

  test('list the articles by their absolute addresses', () => {
    const wanted = posts(locale)
      .map(({route}) => addressOf(route))
      .sort();
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      rss('item > link')
        .toArray()
        .map((node) => rss(node).text())
        .sort(),
    ).toEqual(wanted);
    expect(
      atom('entry > link')
        .toArray()
        .map((node) => atom(node).attr('href'))
        .sort(),
    ).toEqual(wanted);
  });

  test('name every article as its page does', () => {
    for (const {route, page} of posts(locale)) {
      const item = rss('item').filter(
        (_, node) => rss(node).children('link').text() === addressOf(route),
      );
      expect(item.children('title').text()).toBe(page.title);
      expect(item.children('description').text()).toBe(page.description);
    }
  });

  test('date every article by its front matter', () => {
    for (const {route, page} of posts(locale)) {
      const day = dayOf(locale, page._relativePath);
      const item = rss('item').filter(
        (_, node) => rss(node).children('link').text() === addressOf(route),
      );
      expect(new Date(item.children('pubDate').text()).toISOString().slice(0, 10)).toBe(day);
      const entry = atom('entry').filter(
        (_, node) => atom(node).children('link').attr('href') === addressOf(route),
      );
      const date = entry.children('published').text() || entry.children('updated').text();
      expect(new Date(date).toISOString().slice(0, 10)).toBe(day);
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
    expect(textsOf(channel, ['title', 'link', 'description', 'language'])).toEqual([
      blog.page.title,
      addressOf(blog.route),
      blog.page.description,
      htmlLang,
    ]);
    expect(channel.children('atom\\:link[rel=self]').attr('href')).toBe(
      addressOf(`/${prefix}blog/rss.xml`),
    );
    for (const item of rss('item').toArray()) {
      const names = ['title', 'link', 'guid', 'pubDate', 'description', 'content\\:encoded'];
      expect(textsOf(rss(item), names)).not.toContain('');
    }
  });

  test('Atom has what RFC 4287 asks for', () => {
    const feed = atom('feed[xmlns="http://www.w3.org/2005/Atom"]');
    expect(textsOf(feed, ['id', 'title', 'updated', 'author'])).not.toContain('');
    expect(feed.children('title').text()).toBe(blog.page.title);
    expect(feed.children('link[rel=self]').attr('href')).toBe(addressOf(`/${prefix}blog/atom.xml`));
    expect(feed.children('link[rel=alternate]').attr('href')).toBe(addressOf(blog.route));
    expect(files.has(pathOf(feed.children('icon').text())!.slice(1))).toBe(true);
    for (const entry of atom('entry').toArray()) {
      const names = ['id', 'title', 'published', 'updated', 'summary', 'content'];
      expect(textsOf(atom(entry), names)).not.toContain('');
    }
  });

  test('hold the whole text of every article, without controls and with absolute addresses', () => {
    for (const {route, file, page} of posts(locale)) {
      const content = rss('item')
        .filter((_, node) => rss(node).children('link').text() === addressOf(route))
        .children('content\\:encoded')
        .text();
      const entry = atom('entry').filter(
        (_, node) => atom(node).children('id').text() === addressOf(route),
      );
      expect(entry.children('content').text()).toBe(content);
      const $ = load(content, {}, false);
      const own = document(file)('article .prose');
      const texts = (found: ReturnType<typeof $>) =>
        found.toArray().map((node) => $(node).text().replace(/\s+/g, ' ').trim());
      expect(texts($('h2'))).toEqual(
        page.toc.filter(({depth}) => depth === 2).map(({text}) => text),
      );
      // Paragraphs and cells of the page itself; those of components have a form of their own here.
      const wanted = own
        .find('> p, > ul > li, > ol > li, td')
        .toArray()
        .map((node) => document(file)(node).clone());
      // Most releases are short.
      expect(wanted.length).toBeGreaterThan(route.includes('/releases/') ? 0 : 10);
      const whole = $.root().text().replace(/\s+/g, '');
      for (const node of wanted) {
        node.find('.visually-hidden, svg, button').remove();
        expect(whole).toContain(node.text().replace(/\s+/g, ''));
      }
      expect($('script, style, button, svg, input, [class^=icon]').length).toBe(0);
      expect($('[style], [onclick], .copy-button').length).toBe(0);
      for (const node of $('[href], [src]').toArray()) {
        expect($(node).attr('href') ?? $(node).attr('src')).toMatch(/^https?:\/\//);
      }
      for (const link of $('a').toArray()) {
        expect(brokenLink($(link).attr('href') ?? '', addressOf(route))).toBeUndefined();
      }
      const blocks = $('pre code').length;
      // Old releases have no output to show.
      if (route.includes('/releases/')) expect(blocks).toBe(own.find('pre code').length);
      else expect(blocks).toBeGreaterThan(0);
      if (blocks > 0) expect($('figcaption').length).toBeGreaterThan(0);
    }
  });
});

test('list and articles of the blog announce the feed of every language', () => {
  for (const {file, page} of pages.filter(({page}) => page.routePath.startsWith('/blog/'))) {
    const $ = document(file);
    for (const locale of locales) {
      const {prefix, htmlLang} = localeRows[locale];
      const link = $(`link[rel=alternate][type="application/rss+xml"][hreflang="${htmlLang}"]`);
      expect([page.routePath, link.attr('href')]).toEqual([
        page.routePath,
        `${home.pathname}${prefix}blog/rss.xml`,
      ]);
    }
  }
});
