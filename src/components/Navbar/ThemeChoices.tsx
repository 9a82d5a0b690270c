'use client';
import {pointOf, theme} from '@site/src/client/stores/themeStore';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {themeChoices} from '@site/src/lib/storage/themeChoice';
import type {ReactNode} from 'react';
import {themeLabels} from './themeLabels';

const icons = {light: 'sun', dark: 'moon', system: 'system'} as const;

/** Renders a button for each theme. Before hydration, the head script handles the buttons. */
export default function ThemeChoices({labelledBy}: {readonly labelledBy: string}): ReactNode {
  const current = useStore(theme);
  const labels = themeLabels();
  return (
    <span className="segments" role="group" aria-labelledby={labelledBy}>
      {themeChoices.map((choice) => (
        <button
          className="segments__item"
          key={choice}
          type="button"
          name="theme"
          data-value={choice}
          aria-pressed={choice === current}
          aria-label={labels[choice]}
          onClick={(event) => theme.choose(choice, pointOf(event.currentTarget, event))}>
          <Icon name={icons[choice]} />
        </button>
      ))}
    </span>
  );
}

ThemeChoices.hydrate = 'visible';
