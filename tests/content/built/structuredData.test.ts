import {
  addressOf,
  docPages,
  document,
  documents,
  home,
  localeRows,
  metaOf,
  pages,
  pathOf,
  textsOf,
} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';
import {settings} from '../../../docusaurus.config';

type Node = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Returns the JSON-LD nodes of a document. Throws on text that does not parse. */
function nodes(file: string): readonly Node[] {
  return textsOf(file, 'script[type="application/ld+json"]').flatMap((text) => {
    const data = JSON.parse(text) as {'@context': string; '@graph': Node[]};
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

const isOverview = (file: string): boolean => document(file)('.overview').length > 0;
const isArticle = (route: string): boolean => /\/blog\/./.test(route);

test('every page has the type document, article or overview', () => {
  const problems = docPages.flatMap(({file, route}) => {
    const types = isOverview(file)
      ? ['CollectionPage']
      : [isArticle(route) ? 'BlogPosting' : 'TechArticle', 'BreadcrumbList'];
    return valueProblems(file, {types: nodes(file).map((node) => node['@type'])}, {types});
  });
  expectNone(problems, `Render <StructuredData> once per page, with the type of the page.`);
});

test('title, description, language and address are those of the page', () => {
  const problems = docPages.flatMap(({file, route, locale, page}) => {
    const [found] = nodes(file);
    const {htmlLang, prefix} = localeRows[locale];
    // The no-break space in a heading such as `Rslib 1.0` is a normal space in JSON-LD. `textsOf` replaces it.
    const name = textsOf(file, 'h1')[0];
    const address = addressOf(route);
    const site = found?.isPartOf as Node | undefined;
    return valueProblems(
      file,
      {...found, site: [site?.url, site?.name]},
      {
        '@id': address,
        url: address,
        name,
        description: metaOf(file, 'description')[0],
        image: metaOf(file, 'og:image')[0],
        inLanguage: htmlLang,
        ...(!isOverview(file) && {headline: name, mainEntityOfPage: address}),
        ...(page.lastUpdatedTime && {dateModified: new Date(page.lastUpdatedTime).toISOString()}),
        site: [addressOf(`/${prefix}`), settings.title[locale]],
      },
    );
  });
  expectNone(problems, 'The page and its description are made in the same view.');
});

test('articles have an author and a headline; those of the blog have the day they were published', () => {
  const problems = docPages
    .filter(({file}) => !isOverview(file))
    .flatMap(({file, route}) => {
      const [found] = nodes(file);
      const author = found?.author as Node | undefined;
      const published = document(file)('.page-head__date time').attr('datetime');
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

test('every address in it is absolute, and those of this site are of a page', () => {
  const routes = new Set(pages.map(({route}) => route));
  const addresses = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) =>
          ['@id', 'url', 'item', 'mainEntityOfPage'].includes(name)
            ? [String(inner)]
            : addresses(inner),
        )
      : [];
  const problems = docPages.flatMap(({file}) => {
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
  const problems = docPages
    .filter(({file}) => !isOverview(file))
    .flatMap(({file, route}) => {
      const $ = document(file);
      const parents = $('.crumbs a')
        .toArray()
        .map((link) => [$(link).text(), new URL(link.attribs.href!, home).href]);
      const current = [$('.crumbs [aria-current="page"]').text().trim(), addressOf(route)];
      const shown = [...parents, current].map((crumb, index) => ['ListItem', index + 1, ...crumb]);
      const items = (nodes(file)[1]?.itemListElement ?? []) as readonly Node[];
      const crumbs = items.map((one) => [one['@type'], one.position, one.name, one.item]);
      return valueProblems(file, {crumbs}, {crumbs: shown});
    });
  expectNone(problems, 'Both come from the same list.');
});

test('other pages have no structured data', () => {
  const own = new Set(docPages.map(({file}) => file));
  const others = documents.filter(({file}) => !own.has(file));
  expect(others.length).toBeGreaterThanOrEqual(4);
  expect(others.filter(({file}) => nodes(file).length > 0).map(({file}) => file)).toEqual([]);
});
