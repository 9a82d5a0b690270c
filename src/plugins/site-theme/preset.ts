import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Preset} from '@docusaurus/types';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const classicPreset = require('@docusaurus/preset-classic') as {
  default: (context: LoadContext, options: unknown) => Preset;
};

/** preset-classic with its theme exchanged for the trimmed one. */
export default function sitePreset(context: LoadContext, options: unknown): Preset {
  const preset = classicPreset.default(context, options);
  const original = require.resolve('@docusaurus/theme-classic');
  const ours = path.join(here, 'theme-classic.ts');
  return {
    ...preset,
    themes: (preset.themes ?? []).map((theme) => {
      const [name, themeOptions] = Array.isArray(theme) ? theme : [theme, undefined];
      if (name !== original) return theme;
      return [ours, themeOptions ?? {}];
    }),
  };
}
