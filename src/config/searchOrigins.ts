import type {SearchSource} from '../lib/search/searchSource';

/** Returns the origins of the provider for an application: the first choice, then three fallbacks. */
export function providerOrigins(appId: string): readonly string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** Returns the origins that the browser may request, in order; none for embedded search. */
export function searchOrigins(source: SearchSource): readonly string[] {
  return source.mode === 'hosted' ? (source.hosts ?? providerOrigins(source.appId)) : [];
}

/** Name of the `<meta>` with the origins, which the server's content security policy needs. */
const originsName = 'search-origins';

type HeadTag = {readonly tagName: string; readonly attributes: Record<string, string>};

/** Returns the head tags for hosted search: an early connection, and the other origins. */
export function searchHeadTags(source: SearchSource): HeadTag[] {
  const [first, ...others] = searchOrigins(source);
  if (!first) return [];
  return [
    {tagName: 'link', attributes: {rel: 'preconnect', href: first, crossorigin: 'anonymous'}},
    {tagName: 'meta', attributes: {name: originsName, content: [first, ...others].join(' ')}},
  ];
}

/** Returns the origins in the `<meta>` of a built page, without invalid ones. */
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
