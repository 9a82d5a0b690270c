import type {SearchSource} from '../lib/search/searchSource';

/** Returns the origins of Algolia for an application: the preferred one, then three fallbacks. */
export function providerOrigins(appId: string): readonly string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** Returns the origins that a search may request, in order of preference. Embedded search has none. */
export function searchOrigins(source: SearchSource): readonly string[] {
  return source.mode === 'hosted' ? (source.hosts ?? providerOrigins(source.appId)) : [];
}

/** Name of the `<meta>` element with the origins. Servers read it, and allow them in the content security policy. */
const originsName = 'search-origins';

type HeadTag = {readonly tagName: string; readonly attributes: Record<string, string>};

/** Returns the head tags for hosted search: a preconnect hint for the first origin, and a `<meta>` with all origins. */
export function searchHeadTags(source: SearchSource): HeadTag[] {
  const [first, ...others] = searchOrigins(source);
  if (!first) return [];
  return [
    {tagName: 'link', attributes: {rel: 'preconnect', href: first, crossorigin: 'anonymous'}},
    {tagName: 'meta', attributes: {name: originsName, content: [first, ...others].join(' ')}},
  ];
}

/** Returns the valid origins in the `<meta>` element `search-origins` of a built page. */
export function originsInPage(html: string): readonly string[] {
  const tag = /<meta\b[^>]*>/gi;
  const named = [...html.matchAll(tag)].find(([text]) =>
    new RegExp(`\\bname=["']?${originsName}\\b`).test(text),
  )?.[0];
  const content = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(named ?? '');
  return (content?.[1] ?? content?.[2] ?? content?.[3] ?? '')
    .split(/\s+/)
    .filter((origin) => /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin));
}
