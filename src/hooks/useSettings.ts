import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings, TextName} from '@site/src/site/settings';
import {useLocale} from './useLocale';

/** How the site is configured; the build hands it over, so that the same views serve any site. */
export function useSettings(): SiteSettings {
  return useDocusaurusContext().siteConfig.customFields?.settings as SiteSettings;
}

/** A text that the settings may replace, else the message of the language. */
export function useText(): (name: TextName, message: string) => string {
  const {texts} = useSettings().themeConfig;
  const {pick} = useLocale();
  return (name, message) => {
    const own = texts[name];
    return own ? pick(own) : message;
  };
}
