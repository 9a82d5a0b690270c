import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The address of this site's own sources, from package.json#repository, as a web address. */
export function repositoryUrl(siteDir: string): string {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    repository: {url: string};
  };
  return manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}
