/** Name of the generated data file of an overview page, from the path of its source: the same wherever the repository lies. */
export function overviewDataFile(file: string): string {
  const relative = file
    .split(/[\\/]/)
    .join('/')
    .replace(/^.*\/(?:docs|current|\.cache)\//, '');
  return `overview-${relative.replace(/\.mdx?$/, '').replaceAll('/', '-')}.json`;
}
