export type FilterPage = {readonly title: string; readonly headings: readonly string[]};
export type FilterGroup = {readonly title: string; readonly pages: readonly FilterPage[]};

/** What stays of a page: nothing, or itself with the indexes of the headings to show. */
type FilterResult = readonly (readonly (readonly number[] | undefined)[])[];

/** Lower case, hyphens as spaces, trimmed. */
export function normalizeQuery(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim();
}

/**
 * Filters an overview: a hit in the group's name keeps the group, one in a page's title keeps the page
 * with all its headings, otherwise only the headings that match are kept. Per group and page: the headings to
 * show, or undefined when the page is hidden.
 */
export function filterOverview(groups: readonly FilterGroup[], query: string): FilterResult {
  const needle = normalizeQuery(query);
  const matches = (text: string): boolean => normalizeQuery(text).includes(needle);
  return groups.map((group) => {
    const whole = needle === '' || matches(group.title);
    return group.pages.map((page) => {
      const all = page.headings.map((_, index) => index);
      if (whole || matches(page.title)) return all;
      const hits = all.filter((index) => matches(page.headings[index]!));
      return hits.length > 0 ? hits : undefined;
    });
  });
}
