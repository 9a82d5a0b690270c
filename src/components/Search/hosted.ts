import {hostsCache, transporterHosts} from '@site/src/lib/search/providerHosts';
import type {SearchRequest} from '@site/src/lib/search/respond';
import type {SearchSource} from '@site/src/lib/search/searchSource';
import type {Locale} from '@site/src/site/locales';
import type {RawAnswer} from './protocol';

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

type Hosted = Extract<SearchSource, {readonly mode: 'hosted'}>;

/** Returns a function that queries the provider. Its client is loaded with the first query. */
export function hostedSearch(
  {appId, apiKey, indexName, hosts}: Hosted,
  locale: Locale,
): (request: SearchRequest) => Promise<RawAnswer | undefined> {
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
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limit,
      clickAnalytics: false,
      facetFilters: [`language:${locale}`],
    };
    const answer: {readonly results?: readonly unknown[]} = await (
      await client
    ).search({requests: [request]});
    return answer.results?.[0] as RawAnswer | undefined;
  };
}
