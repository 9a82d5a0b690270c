/** Backend of the search: the index of the site, or a hosted provider. */
export type SearchSource =
  | {readonly mode: 'embedded'}
  | {
      readonly mode: 'hosted';
      readonly appId: string;
      readonly apiKey: string;
      readonly indexName: string;
      /** Origins of servers with the provider's API that are requested instead of the provider's own. */
      readonly hosts?: readonly string[];
    };
