import {load} from 'cheerio';
import {statusRoute} from '../../../src/site/pageRoutes';
import {settings} from '../../../docusaurus.config';
import {isRouted, routeOf, sourcePages} from '../../../tools/check/sourcePages';
import {
  addressOf,
  base,
  defaultLocale,
  document,
  documents,
  files,
  home,
  localeRows,
  locales,
  notFound,
  pages,
  pathOf,
  readBuilt,
  sourceOf,
  type BuiltPage,
  type Locale,
} from '../support/build';
import {expectNone} from '../support/problems';

const meta = (file: string, name: string): string | undefined =>
  document(file)(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');

/** Returns the document title; a title suffix of a page may contain that of the site. */
function expectedTitle({page, locale}: BuiltPage): string {
  const site = settings.title[locale];
  if (page.pageType === 'home') return site;
  const source = sourcePages(locale).find((one) => routeOf(one) === page.routePath);
  const suffix = String(source?.frontMatter.titleSuffix);
  return `${page.title} - ${suffix.endsWith(` - ${site}`) ? suffix : site}`;
}

/** `tag address` of a page in every language, and of its English form as the default; sorted. */
function alternatesOf({routePath}: BuiltPage['page']): readonly string[] {
  const address = (locale: Locale): string =>
    addressOf(`/${localeRows[locale].prefix}${routePath.slice(1)}`);
  return [
    ...locales.map((locale) => `${localeRows[locale].htmlLang} ${address(locale)}`),
    `x-default ${address(defaultLocale)}`,
  ].sort();
}

test('every route of both manifests has its HTML and its Markdown mirror', () => {
  const problems = pages.flatMap((page) =>
    [page.file, page.mirror]
      .filter((file) => !files.has(file))
      .map((file) => `${sourceOf(page)}:1: no ${file} in the build`),
  );
  expectNone(problems, 'The plugin site-pages writes mirrors and moves documents in postBuild.');
});

test.each(locales)('%s has a page for each file of its content, and no others', (locale) => {
  // Pages about releases come from records, which `releases.test.ts` compares them with.
  const own = pages.filter(
    (page) => page.locale === locale && !page.page.routePath.startsWith('/releases/'),
  );
  const written = sourcePages(locale).filter(isRouted).map(routeOf);
  expect(own.map(({page}) => page.routePath).sort()).toEqual(['/', '/blog/', ...written].sort());
  expect(own.filter(({file}) => !files.has(file))).toEqual([]);
});

test('every page has one h1, which is its title', () => {
  const problems = pages.flatMap((entry) => {
    const found = document(entry.file)('h1')
      .toArray()
      .map((node) => document(entry.file)(node).text());
    if (found.length !== 1)
      return [`${entry.file}:1: ${found.length} h1: ${found.join(', ')} (${sourceOf(entry)})`];
    const wanted = entry.page.pageType === 'home' ? found[0] : entry.page.headingTitle;
    return found[0] === wanted
      ? []
      : [`${entry.file}:1: h1 is "${found[0]}", the title "${wanted}" (${sourceOf(entry)})`];
  });
  const lost = notFound
    .filter(({file}) => document(file)('h1').length !== 1)
    .map(({file}) => `${file}:1: not one h1`);
  expectNone([...problems, ...lost], 'The title of the front matter is the only h1.');
});

test('every head of a row or a column has words', () => {
  const empty = pages.flatMap(({file}) =>
    document(file)('th')
      .toArray()
      .filter((node) => document(file)(node).text().trim() === '')
      .map((node) => `${file}:1: an empty th in ${document(file)(node).parent().text()}`),
  );
  expectNone(empty, 'A cell that heads nothing is a td.');
});

test('document titles follow the rule', () => {
  const problems = [
    ...pages.map((entry) => ({file: entry.file, wanted: expectedTitle(entry)})),
    ...notFound.map(({file, locale}) => ({file, wanted: `404 - ${settings.title[locale]}`})),
  ].flatMap(({file, wanted}) => {
    const $ = document(file);
    const titles = $('head title')
      .toArray()
      .map((node) => $(node).text());
    return titles.length === 1 && titles[0] === wanted
      ? []
      : [`${file}:1: <title> is "${titles.join('", "')}", not "${wanted}"`];
  });
  expectNone(problems, '"page - site", the site alone on home, "404 - site" on the 404 pages.');
});

test('every page carries the description of its manifest entry, for search and for previews', () => {
  const problems = pages.flatMap(({file, page}) =>
    ['description', 'og:description']
      .filter((name) => meta(file, name) !== page.description)
      .map((name) => `${file}:1: ${name} is "${meta(file, name)}"`),
  );
  expectNone(problems, 'Both are the description of the front matter.');
});

test('the language of a document is that of its folder', () => {
  const problems = documents
    .filter(({file, locale}) => document(file)('html').attr('lang') !== localeRows[locale].htmlLang)
    .map(({file}) => `${file}:1: lang="${document(file)('html').attr('lang')}"`);
  expectNone(
    problems,
    'Both languages were built into one folder, or the locale configuration is wrong.',
  );
});

test('every page names its own address', () => {
  const problems = pages.flatMap(({file, route}) => {
    const $ = document(file);
    const found = $('link[rel=canonical]')
      .toArray()
      .map((node) => $(node).attr('href'));
    const wanted = addressOf(route);
    return [
      ...(found.length === 1 && found[0] === wanted
        ? []
        : [`${file}:1: canonical is ${found.join(', ')}, not ${wanted}`]),
      ...(meta(file, 'og:url') === wanted
        ? []
        : [`${file}:1: og:url is ${meta(file, 'og:url')}, not ${wanted}`]),
    ];
  });
  expectNone(problems, 'Canonical address and og:url are the clean address.');
});

test('every page names itself in every language, and English as the default', () => {
  const problems = pages.flatMap(({file, page}) => {
    const $ = document(file);
    const found = $('link[rel=alternate][hreflang]:not([type])')
      .toArray()
      .map((node) => `${$(node).attr('hreflang')} ${$(node).attr('href')}`)
      .sort();
    const wanted = alternatesOf(page);
    return found.join() === wanted.join()
      ? []
      : [`${file}:1: ${found.join(', ')}; wanted ${wanted.join(', ')}`];
  });
  expectNone(problems, 'Search engines and the first-visit redirect go by these links.');
});

test('a 404 page has no address and no language versions', () => {
  const problems = notFound.flatMap(({file}) => {
    const $ = document(file);
    return $('link[rel=canonical], link[rel=alternate][hreflang]:not([type])')
      .toArray()
      .map((node) => `${file}:1: ${$.html(node)}`);
  });
  expectNone(
    problems,
    'It stands at any address: with these links a first visit to an unknown address ends at /zh/404.html, and search engines take it for a page.',
  );
});

describe.each(locales)('the sitemap of %s', (locale) => {
  const file = `${localeRows[locale].prefix}sitemap.xml`;
  const $ = load(readBuilt(file), {xml: true});
  const own = pages.filter((page) => page.locale === locale);

  test('lists exactly the routes', () => {
    const found = $('url > loc')
      .toArray()
      .map((node) => $(node).text())
      .sort();
    expect(found).toEqual(own.map(({route}) => addressOf(route)).sort());
  });

  test('gives every route in every language', () => {
    const problems = own.flatMap(({route, page}) => {
      const entry = $('url').filter(
        (_, node) => $(node).children('loc').text() === addressOf(route),
      );
      const found = entry
        .children()
        .toArray()
        .filter((node) => node.name === 'xhtml:link')
        .map((node) => `${node.attribs.hreflang} ${node.attribs.href}`)
        .sort();
      const wanted = alternatesOf(page);
      return found.join() === wanted.join()
        ? []
        : [`${file}:1: ${route}: ${found.join(', ') || 'no alternates'}`];
    });
    expectNone(problems, 'Every <url> has an xhtml:link per language and one for x-default.');
  });
});

test('the page for translators is there in each language that pages are translated to, and in no list', () => {
  const found = locales.map((locale) => `${localeRows[locale].prefix}${statusRoute}.html`);
  expect(found.filter((file) => files.has(file))).toEqual([`zh/${statusRoute}.html`]);
  expect(meta(`zh/${statusRoute}.html`, 'robots')).toBe('noindex');
  const lists = ['sitemap.xml', 'llms.txt', 'search-index.json', 'site-pages.json'];
  expect(lists.filter((file) => readBuilt(`zh/${file}`).includes(statusRoute))).toEqual([]);
  const linked = documents.filter(({file}) => document(file)(`a[href*="${statusRoute}"]`).length);
  expect(linked).toEqual([]);
});

test('robots.txt allows everything and names the sitemaps', () => {
  const text = readBuilt('robots.txt');
  const maps = [...text.matchAll(/^Sitemap: (\S+)$/gm)].map(([, url]) => url);
  expect(maps.sort()).toEqual(
    locales.map((locale) => addressOf(`/${localeRows[locale].prefix}sitemap.xml`)).sort(),
  );
  expect(text).not.toMatch(/^Disallow: \/\S*$/m);
});

test('icons, manifests and social images that are linked exist', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    const linked = $(
      'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=mask-icon]',
    )
      .toArray()
      .map((node) => $(node).attr('href') ?? '');
    const images = ['og:image', 'twitter:image'].map((name) => meta(file, name) ?? '');
    return [...linked, ...images]
      .filter((href) => !files.has((pathOf(href) ?? '/?').slice(1)))
      .map((href) => `${file}:1: ${href || 'no social image'}`);
  });
  expectNone(problems, 'Put the file into static/, or remove the link.');
});

test('every document links an icon and a manifest, and every social image is absolute', () => {
  const problems = documents.flatMap(({file}) => {
    const $ = document(file);
    return [
      ...['icon', 'apple-touch-icon', 'manifest']
        .filter((rel) => $(`link[rel=${rel}]`).length === 0)
        .map((rel) => `${file}:1: no link rel=${rel}`),
      ...['og:image', 'twitter:image']
        .filter((name) => !(meta(file, name) ?? '').startsWith(`${home.origin}${base}`))
        .map((name) => `${file}:1: ${name} is ${meta(file, name)}`),
    ];
  });
  expectNone(problems, 'Add it to the head in docusaurus.config.ts or a plugin.');
});

test.each(locales)('the web app manifest of %s has icons that exist', (locale) => {
  const $ = document(`${localeRows[locale].prefix}index.html`);
  const href = $('link[rel=manifest]').attr('href') ?? '';
  const manifest = JSON.parse(readBuilt((pathOf(href) ?? '/').slice(1))) as {
    name: string;
    start_url: string;
    icons: {src: string; sizes: string}[];
  };
  const from = new URL(href, home);
  expect(manifest.name).not.toBe('');
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(
    manifest.icons.filter(
      ({src}) => !files.has((pathOf(new URL(src, from).href) ?? '/?').slice(1)),
    ),
  ).toEqual([]);
  expect(pathOf(new URL(manifest.start_url, from).href)).toBe(`/${localeRows[locale].prefix}`);
});
