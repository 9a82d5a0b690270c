import type {NavItem} from '../../site/settings';

/** The entry of the navigation that a route, without base path and language, belongs to. */
export function sectionOf(nav: readonly NavItem[], route: string): NavItem | undefined {
  return nav.find(({activeMatch, link}) => route.startsWith(activeMatch ?? link ?? ''));
}
