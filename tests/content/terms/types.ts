/**
 * What has to stand on a page. A part in backticks has to stand in code, whole; any other string or pattern anywhere
 * in the text; a link has to lead there, whichever language of the place it names. Several parts have to stand together: in one paragraph, one row of a table, one block, the facts of one option, or
 * below a heading that holds the first of them.
 */
export type Part = string | RegExp | {readonly link: string};
export type Term = Part | readonly Part[];

export type RouteTerms = {
  readonly route: string;
  /** Everything that the facts name for the route: code, numbers, names, or a pattern for both languages. */
  readonly terms: readonly Term[];
  /** Texts of errors and warnings: each has a heading that holds its first words. */
  readonly errors?: readonly string[];
};
