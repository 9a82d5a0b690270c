import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings, TextName} from '@site/src/site/settings';
import {useLocale} from './useLocale';

/** Returns the settings of `docusaurus.config.ts`. */
export function useSettings(): SiteSettings {
  return useDocusaurusContext().siteConfig.customFields!.settings as SiteSettings;
}

/** Returns a function that returns the text that the settings contain for a name, or else `message`. */
export function useText(): (name: TextName, message: string) => string {
  const {texts} = useSettings().themeConfig;
  const {pick} = useLocale();
  return (name, message) => {
    const own = texts[name];
    return own ? pick(own) : message;
  };
}
