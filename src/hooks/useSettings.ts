import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings, TextName} from '@site/src/site/settings';
import {useLocale} from './useLocale';

type Fields = {
  readonly settings: Omit<SiteSettings, 'tools'>;
  readonly static: Pick<SiteSettings, 'tools'>;
};

const useFields = () => useDocusaurusContext().siteConfig.customFields as Fields;

/** Returns the settings of `docusaurus.config.ts`, except those that only static components can read. */
export const useSettings = () => useFields().settings;

/** Returns the settings that only static components can read, because the browser would load them in vain. */
export const useStaticSettings = () => useFields().static;

/** Returns a function that returns the text that the settings contain for a name, or else `message`. */
export function useText(): (name: TextName, message: string) => string {
  const {texts} = useSettings().themeConfig;
  const {pick} = useLocale();
  return (name, message) => {
    const own = texts[name];
    return own ? pick(own) : message;
  };
}
