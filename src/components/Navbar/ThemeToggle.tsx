'use client';
import {pointOf, theme} from '@site/src/client/stores/themeStore';
import Icon from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {useStore} from '@site/src/hooks/useStore';
import type {ReactNode} from 'react';
import {themeLabels} from './themeLabels';

/** Renders the button that cycles through the theme choices. Before hydration, the head script handles it. */
export default function ThemeToggle(): ReactNode {
  const label = themeLabels()[useStore(theme)];
  return (
    <button
      className="icon-button only-wide theme-toggle"
      type="button"
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
