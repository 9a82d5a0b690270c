import * as limits from '../../site/limits';

/** Ids, the same in every language, of sections about errors and of sections that many pages have. */
const asides = /^(?:(?:error|warning)s?(?:-.+)?|troubleshooting|next(?:-steps)?|related-options)$/;

/** Returns true for a heading about an error, and for one that many pages have, such as "Next steps". */
export function isAside(id: string): boolean {
  return asides.test(id);
}

/** Returns true for the id of a section about one error or warning. */
export function isErrorId(id: string): boolean {
  return /^(?:error|warning)-/.test(id);
}

/** Returns the indexes of the headings that a card of an overview shows while nothing is filtered. */
export function shownHeadings(headings: readonly {readonly isAside: boolean}[]): readonly number[] {
  const own = headings.flatMap(({isAside}, index) => (isAside ? [] : [index]));
  return own.slice(0, limits.overviewHeadings);
}
