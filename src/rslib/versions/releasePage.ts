import {compareVersions} from './compareVersions';

/** First release with a page of its own. Older ones share a page for each minor version. */
const firstOwnPage = '0.10.0';

/** Returns the name of the page about a release: `0.9` for 0.9.2, or the version itself. */
export function releasePage(version: string): string {
  return compareVersions(version, firstOwnPage) < 0 ? version.replace(/\.\d+$/, '') : version;
}
