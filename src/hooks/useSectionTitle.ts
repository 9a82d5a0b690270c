import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from './useLocale';
import {useSettings} from './useSettings';

/** Name of the section that the page belongs to, as the navigation calls it. */
export function useSectionTitle(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pick} = useLocale();
  const settings = useSettings();
  const section = settings.themeConfig.nav.find(({activeMatch, link}) =>
    pathname.startsWith(`${siteConfig.baseUrl}${(activeMatch ?? link ?? '').slice(1)}`),
  );
  return section ? pick(section.text) : '';
}
