/** Server only: in an article, the colours of both Prism themes, because nothing renders the code again in the browser. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useColorMode} from '@docusaurus/theme-common';
import type {PrismTheme, PrismThemeEntry} from 'prism-react-renderer';
import {useContext} from 'react';
import {Mode} from '../contexts.cjs';

const both = (light: string | undefined, dark: string | undefined): string | undefined =>
  light && dark && light !== dark ? `light-dark(${light}, ${dark})` : (light ?? dark);

function stylesByType({styles}: PrismTheme): Readonly<Record<string, PrismThemeEntry>> {
  const found: Record<string, PrismThemeEntry> = {};
  for (const {types, style, languages} of styles) {
    if (languages) continue;
    for (const type of types) found[type] = {...found[type], ...style};
  }
  return found;
}

function merge(light: PrismTheme, dark: PrismTheme): PrismTheme {
  const [a, b] = [stylesByType(light), stylesByType(dark)];
  const types = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return {
    plain: {
      color: both(light.plain.color, dark.plain.color),
      backgroundColor: both(light.plain.backgroundColor, dark.plain.backgroundColor),
    },
    styles: types.map((type) => ({
      types: [type],
      style: {
        ...b[type],
        ...a[type],
        color: both(a[type]?.color ?? light.plain.color, b[type]?.color ?? dark.plain.color),
      },
    })),
  };
}

let merged: PrismTheme | undefined;

export function usePrismTheme(): PrismTheme {
  const {prism} = useDocusaurusContext().siteConfig.themeConfig as {
    prism: {theme: PrismTheme; darkTheme?: PrismTheme};
  };
  const {colorMode} = useColorMode();
  const mode = useContext(Mode);
  const dark = prism.darkTheme ?? prism.theme;
  if (mode === 'static') return (merged ??= merge(prism.theme, dark));
  return colorMode === 'dark' ? dark : prism.theme;
}
