import {playground} from '../../site/playground';

/** The folder of an example in the repository of this site. */
export function exampleFolder(repository: string, name: string): string {
  return `${repository}/tree/main/examples/${name}`;
}

/**
 * The example in the playground, which builds it at once and shows a file of it; undefined for a repository
 * that is not on GitHub.
 */
export function examplePlayground(
  repository: string,
  name: string,
  file?: string,
): string | undefined {
  const path = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1];
  if (path === undefined) return undefined;
  const query = new URLSearchParams({startScript: 'build', ...(file ? {file} : {})});
  return `${playground.github}/${path}/tree/main/examples/${name}?${query.toString()}`;
}
