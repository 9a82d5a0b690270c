/** The fixed numbers that the search worker needs, apart from all others: its size counts. */
export const answerLimits = {
  searchHitsPerPage: 20,
  searchSnippetWords: 10,
} as const;
