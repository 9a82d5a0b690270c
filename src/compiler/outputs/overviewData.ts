/** Returns the name of an overview page's data file, which does not depend on where the repository is. */
export function overviewDataFile(file: string): string {
  const relative = file
    .split(/[\\/]/)
    .join('/')
    .replace(/^.*\/(?:docs|current|\.cache)\//, '');
  return `overview-${relative.replace(/\.mdx?$/, '').replaceAll('/', '-')}.json`;
}
