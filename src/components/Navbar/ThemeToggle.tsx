import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';

/** What the theme controls are called, by choice. */
export function themeLabels() {
  return {
    light: translate({id: 'theme.light'}),
    dark: translate({id: 'theme.dark'}),
    system: translate({id: 'theme.system'}),
  };
}

/** One button that goes through the three choices; CSS shows the icon of the current one. */
export default function ThemeToggle(): ReactNode {
  const settings = useSettings();
  if (!settings.themeConfig.darkMode) return null;
  const labels = themeLabels();
  return (
    <button
      className="icon-button only-wide theme-toggle"
      type="button"
      data-theme-toggle
      data-light={labels.light}
      data-dark={labels.dark}
      data-system={labels.system}
      aria-label={labels.system}>
      <Icon name="sun" className="theme-icon theme-icon--light" />
      <Icon name="moon" className="theme-icon theme-icon--dark" />
      <Icon name="system" className="theme-icon theme-icon--system" />
      <Tooltip>{labels.system}</Tooltip>
    </button>
  );
}
