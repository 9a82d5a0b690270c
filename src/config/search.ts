/** Where search gets its answers: from the site itself, or from a hosted provider. */
export type SearchConfig =
  | {readonly mode: 'embedded'}
  | {
      readonly mode: 'hosted';
      readonly appId: string;
      readonly apiKey: string;
      readonly indexName: string;
    };

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Hosted search needs all three variables; some of them only is an error that names what is missing. */
export function searchConfig(env: Readonly<Record<string, string | undefined>>): SearchConfig {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return {mode: 'embedded'};
  if (missing.length > 0) {
    throw new Error(`Hosted search also needs ${missing.join(' and ')}; set all three or none.`);
  }
  const [appId = '', apiKey = '', indexName = ''] = names.map((name) => env[name]);
  return {mode: 'hosted', appId, apiKey, indexName};
}

/** The theme's own search configuration; it has to be complete even when nothing is hosted. */
export function algoliaThemeConfig(config: SearchConfig) {
  const {appId, apiKey, indexName} =
    config.mode === 'hosted'
      ? config
      : {appId: 'EMBEDDED', apiKey: 'EMBEDDED', indexName: 'EMBEDDED'};
  return {appId, apiKey, indexName, searchPagePath: false as const, contextualSearch: true};
}
