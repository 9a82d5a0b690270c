import {addressOf, document, documents, home, localeRows, pages, pathOf} from '../support/build';
import {expectNone} from '../support/problems';
import {settings} from '../../../docusaurus.config';

type Node = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** The JSON-LD nodes of a document; text that does not parse throws. */
function nodes(file: string): readonly Node[] {
  const $ = document(file);
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as {'@context': string; '@graph': Node[]};
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'];
    });
}

const documented = pages.filter(({page}) => page.pageType === 'doc');
const isOverview = (file: string): boolean => document(file)('.overview').length > 0;
const isArticle = (route: string): boolean => /\/blog\/./.test(route);

test('every page has the type document, article or overview', () => {
  const problems = documented.flatMap(({file, route}) => {
    const wanted = isOverview(file)
      ? ['CollectionPage']
      : [isArticle(route) ? 'BlogPosting' : 'TechArticle', 'BreadcrumbList'];
    const found = nodes(file).map((node) => node['@type']);
    return found.join() === wanted.join() ? [] : [`${file}:1: ${found.join(', ') || 'nothing'}`];
  });
  expectNone(problems, `Render <StructuredData> once per page, with the type of the page.`);
});

test('title, description, language and address are those of the page', () => {
  const problems = documented.flatMap(({file, route, locale, page}) => {
    const $ = document(file);
    const [found] = nodes(file);
    const {htmlLang, prefix} = localeRows[locale];
    const wanted: Readonly<Record<string, unknown>> = {
      '@id': addressOf(route),
      url: addressOf(route),
      name: $('h1').text(),
      description: $('meta[name=description]').attr('content'),
      image: $('meta[property="og:image"]').attr('content'),
      inLanguage: htmlLang,
      ...(!isOverview(file) && {headline: $('h1').text(), mainEntityOfPage: addressOf(route)}),
      ...(page.lastUpdatedTime && {dateModified: new Date(page.lastUpdatedTime).toISOString()}),
    };
    const site = found?.isPartOf as Node | undefined;
    return [
      ...Object.entries(wanted)
        .filter(([name, value]) => found?.[name] !== value)
        .map(
          ([name, value]) => `${file}:1: ${name} is ${String(found?.[name])}, not ${String(value)}`,
        ),
      ...(site?.url === addressOf(`/${prefix}`) && site.name === settings.title[locale]
        ? []
        : [`${file}:1: it is part of ${JSON.stringify(site)}`]),
    ];
  });
  expectNone(problems, 'The page and its description are made in the same view.');
});

test('articles have an author and a headline; those of the blog have the day they were published', () => {
  const problems = documented
    .filter(({file}) => !isOverview(file))
    .flatMap(({file, route}) => {
      const [found] = nodes(file);
      const author = found?.author as Node | undefined;
      const published = document(file)('.page-header__date time').attr('datetime');
      return [
        ...(author?.['@type'] === 'Organization' && author.name && URL.canParse(String(author.url))
          ? []
          : [`${file}:1: author is ${JSON.stringify(author)}`]),
        ...(isArticle(route) === (published !== undefined) && found?.datePublished === published
          ? []
          : [`${file}:1: published ${String(found?.datePublished)}, shown ${published}`]),
      ];
    });
  expectNone(problems, 'https://schema.org/Article');
});

test('every address in it is absolute, and those of this site lead to a page', () => {
  const routes = new Set(pages.map(({route}) => route));
  const addresses = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) =>
          ['@id', 'url', 'item', 'mainEntityOfPage'].includes(name)
            ? [String(inner)]
            : addresses(inner),
        )
      : [];
  const problems = documented.flatMap(({file}) => {
    const found = addresses(nodes(file));
    expect(found.length).toBeGreaterThan(2);
    return found
      .filter((text) => {
        const url = URL.canParse(text) ? new URL(text) : undefined;
        return !url || (url.origin === home.origin && !routes.has(pathOf(text) ?? ''));
      })
      .map((text) => `${file}:1: ${text}`);
  });
  expectNone(problems, 'Build it from the address of the site and the path of the page.');
});

test('the breadcrumbs are those of the page', () => {
  const problems = documented
    .filter(({file}) => !isOverview(file))
    .flatMap(({file, route}) => {
      const $ = document(file);
      const shown = $('.crumbs > li')
        .toArray()
        .map((item) => ({
          name: $(item).text().trim(),
          href: $(item).find('a').attr('href'),
          isPage: $(item).attr('aria-current') === 'page',
        }))
        .filter(({href, isPage}) => href !== undefined || isPage)
        .map(({name, href}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: href === undefined ? addressOf(route) : new URL(href, home).href,
        }));
      const found = nodes(file)[1]?.itemListElement;
      expect(shown.length).toBeGreaterThan(1);
      return JSON.stringify(sorted(found)) === JSON.stringify(sorted(shown))
        ? []
        : [`${file}:1: ${JSON.stringify(found)}, shown are ${JSON.stringify(shown)}`];
    });
  expectNone(problems, 'Both come from the same list.');
});

/** Entries with their names in one order: whoever makes HTML small may sort them. */
function sorted(entries: unknown): readonly unknown[] {
  return ((entries ?? []) as readonly object[]).map((entry) =>
    Object.entries(entry).sort(([a], [b]) => a.localeCompare(b)),
  );
}

test('other pages are not described', () => {
  const own = new Set(documented.map(({file}) => file));
  const others = documents.filter(({file}) => !own.has(file));
  expect(others.length).toBeGreaterThanOrEqual(4);
  expect(others.filter(({file}) => nodes(file).length > 0).map(({file}) => file)).toEqual([]);
});
