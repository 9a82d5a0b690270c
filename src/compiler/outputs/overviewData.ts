/** Returns the name of an overview page's data file, which does not depend on the folder of the clone. */
export function overviewDataFile(file: string): string {
  const relative = file
    .split(/[\\/]/)
    .join('/')
    .replace(/^.*\/(?:docs|current|\.cache)\//, '');
  return `overview-${relative.replace(/\.mdx?$/, '').replaceAll('/', '-')}.json`;
}
