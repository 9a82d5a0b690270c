import {load} from 'cheerio';
import {
  addressOf,
  document,
  files,
  home,
  localeRows,
  locales,
  pages,
  pathOf,
  readBuilt,
} from '../support/build';
import {sourcePages} from '../support/pages';

const posts = (locale: (typeof locales)[number]) =>
  pages.filter((page) => page.locale === locale && /^\/blog\/./.test(page.page.routePath));

/** The day that the front matter of an article names. */
function dayOf(locale: (typeof locales)[number], relativePath: string): string {
  const page = sourcePages(locale).find(({file}) => file === relativePath);
  const date = page?.frontMatter.date;
  return date instanceof Date ? date.toISOString().slice(0, 10) : String(date);
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

  test('hold no relative address', () => {
    for (const file of ['rss.xml', 'atom.xml']) {
      const text = readBuilt(`${prefix}blog/${file}`);
      expect(
        [...text.matchAll(/(?:href|src)=["'](?!https?:)[^"']*/g)].map(([match]) => match),
      ).toEqual([]);
      expect(
        [...text.matchAll(/<(?:link|guid|id|icon|logo)>(?!https?:)[^<]*/g)].map(([match]) => match),
      ).toEqual([]);
    }
  });

  test('lead to files that exist', () => {
    const icon = atom('feed > icon').text();
    if (icon) expect(files.has((pathOf(icon) ?? '/?').slice(1))).toBe(true);
  });

  test('say their language, title and place', () => {
    expect(rss('channel > language').text()).toBe(htmlLang);
    expect(rss('channel > link').text()).toBe(addressOf(blog.route));
    expect(rss('channel > title').text()).toBe(blog.page.title);
    expect(rss('channel > description').text()).toBe(blog.page.description);
    expect(atom('feed > title').text()).toBe(blog.page.title);
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

test('the manifest names the feeds of the blog, which exist', () => {
  const withFeeds = pages.filter(({page}) => page.feeds.length > 0);
  expect(
    withFeeds.map(({page}) => page.routePath).every((route) => route.startsWith('/blog/')),
  ).toBe(true);
  expect(withFeeds.length).toBeGreaterThan(0);
  for (const {page} of withFeeds) {
    expect(page.feeds.map(({language}) => language)).toEqual(
      locales.map((locale) => localeRows[locale].htmlLang),
    );
    for (const {url, mime} of page.feeds) {
      expect(mime).toBe('application/rss+xml');
      expect(files.has((pathOf(url) ?? '/?').slice(1))).toBe(true);
    }
  }
});
