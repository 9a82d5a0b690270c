'use client';
import {pointOf, theme} from '@site/src/client/stores/theme';
import Icon from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {useStore} from '@site/src/hooks/useStore';
import type {ReactNode} from 'react';
import {themeLabels} from './themeLabels';

/**
 * One button that goes through the three choices; CSS shows the icon of the current one. By `data-theme-toggle` the head
 * script answers before React is there.
 */
export default function ThemeToggle(): ReactNode {
  const label = themeLabels()[useStore(theme)];
  return (
    <button
      className="icon-button only-wide theme-toggle"
      type="button"
      data-theme-toggle
      aria-label={label}
      onClick={(event) => theme.next(pointOf(event.currentTarget, event))}>
      <Icon name="sun" className="theme-icon theme-icon--light" />
      <Icon name="moon" className="theme-icon theme-icon--dark" />
      <Icon name="system" className="theme-icon theme-icon--system" />
      <Tooltip>{label}</Tooltip>
    </button>
  );
}

ThemeToggle.hydrate = 'idle';
