import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from '@site/src/site/settings';

type Fields = {
  readonly settings: Omit<SiteSettings, 'tools'>;
  readonly static: Pick<SiteSettings, 'tools'>;
};

const useFields = () => useDocusaurusContext().siteConfig.customFields as Fields;

/** Returns the settings of `docusaurus.config.ts`, except those that only static components can read. */
export const useSettings = () => useFields().settings;

/** Returns the settings that only static components can read, because the browser would load them in vain. */
export const useStaticSettings = () => useFields().static;
