/** What search engines are told about a page (https://schema.org); all addresses are absolute. */
export type DescribedPage = {
  readonly type: 'TechArticle' | 'BlogPosting' | 'CollectionPage';
  readonly url: string;
  /** The `h1`. */
  readonly title: string;
  readonly description?: string;
  /** Address of the picture that stands for the page. */
  readonly image: string;
  /** BCP 47 tag of the text. */
  readonly lang: string;
  /** ISO 8601; undefined when it is not known. */
  readonly published?: string;
  readonly modified?: string;
  readonly site: {readonly name: string; readonly url: string};
  readonly author: {readonly name: string; readonly url: string};
  /** The way to the page as it is shown, the page itself last; groups without a page have no address. */
  readonly crumbs: readonly {readonly label: string; readonly url?: string}[];
};

/** A page, and the way to it, as one JSON-LD document. Texts that are not known are left out. */
export function pageGraph(page: DescribedPage): object {
  const {type, url, title, description, image, lang, published, modified, site, author, crumbs} =
    page;
  const isArticle = type !== 'CollectionPage';
  const way = crumbList(crumbs, url);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': type,
        '@id': url,
        url,
        name: title,
        ...(isArticle && {headline: title, mainEntityOfPage: url}),
        ...(description && {description}),
        image,
        inLanguage: lang,
        ...(published && {datePublished: published}),
        ...(modified && {dateModified: modified}),
        ...(isArticle && {author: {'@type': 'Organization', ...author}}),
        isPartOf: {'@type': 'WebSite', '@id': site.url, ...site},
      },
      ...(way.length > 0 ? [{'@type': 'BreadcrumbList', itemListElement: way}] : []),
    ],
  };
}

/** Search engines want an address for every entry, so groups without a page are left out. */
function crumbList(crumbs: DescribedPage['crumbs'], url: string): readonly object[] {
  return crumbs
    .map((crumb, index) => (index === crumbs.length - 1 ? {...crumb, url} : crumb))
    .filter((crumb) => crumb.url !== undefined)
    .map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: crumb.url,
    }));
}

/** JSON that can stand in a `<script>`: no text in it ends the element or begins a comment. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
