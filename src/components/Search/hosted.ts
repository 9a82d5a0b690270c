import {hostsCache, transporterHosts} from '@site/src/lib/search/providerHosts';
import type {SearchRequest} from '@site/src/lib/search/respond';
import type {SearchSource} from '@site/src/lib/search/searchSource';
import type {Locale} from '@site/src/site/locales';
import type {RawAnswer} from './protocol';

const attributesToRetrieve = [
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
  'content',
  'type',
  'url',
];

type Hosted = Extract<SearchSource, {readonly mode: 'hosted'}>;

/** Returns a function that queries the provider. Its client is loaded with the first query. */
export function hostedSearch(
  {appId, apiKey, hosts}: Hosted,
  locale: Locale,
): (request: SearchRequest) => Promise<RawAnswer> {
  const load = async () => {
    const {liteClient} = await import(
      /* webpackChunkName: "search-provider" */ 'algoliasearch/lite'
    );
    return liteClient(appId, apiKey, {
      hostsCache: hostsCache as never,
      // An answer of the class 4xx is final.
      maxRateLimitRetries: 0,
      ...(hosts && {hosts: [...transporterHosts(hosts)]}),
    });
  };
  let client: ReturnType<typeof load> | undefined;
  return async (request) => {
    client ??= load();
    // The next query retries a failed download.
    client.catch(() => (client = undefined));
    const requests = [
      {
        ...request,
        attributesToRetrieve,
        clickAnalytics: false,
        facetFilters: [`language:${locale}`],
      },
    ];
    return (await (await client).search({requests})) as unknown as RawAnswer;
  };
}
