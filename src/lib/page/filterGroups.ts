import {findName, matchesName, squeeze} from '../filter/matchesName';
import {splitApiTitle} from './apiTitle';
import {shownHeadings} from './overviewHeadings';

export type FilterPage = {
  readonly title: string;
  /** Full name, such as `lib.dts`, if the list shows a shorter title. */
  readonly name?: string;
  readonly headings: readonly {readonly text: string; readonly isAside: boolean}[];
};
export type FilterGroup = {readonly title: string; readonly pages: readonly FilterPage[]};

/** Per group and page: the indexes of the headings to show, or undefined for a hidden page. */
type FilterResult = readonly (readonly (readonly number[] | undefined)[])[];

/**
 * Filters an overview. A page whose name matches is shown with all headings. If the title of a group matches, all pages
 * of the group are shown, without headings that are asides and do not match. Other pages show only matching headings.
 */
export function filterOverview(groups: readonly FilterGroup[], query: string): FilterResult {
  if (isEmptyQuery(query))
    return groups.map(({pages}) => pages.map(({headings}) => shownHeadings(headings)));
  return groups.map((group) => {
    const isWhole = matchesName(group.title, query);
    return group.pages.map((page) => {
      const all = page.headings.map((_, index) => index);
      if (matchesName(fullName(page), query)) return all;
      const hits = all.filter((index) => {
        const {text, isAside} = page.headings[index]!;
        return (isWhole && !isAside) || matchesName(fullName(page, text), query);
      });
      return isWhole || hits.length > 0 ? hits : undefined;
    });
  });
}

/** Returns true for a query of separators only, which would match every name. */
export function isEmptyQuery(query: string): boolean {
  return squeeze(query) === '';
}

/** Returns true if the query is the title or the full name of the page. */
export function isExactPage(page: FilterPage, query: string): boolean {
  const wanted = squeeze(query);
  return wanted !== '' && [page.title, page.name ?? ''].map(squeeze).includes(wanted);
}

/** Returns the full name of a page, or of a heading on the page: `lib.dts.bundle` for the heading `dts.bundle`. */
export function fullName(
  {title, name = title}: Pick<FilterPage, 'title' | 'name'>,
  heading?: string,
): string {
  if (heading === undefined) return name;
  const api = splitApiTitle(name);
  return api && heading.startsWith(`${api.name}.`) ? api.owner + heading : heading;
}

/** Returns start and end of a match in a shown text. The full name is searched; the text may be only its end. */
export function foundIn(
  text: string,
  name: string,
  query: string,
): readonly [number, number] | undefined {
  const hidden = name.endsWith(text) ? name.length - text.length : 0;
  const [from, to] = findName(hidden > 0 ? name : text, query) ?? [0, 0];
  return to > hidden ? [Math.max(0, from - hidden), to - hidden] : undefined;
}
