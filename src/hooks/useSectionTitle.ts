import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sectionOf} from '@site/src/lib/page/navSection';
import {useLocale} from './useLocale';
import {useSettings} from './useSettings';

/** Returns the title of the section of the page. */
export function useSectionTitle(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pick} = useLocale();
  const settings = useSettings();
  const section = sectionOf(settings, `/${pathname.slice(siteConfig.baseUrl.length)}`);
  return section ? pick(section.text) : '';
}
