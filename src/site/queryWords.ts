/** Words of search queries in one language, listed in `queryWords.yml`. */
export type QueryWords = {
  /** Function words, which are ignored in queries. */
  readonly stopWords: readonly string[];
  /** Words that most pages contain, which therefore have less weight in queries of three or more words. */
  readonly weakWords: readonly string[];
  /** Groups of terms that have the same meaning for authors of libraries, whatever build tool they use. */
  readonly synonyms: readonly (readonly string[])[];
};
