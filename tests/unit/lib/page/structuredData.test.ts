import {
  jsonForScript,
  pageGraph,
  type DescribedPage,
} from '../../../../src/lib/page/structuredData';

const page: DescribedPage = {
  type: 'TechArticle',
  url: 'https://a.example/guide/x',
  title: 'X',
  description: 'About X.',
  image: 'https://a.example/x.png',
  lang: 'zh-CN',
  site: {name: 'Site', url: 'https://a.example/'},
  author: {name: 'Team', url: 'https://team.example'},
  crumbs: [
    {label: 'Guide', url: 'https://a.example/guide/'},
    {label: 'Group'},
    {label: 'X, short'},
  ],
};
const graph = (change: Partial<DescribedPage> = {}) =>
  (pageGraph({...page, ...change}) as {'@graph': Record<string, unknown>[]})['@graph'];

it('describes a document', () => {
  expect(graph()[0]).toEqual({
    '@type': 'TechArticle',
    '@id': page.url,
    url: page.url,
    name: 'X',
    headline: 'X',
    mainEntityOfPage: page.url,
    description: 'About X.',
    image: 'https://a.example/x.png',
    inLanguage: 'zh-CN',
    author: {'@type': 'Organization', ...page.author},
    isPartOf: {'@type': 'WebSite', '@id': page.site.url, ...page.site},
  });
});

it('contains no missing dates', () => {
  expect(graph()[0]).not.toHaveProperty('dateModified');
  expect(graph()[0]).not.toHaveProperty('datePublished');
  const dates = {published: '2025-05-14T00:00:00.000Z', modified: '2026-01-02T03:04:05.000Z'};
  expect(graph({type: 'BlogPosting', ...dates})[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: dates.published,
    dateModified: dates.modified,
  });
});

it('calls an overview a collection, which has no headline and no author', () => {
  const [found] = graph({type: 'CollectionPage'});
  expect(found).toMatchObject({'@type': 'CollectionPage', name: 'X', url: page.url});
  expect(found).not.toHaveProperty('headline');
  expect(found).not.toHaveProperty('author');
});

it('lists breadcrumbs with a URL, and the page itself', () => {
  expect(graph()[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Guide', item: 'https://a.example/guide/'},
      {'@type': 'ListItem', position: 2, name: 'X, short', item: page.url},
    ],
  });
});

it('has no breadcrumbs if the page shows none', () => {
  expect(graph({crumbs: []})).toHaveLength(1);
});

it('escapes the end of a script element', () => {
  const title = '</script><script>alert(1)</script><!-- & "quotes"';
  const text = jsonForScript(pageGraph({...page, title}));
  expect(text).not.toContain('<');
  expect((JSON.parse(text) as {'@graph': {name: string}[]})['@graph'][0]!.name).toBe(title);
});
