import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sectionOf} from '@site/src/lib/page/section';
import {useLocale} from './useLocale';
import {useSettings} from './useSettings';

/** Name of the section that the page belongs to, as the navigation calls it. */
export function useSectionTitle(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pick} = useLocale();
  const settings = useSettings();
  const section = sectionOf(settings, `/${pathname.slice(siteConfig.baseUrl.length)}`);
  return section ? pick(section.text) : '';
}
