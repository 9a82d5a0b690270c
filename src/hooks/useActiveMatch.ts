import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {NavItem} from '@site/src/site/settings';

/** Returns a function that is true for the navbar entry of the page, by its `activeMatch`, its link or its items. */
export function useActiveMatch(): (item: NavItem) => boolean {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return function isActive({activeMatch, link, items}: NavItem): boolean {
    const prefix = activeMatch ?? link;
    if (prefix?.startsWith('/')) {
      return pathname.startsWith(`${siteConfig.baseUrl}${prefix.slice(1)}`);
    }
    return items?.some(isActive) ?? false;
  };
}
