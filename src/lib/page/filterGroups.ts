import {findName, matchesName, squeeze} from '../filter/matchesName';
import {splitApiTitle} from './apiTitle';

export type FilterPage = {
  readonly title: string;
  /** Full name, if the list shows a shorter one: `lib.dts`. */
  readonly name?: string;
  readonly headings: readonly string[];
};
export type FilterGroup = {readonly title: string; readonly pages: readonly FilterPage[]};

/** Per group and page: the indexes of the headings to show, or undefined for a hidden page. */
type FilterResult = readonly (readonly (readonly number[] | undefined)[])[];

/**
 * Filters an overview. A match in the group's title shows the whole group, one in a page's name shows the page with all
 * headings; otherwise matching headings are shown.
 */
export function filterOverview(groups: readonly FilterGroup[], query: string): FilterResult {
  return groups.map((group) => {
    const whole = matchesName(group.title, query);
    return group.pages.map((page) => {
      const all = page.headings.map((_, index) => index);
      if (whole || matchesName(fullName(page), query)) return all;
      const hits = all.filter((index) => matchesName(fullName(page, page.headings[index]), query));
      return hits.length > 0 ? hits : undefined;
    });
  });
}

/** Returns true if the query is the title or the full name of the page. */
export function isExactPage(page: FilterPage, query: string): boolean {
  const wanted = squeeze(query);
  return wanted !== '' && [page.title, page.name ?? ''].map(squeeze).includes(wanted);
}

/** Returns the full name of a page, or of a heading on it: `lib.dts.bundle` for `dts.bundle`. */
export function fullName({title, name = title}: FilterPage, heading?: string): string {
  if (heading === undefined) return name;
  const api = splitApiTitle(name);
  return api && heading.startsWith(`${api.name}.`) ? api.owner + heading : heading;
}

/** Returns start and end of the match in a text, which may be the end of a longer name. */
export function foundIn(
  text: string,
  name: string,
  query: string,
): readonly [number, number] | undefined {
  const hidden = name.endsWith(text) ? name.length - text.length : 0;
  const [from, to] = findName(hidden > 0 ? name : text, query) ?? [0, 0];
  return to > hidden ? [Math.max(0, from - hidden), to - hidden] : undefined;
}
