import {load} from 'cheerio';
import {statusRoute} from '../../../src/site/pageRoutes';
import {settings} from '../../../docusaurus.config';
import {isRouted, routeOf, sourcePages} from '../../../tools/check/sourcePages';
import {
  addressOf,
  attributesOf,
  defaultLocale,
  document,
  documents,
  elementProblems,
  files,
  home,
  localeRows,
  locales,
  metaOf,
  notFound,
  pages,
  pagesIn,
  pathOf,
  readBuilt,
  sourceOf,
  textsOf,
  type BuiltPage,
  type Locale,
} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';

/** Returns the expected document title. A `titleSuffix` in the front matter is used if it ends in the site's title. */
function expectedTitle({page, locale}: BuiltPage): string {
  const site = settings.title[locale];
  if (page.pageType === 'home') return site;
  const source = sourcePages(locale).find((one) => routeOf(one) === page.routePath);
  const suffix = String(source?.frontMatter.titleSuffix);
  return `${page.title} - ${suffix.endsWith(` - ${site}`) ? suffix : site}`;
}

/** Returns a sorted list of `<hreflang> <address>`: the page in every language, and in English as `x-default`. */
function alternatesOf({routePath}: BuiltPage['page']): readonly string[] {
  const address = (locale: Locale): string =>
    addressOf(`/${localeRows[locale].prefix}${routePath.slice(1)}`);
  return [
    ...locales.map((locale) => `${localeRows[locale].htmlLang} ${address(locale)}`),
    `x-default ${address(defaultLocale)}`,
  ].sort();
}

const languageLinks = 'link[rel=alternate][hreflang]:not([type])';

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
  const routes = pagesIn(locale).map(({page}) => page.routePath);
  const written = sourcePages(locale).filter(isRouted).map(routeOf);
  expect(routes.filter((route) => !route.startsWith('/releases/')).sort()).toEqual(
    ['/', '/blog/', ...written].sort(),
  );
});

test('every page has one h1, which is its title', () => {
  const problems = pages.flatMap((entry) => {
    const h1 = textsOf(entry.file, 'h1');
    const wanted = entry.page.pageType === 'home' ? h1.slice(0, 1) : [entry.page.headingTitle];
    return valueProblems(`${entry.file} (${sourceOf(entry)})`, {h1}, {h1: wanted});
  });
  const lost = notFound
    .filter(({file}) => document(file)('h1').length !== 1)
    .map(({file}) => `${file}:1: not one h1`);
  expectNone([...problems, ...lost], 'The title of the front matter is the only h1.');
});

test('every header cell of a row or column has a text', () => {
  const problems = elementProblems(pages, 'th', (node, $) =>
    $(node).text().trim() === '' ? `an empty th in ${$(node).parent().text()}` : undefined,
  );
  expectNone(problems, 'A cell that heads nothing is a td.');
});

test('document titles follow the rule', () => {
  const problems = [
    ...pages.map((entry) => ({file: entry.file, title: expectedTitle(entry)})),
    ...notFound.map(({file, locale}) => ({file, title: `404 - ${settings.title[locale]}`})),
  ].flatMap(({file, title}) =>
    valueProblems(file, {title: textsOf(file, 'head title')}, {title: [title]}),
  );
  expectNone(problems, '"page - site", the site alone on home, "404 - site" on the 404 pages.');
});

test('every page carries the description of its manifest entry, for search and for previews', () => {
  const problems = pages.flatMap(({file, page}) => {
    const names = ['description', 'og:description'];
    const found = Object.fromEntries(names.map((name) => [name, metaOf(file, name)[0]]));
    return valueProblems(file, found, {
      description: page.description,
      'og:description': page.description,
    });
  });
  expectNone(problems, 'Both are the description of the front matter.');
});

test('the language of a document is that of its folder', () => {
  const problems = elementProblems(documents, 'html', ({attribs: {lang}}, _$, {locale}) =>
    lang === localeRows[locale].htmlLang ? undefined : `lang="${lang}"`,
  );
  expectNone(
    problems,
    'Both languages were built into one folder, or the locale configuration is wrong.',
  );
});

test('every page names its own address', () => {
  const problems = pages.flatMap(({file, route}) => {
    const address = addressOf(route);
    const canonical = attributesOf(file, 'link[rel=canonical]', 'href');
    const [url] = metaOf(file, 'og:url');
    return valueProblems(file, {canonical, url}, {canonical: [address], url: address});
  });
  expectNone(problems, 'Canonical address and og:url are the clean address.');
});

test('every page names itself in every language, and English as the default', () => {
  const problems = pages.flatMap(({file, page}) => {
    const addresses = attributesOf(file, languageLinks, 'href');
    const languages = attributesOf(file, languageLinks, 'hreflang');
    const alternates = languages.map((language, i) => `${language} ${addresses[i]}`).sort();
    return valueProblems(file, {alternates}, {alternates: alternatesOf(page)});
  });
  expectNone(problems, 'Search engines and the first-visit redirect go by these links.');
});

test('a 404 page has no address and no language versions', () => {
  const links = `link[rel=canonical], ${languageLinks}`;
  expectNone(
    elementProblems(notFound, links, (node, $) => $.html(node)),
    'It stands at any address: with these links a first visit to an unknown address ends at /zh/404.html, and search engines take it for a page.',
  );
});

test.each(locales)('the sitemap of %s has exactly the routes, each in every language', (locale) => {
  const file = `${localeRows[locale].prefix}sitemap.xml`;
  const $ = load(readBuilt(file), {xml: true});
  const found = $('url')
    .toArray()
    .map((entry): [string, readonly string[]] => {
      const links = $(entry).children('xhtml\\:link').toArray();
      return [
        $(entry).children('loc').text(),
        links.map(({attribs}) => `${attribs.hreflang} ${attribs.href}`).sort(),
      ];
    });
  const own = pagesIn(locale);
  expect(found).toHaveLength(own.length);
  expectNone(
    valueProblems(
      file,
      Object.fromEntries(found),
      Object.fromEntries(own.map(({route, page}) => [addressOf(route), alternatesOf(page)])),
    ),
    'Every <url> has an xhtml:link per language and one for x-default.',
  );
});

test('the page for translators is there in each language that pages are translated to, and in no list', () => {
  const found = locales.map((locale) => `${localeRows[locale].prefix}${statusRoute}.html`);
  expect(found.filter((file) => files.has(file))).toEqual([`zh/${statusRoute}.html`]);
  expect(metaOf(`zh/${statusRoute}.html`, 'robots')).toEqual(['noindex']);
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

test('every document links icons and a manifest that exist', () => {
  const links = 'link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest], [rel=mask-icon])';
  const missing = documents.flatMap(({file}) =>
    ['icon', 'apple-touch-icon', 'manifest']
      .filter((rel) => document(file)(`link[rel=${rel}]`).length === 0)
      .map((rel) => `${file}:1: no link rel=${rel}`),
  );
  const broken = elementProblems(documents, links, ({attribs: {href = ''}}) =>
    files.has((pathOf(href) ?? '/?').slice(1)) ? undefined : href,
  );
  expectNone(
    [...missing, ...broken],
    'Put the file into static/, and the link into the head in docusaurus.config.ts or a plugin.',
  );
});

test.each(locales)('the web app manifest of %s has icons that exist', (locale) => {
  const [href = ''] = attributesOf(
    `${localeRows[locale].prefix}index.html`,
    'link[rel=manifest]',
    'href',
  );
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
