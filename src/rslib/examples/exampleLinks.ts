import {playground} from '../../site/services';

export function exampleFolder(repository: string, name: string): string {
  return `${repository}/tree/main/examples/${name}`;
}

/** Returns the URL of an example in the playground; undefined if the repository is not on GitHub. */
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
