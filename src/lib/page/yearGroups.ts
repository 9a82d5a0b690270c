/** Groups articles by the year of their date (`2025-05-14`), and preserves their order. */
export function yearGroups<Post extends {readonly date: string}>(
  posts: readonly Post[],
): readonly {readonly title: string; readonly pages: readonly Post[]}[] {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return years.map((title) => ({title, pages: posts.filter(({date}) => date.startsWith(title))}));
}
