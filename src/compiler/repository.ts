import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteSettings} from '../site/settings';

/** Returns the web URL of the `repository` in `package.json`. */
export function repositoryUrl(siteDir: string): string {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    repository: {url: string};
  };
  return manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Returns the base URL of edit links, to which `/` and the path of a file are appended. */
export function editAddress(siteDir: string, {themeConfig}: SiteSettings): string {
  return themeConfig.editLink?.docRepoBaseUrl ?? `${repositoryUrl(siteDir)}/edit/main`;
}

export function createAddress(siteDir: string, settings: SiteSettings, file: string): string {
  const folder = editAddress(siteDir, settings).replace(/\/edit(?=\/|$)/, '/new');
  return `${folder}/${path.posix.dirname(file)}?filename=${path.posix.basename(file)}`;
}
