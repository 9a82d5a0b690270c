import {translate} from '@docusaurus/Translate';

export function themeLabels() {
  return {
    light: translate({id: 'theme.light'}),
    dark: translate({id: 'theme.dark'}),
    system: translate({id: 'theme.system'}),
  };
}
