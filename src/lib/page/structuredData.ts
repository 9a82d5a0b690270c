/** Input of the structured data of a page (https://schema.org). All URLs are absolute. */
export type DescribedPage = {
  readonly type: 'TechArticle' | 'BlogPosting' | 'CollectionPage';
  readonly url: string;
  /** Text of the `h1`. */
  readonly title: string;
  readonly description?: string;
  readonly image: string;
  /** BCP 47 tag of the text. */
  readonly lang: string;
  /** Date in the format ISO 8601. `modified` has the same format. */
  readonly published?: string;
  readonly modified?: string;
  readonly site: {readonly name: string; readonly url: string};
  readonly author: {readonly name: string; readonly url: string};
  /** The breadcrumbs, the page itself last. Groups without a page have no URL. */
  readonly crumbs: readonly {readonly label: string; readonly url?: string}[];
};

/** Returns a JSON-LD document with the page and its breadcrumbs. */
export function pageGraph(page: DescribedPage): object {
  const {type, url, title, description, image, lang, published, modified, site, author, crumbs} =
    page;
  const isArticle = type !== 'CollectionPage';
  const items = crumbList(crumbs, url);
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
      ...(items.length > 0 ? [{'@type': 'BreadcrumbList', itemListElement: items}] : []),
    ],
  };
}

/** Returns the breadcrumbs without groups that have no page, because search engines require a URL for each. */
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

/** Returns JSON for a `<script>` with `<` escaped, so that no text in it ends the element or starts a comment. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
