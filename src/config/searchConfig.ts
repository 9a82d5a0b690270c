import type {SearchSource} from '../lib/search/searchSource';

type Env = Readonly<Record<string, string | undefined>>;

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Returns the source of the search: hosted if all variables in `names` are set, embedded if none is set. Otherwise,
 * throws an error with the missing variables. `ALGOLIA_HOSTS` lists origins of servers to use instead of Algolia's.
 */
export function searchConfig(env: Env): SearchSource {
  const [appId, apiKey, indexName] = names.map((name) => env[name]?.trim() ?? '');
  const hosts = hostOrigins(env.ALGOLIA_HOSTS ?? '');
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length && hosts.length === 0) return {mode: 'embedded'};
  if (!appId || !apiKey || !indexName) {
    throw new Error(`Hosted search also needs ${missing.join(' and ')}; set all three or none.`);
  }
  if (!/^[\w-]+$/.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is part of a host name, so it cannot be "${appId}".`);
  }
  return {mode: 'hosted', appId, apiKey, indexName, ...(hosts.length > 0 && {hosts})};
}

function hostOrigins(value: string): readonly string[] {
  return value
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
    .map((host) => {
      const url = URL.canParse(host) ? new URL(host) : undefined;
      if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
        throw new Error(
          `ALGOLIA_HOSTS must list origins such as https://a.example, not "${host}".`,
        );
      }
      return url.origin;
    });
}
