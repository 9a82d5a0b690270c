/** Name of the generated data file of an overview page, from the path of its source. */
export function overviewDataFile(file: string): string {
  const relative = file
    .split(/[\\/]/)
    .join('/')
    .replace(/^.*\/(?:docs|current)\//, '');
  return `overview-${relative.replace(/\.mdx?$/, '').replaceAll('/', '-')}.json`;
}
