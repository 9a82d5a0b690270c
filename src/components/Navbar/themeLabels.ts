import {translate} from '@docusaurus/Translate';

/** Returns the names of the theme controls, by choice. */
export function themeLabels() {
  return {
    light: translate({id: 'theme.light'}),
    dark: translate({id: 'theme.dark'}),
    system: translate({id: 'theme.system'}),
  };
}
