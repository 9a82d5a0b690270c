import {theme} from '@site/src/client/stores/themeStore';
import type {ReactNode} from 'react';
import {useStore} from './useStore';

/** Replaces Docusaurus' provider of the color mode, which would have separate state in every island. */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/** Returns the theme of the site in the format of Docusaurus' hook. */
export function useColorMode() {
  const colorMode = useStore(theme.shown);
  const choice = useStore(theme);
  return {
    colorMode,
    colorModeChoice: choice === 'system' ? null : choice,
    isDarkTheme: colorMode === 'dark',
    setColorMode: (mode: 'light' | 'dark' | null) => theme.choose(mode ?? 'system'),
    setLightTheme: () => theme.choose('light'),
    setDarkTheme: () => theme.choose('dark'),
  };
}
