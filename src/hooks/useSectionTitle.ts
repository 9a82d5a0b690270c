import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sectionOf} from '@site/src/lib/page/navSection';
import {useLocale} from './useLocale';
import {useSettings} from './useSettings';

/** Returns the title of the navbar section that contains the page, or an empty text if there is none. */
export function useSectionTitle(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {pick} = useLocale();
  const settings = useSettings();
  const section = sectionOf(settings, `/${pathname.slice(siteConfig.baseUrl.length)}`);
  return section ? pick(section.text) : '';
}
