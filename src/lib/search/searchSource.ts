/** Backend of the search: the index of the site, or a hosted provider. */
export type SearchSource =
  | {readonly mode: 'embedded'}
  | {
      readonly mode: 'hosted';
      readonly appId: string;
      readonly apiKey: string;
      readonly indexName: string;
      /** Origins of servers that are requested instead of the provider's, with the same protocol. */
      readonly hosts?: readonly string[];
    };
