/** Returns the name of the data file of an overview page, which is the same in every clone of the repository. */
export function overviewDataFile(file: string): string {
  const relative = file
    .split(/[\\/]/)
    .join('/')
    .replace(/^.*\/(?:docs|current|\.cache)\//, '');
  return `overview-${relative.replace(/\.mdx?$/, '').replaceAll('/', '-')}.json`;
}
