/** Where search gets its answers: from the site itself, or from a hosted provider. */
export type SearchSource =
  | {readonly mode: 'embedded'}
  | {
      readonly mode: 'hosted';
      readonly appId: string;
      readonly apiKey: string;
      readonly indexName: string;
      /** Origins of a server that speaks the provider's protocol, instead of the provider's own. */
      readonly hosts?: readonly string[];
    };
