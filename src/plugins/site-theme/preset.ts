import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const classicPreset = require('@docusaurus/preset-classic') as {
  default: (context: LoadContext, options: unknown) => Preset;
};

const themeClassic = require.resolve('@docusaurus/theme-classic');

/** Returns preset-classic with `theme-classic.ts` as its theme. */
export default function sitePreset(context: LoadContext, options: unknown): Preset {
  const preset = classicPreset.default(context, options);
  return {...preset, themes: preset.themes?.map(replaced)};
}

function replaced(plugin: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, undefined];
  return name === themeClassic ? [path.join(here, 'theme-classic.ts'), options ?? {}] : plugin;
}
