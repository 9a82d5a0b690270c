import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {load} from 'cheerio';
import {SaxesParser} from 'saxes';
import {
  addressOf,
  base,
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
import {root} from '../../../tools/support/paths';
import {sourcePages} from '../../../tools/check/pages';
import {schemaErrors} from '../support/schema';

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

  const kinds = ['rss.xml', 'atom.xml'] as const;

  test.each(['rss', 'atom'] as const)('%s is valid by the schema of its format', async (format) => {
    expect(await schemaErrors(format, readBuilt(`${prefix}blog/${format}.xml`))).toEqual([]);
  });

  test.each(kinds)('%s is well-formed, namespaces included', (file) => {
    const parser = new SaxesParser({xmlns: true});
    const errors: string[] = [];
    parser.on('error', (error) => void errors.push(error.message));
    parser.write(readBuilt(`${prefix}blog/${file}`)).close();
    expect(errors).toEqual([]);
  });

  test.each(kinds)('%s holds no relative address', (file) => {
    const text = readBuilt(`${prefix}blog/${file}`);
    expect(
      [...text.matchAll(/ (?:href|src)=["'](?!https?:)[^"']*/g)].map(([match]) => match),
    ).toEqual([]);
    expect(
      [...text.matchAll(/<(?:link|guid|id|icon|logo)>(?!https?:)[^<]*/g)].map(([match]) => match),
    ).toEqual([]);
  });

  test('RSS has the elements and values that RSS 2.0 asks for', () => {
    expect(rss('rss').attr('version')).toBe('2.0');
    const channel = rss('rss > channel');
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate']) {
      expect([name, channel.children(name).length]).toEqual([name, 1]);
      expect(channel.children(name).text()).not.toBe('');
    }
    const self = channel.children('atom\\:link[rel=self]');
    expect(self.attr('href')).toBe(addressOf(`/${prefix}blog/rss.xml`));
    expect(self.attr('type')).toBe('application/rss+xml');
    const items = rss('item').toArray();
    for (const item of items) {
      for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content\\:encoded']) {
        expect([name, rss(item).children(name).length]).toEqual([name, 1]);
        expect(rss(item).children(name).text()).not.toBe('');
      }
    }
    const guids = items.map((item) => rss(item).children('guid').text());
    expect(new Set(guids).size).toBe(guids.length);
    const dates = rss('pubDate, lastBuildDate').toArray();
    for (const date of dates) {
      expect(rss(date).text()).toMatch(
        /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/,
      );
    }
  });

  test('Atom has the elements and values that RFC 4287 asks for', () => {
    const feed = atom('feed');
    expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(feed.attr('xml:lang')).toBe(htmlLang);
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect([name, feed.children(name).length]).toEqual([name, 1]);
    }
    expect(feed.find('> author > name').text()).not.toBe('');
    expect(feed.children('link[rel=self]').attr('href')).toBe(addressOf(`/${prefix}blog/atom.xml`));
    expect(feed.children('link[rel=alternate]').attr('href')).toBe(addressOf(blog.route));
    const entries = atom('entry').toArray();
    for (const entry of entries) {
      for (const name of ['id', 'title', 'published', 'updated', 'summary', 'content']) {
        expect([name, atom(entry).children(name).length]).toEqual([name, 1]);
        expect(atom(entry).children(name).text()).not.toBe('');
      }
      expect(atom(entry).children('content').attr('type')).toBe('html');
    }
    const ids = atom('id')
      .toArray()
      .map((id) => atom(id).text());
    expect(new Set(ids).size).toBe(ids.length);
    for (const date of atom('updated, published').toArray()) {
      expect(atom(date).text()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
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
      expect(wanted.length).toBeGreaterThan(10);
      const whole = $.root().text().replace(/\s+/g, '');
      for (const node of wanted) {
        node.find('.visually-hidden, svg, button').remove();
        expect(whole).toContain(node.text().replace(/\s+/g, ''));
      }
      expect($('script, style, button, svg, input, [class^=icon]').length).toBe(0);
      expect($('[style], [onclick], [data-copy]').length).toBe(0);
      for (const node of $('[href], [src]').toArray()) {
        expect($(node).attr('href') ?? $(node).attr('src')).toMatch(/^https?:\/\//);
      }
      for (const link of $('a').toArray()) {
        expect(brokenLink($(link).attr('href') ?? '', addressOf(route))).toBeUndefined();
      }
      expect($('pre code').length).toBeGreaterThan(0);
      expect($('figcaption').length).toBeGreaterThan(0);
    }
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'are the same bytes when they are written in the time zone %s',
    (TZ) => {
      const out = execFileSync(
        process.execPath,
        [
          path.join(root, 'node_modules/tsx/dist/cli.mjs'),
          path.join(root, 'tests/content/support/writeFeeds.ts'),
          ...[locale, home.origin, base],
        ],
        {env: {...process.env, TZ}, encoding: 'utf8', cwd: root},
      );
      const {zone, feeds} = JSON.parse(out) as {zone: number; feeds: Record<string, string>};
      // Minutes behind UTC: without them the test would not know that the zone was in force.
      expect(zone).toBe(TZ === 'Pacific/Kiritimati' ? -840 : 420);
      for (const file of kinds) expect(feeds[file]).toBe(readBuilt(`${prefix}blog/${file}`));
    },
    60_000,
  );

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
