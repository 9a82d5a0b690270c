import {findName, matchesName, squeeze} from '../filter/matchesName';
import {splitApiTitle} from './apiTitle';

export type FilterPage = {
  readonly title: string;
  /** The page's full name, where the list shows a shorter one: `lib.dts`. */
  readonly name?: string;
  readonly headings: readonly string[];
};
export type FilterGroup = {readonly title: string; readonly pages: readonly FilterPage[]};

/** What stays of a page: nothing, or itself with the indexes of the headings to show. */
type FilterResult = readonly (readonly (readonly number[] | undefined)[])[];

/**
 * Filters an overview: a hit in the group's name keeps the group, one in a page's title keeps the page
 * with all its headings, otherwise only the headings that match are kept. Per group and page: the headings to
 * show, or undefined when the page is hidden.
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

/** True for the page whose name is the query, in full or as the list shows it. */
export function isExactPage(page: FilterPage, query: string): boolean {
  const wanted = squeeze(query);
  return wanted !== '' && [page.title, page.name ?? ''].map(squeeze).includes(wanted);
}

/** A page's name, or that of an option on it, with its owner: people write `lib.dts.bundle`, the list says `dts.bundle`. */
export function fullName({title, name = title}: FilterPage, heading?: string): string {
  if (heading === undefined) return name;
  const api = splitApiTitle(name);
  return api && heading.startsWith(`${api.name}.`) ? api.owner + heading : heading;
}

/** The part of a text that is found, where the text may be the end of a longer name: from, to. */
export function foundIn(
  text: string,
  name: string,
  query: string,
): readonly [number, number] | undefined {
  const unseen = name.endsWith(text) ? name.length - text.length : 0;
  const [from, to] = findName(unseen > 0 ? name : text, query) ?? [0, 0];
  return to > unseen ? [Math.max(0, from - unseen), to - unseen] : undefined;
}
