import type {SearchSource} from '../lib/search/source';

/** Where the provider answers for an application: the first choice, then three fallbacks. */
export function providerOrigins(appId: string): readonly string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** The origins that a reader's browser may ask, first choice first; none when search is embedded. */
export function searchOrigins(source: SearchSource): readonly string[] {
  return source.mode === 'hosted' ? (source.hosts ?? providerOrigins(source.appId)) : [];
}

/** What names them in every page's head, for the server's content security policy. */
const originsName = 'search-origins';

type HeadTag = {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** Tags of the head that hosted search needs: a connection made early, and the origins by name. */
export function searchHeadTags(source: SearchSource): readonly HeadTag[] {
  const [first, ...others] = searchOrigins(source);
  if (!first) return [];
  return [
    {tagName: 'link', attributes: {rel: 'preconnect', href: first, crossorigin: 'anonymous'}},
    {tagName: 'meta', attributes: {name: originsName, content: [first, ...others].join(' ')}},
  ];
}

/** The origins that a built page names, nothing else that might stand there. */
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
