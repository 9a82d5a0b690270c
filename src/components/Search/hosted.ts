import {withoutMarks, type Hit} from '@site/src/lib/search/hit';
import type {SearchRequest} from '@site/src/lib/search/respond';
import type {SearchSource} from '@site/src/lib/search/searchSource';
import type {Locale} from '@site/src/site/locales';

/** Levels of headings in a record, of which the first is the page. */
export const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const titles = ['lvl0', ...levels].map((level) => `hierarchy.${level}`);

type Hosted = Extract<SearchSource, {readonly mode: 'hosted'}>;

/** Returns a function that queries the provider. Its client is loaded with the first query. */
export function hostedSearch(
  {appId, apiKey, indexName, hosts}: Hosted,
  locale: Locale,
  resolve: Resolve,
): (request: SearchRequest) => Promise<{readonly hits: readonly Hit[]}> {
  const load = async () => {
    const {liteClient} = await import(
      /* webpackChunkName: "search-provider" */ 'algoliasearch/lite'
    );
    return liteClient(appId, apiKey, {
      hostsCache: hostsCache as never,
      // Disables retries after a response with the status 429: any status of 4xx is final.
      maxRateLimitRetries: 0,
      ...(hosts && {hosts: [...transporterHosts(hosts)]}),
    });
  };
  let client: ReturnType<typeof load> | undefined;
  return async ({query, limit, words}) => {
    client ??= load();
    // If the download fails, the next query starts another download.
    client.catch(() => (client = undefined));
    const request = {
      query,
      indexName,
      attributesToRetrieve: [...titles, 'content', 'type', 'url'],
      attributesToSnippet: [...titles.slice(1), 'content'].map((name) => `${name}:${words}`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limit,
      clickAnalytics: false,
      facetFilters: [`language:${locale}`],
    };
    const answer = await (await client).search({requests: [request]});
    const records = field(answer.results[0], 'hits');
    if (!Array.isArray(records)) throw new Error('The search answer has no list of results.');
    return {hits: records.flatMap((record) => fromRecord(record, resolve) ?? [])};
  };
}

/** Returns the address to which a hit links, see `hitAddress`. If it is undefined, the record is left out. */
export type Resolve = (url: string) => string | undefined;

type Site = {
  /** Origin of the current page. */
  readonly origin: string;
  /** Published URL of the site. */
  readonly siteUrl: string;
  /** Returns true for the path of a page of this site. */
  readonly isPage: (path: string) => boolean;
};

/**
 * Returns the path if the URL is a page of this site, even on another host, or the whole URL if it is another site;
 * undefined if it is not an HTTP(S) URL.
 */
export function hitAddress(url: string, {origin, siteUrl, isPage}: Site): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOurs =
    [origin, new URL(siteUrl).origin].includes(target.origin) || isPage(target.pathname);
  if (!isOurs) return target.href;
  // A path that starts with `//` would name another host.
  return target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
}

/** Converts a record of the provider, or of the history, to a hit. Returns undefined if it is invalid. */
export function fromRecord(raw: unknown, resolve: Resolve): Hit | undefined {
  const [id, address, type] = ['objectID', 'url', 'type'].map((name) => textAt(raw, name));
  const url = address ? resolve(address) : undefined;
  const headings = levels.flatMap((name) => {
    const full = markupAt(raw, `hierarchy.${name}`);
    const short = markupAt(raw, `_snippetResult.hierarchy.${name}.value`) ?? full;
    return full && short ? [{name, full, short}] : [];
  });
  const content = markupAt(raw, 'content');
  const text = content && (markupAt(raw, '_snippetResult.content.value') ?? content);
  const isText = type === 'content';
  const at = isText ? headings.length - 1 : headings.findIndex(({name}) => name === type);
  const section = headings[at];
  const title = section?.short;
  if (!id || !url || !section || !title || (isText && !text) || headings[0]!.name !== 'lvl1')
    return undefined;
  const isPage = type === 'lvl1';
  return {
    id,
    url,
    kind: isText ? 'text' : isPage ? 'page' : 'section',
    group: textAt(raw, 'hierarchy.lvl0') ?? headings[0]!.full,
    headings: headings.slice(0, at + 1).map(({full}) => withoutMarks(full)),
    title,
    trail: headings.slice(0, at).map(({short}) => withoutMarks(short)),
    ...((isPage || isText) && text && {excerpt: text}),
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the text of a field of a record, or null. `path` has the names of nested fields, separated by dots. */
function textAt(raw: unknown, path: string): string | null {
  const value = path.split('.').reduce(field, raw);
  return typeof value === 'string' ? value : null;
}

/** Returns the text of a field with all markup except `<mark>` escaped, or null. */
function markupAt(raw: unknown, path: string): string | null {
  const text = textAt(raw, path);
  return text && markOnly(text);
}

/** Escapes all markup except `<mark>`. Applied to its result, it changes nothing. */
export function markOnly(text: string): string {
  return text.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** A host in the format of the provider's client. */
type TransporterHost = {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
};

/** Returns the hosts for the provider's client, which requests them in this order. */
export function transporterHosts(origins: readonly string[]): readonly TransporterHost[] {
  return origins.map((origin) => {
    const {host, protocol} = new URL(origin);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}

type Host = {readonly url: string};

const states = new Map<string, unknown>();

/**
 * In-memory cache of the states of the provider's hosts, by which the client skips a failed host for 120 s. It replaces
 * the client's own cache, which writes a state under one key and reads it under another.
 */
export const hostsCache = {
  get: ({url}: Host, otherwise: () => Promise<unknown>): Promise<unknown> =>
    states.has(url) ? Promise.resolve(states.get(url)) : otherwise(),
  set: ({url}: Host, state: unknown): Promise<unknown> => {
    states.set(url, state);
    return Promise.resolve(state);
  },
};
