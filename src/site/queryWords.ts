/** Written in `queryWords.yml`. */
export type QueryWords = {
  /** Function words, which are ignored in queries. */
  readonly stopWords: readonly string[];
  /** Words that most pages have: they count less in queries of three or more words. */
  readonly weakWords: readonly string[];
  /** Groups of synonyms, as authors of libraries use them with any tool. */
  readonly synonyms: readonly (readonly string[])[];
};
