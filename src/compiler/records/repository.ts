import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteSettings} from '../../site/settings';

/** The address of this site's own sources, from package.json#repository, as a web address. */
export function repositoryUrl(siteDir: string): string {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    repository: {url: string};
  };
  return manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Where files of this site are edited: an address to which their paths are added. */
export function editAddress(siteDir: string, {themeConfig}: SiteSettings): string {
  return themeConfig.editLink?.docRepoBaseUrl ?? `${repositoryUrl(siteDir)}/edit/main`;
}

/** Where a file of this site is made that there is not yet. */
export function createAddress(siteDir: string, settings: SiteSettings, file: string): string {
  const folder = editAddress(siteDir, settings).replace(/\/edit(?=\/|$)/, '/new');
  return `${folder}/${path.posix.dirname(file)}?filename=${path.posix.basename(file)}`;
}
