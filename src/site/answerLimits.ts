/** The numbers of the specification that the search worker needs, apart from all others: its size counts (2.7, 9). */
export const answerLimits = {
  searchHitsPerPage: 20,
  searchSnippetWords: 10,
} as const;
