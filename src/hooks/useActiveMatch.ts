import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isSection} from '@site/src/lib/page/navSection';
import type {NavItem} from '@site/src/site/settings';

/** Returns a function that returns true for a navbar entry whose `activeMatch`, link or items match the page. */
export function useActiveMatch(): (item: NavItem) => boolean {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (item) => isSection(item, `/${pathname.slice(siteConfig.baseUrl.length)}`);
}
