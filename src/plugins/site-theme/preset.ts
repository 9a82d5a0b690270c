import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {checkThemeConfig} from './themeFields';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const classicPreset = require('@docusaurus/preset-classic') as {
  default: (context: LoadContext, options: unknown) => Preset;
};

const themeClassic = require.resolve('@docusaurus/theme-classic');

/**
 * Values of fields that theme-search-algolia requires, and that the browser would get in vain: `searchConfig` selects
 * the search, and code is highlighted by the compiler.
 */
const unused = {
  algolia: {appId: 'UNUSED', apiKey: 'UNUSED', indexName: 'UNUSED', searchPagePath: false},
  prism: {
    theme: {plain: {}, styles: []},
    darkTheme: {plain: {}, styles: []},
    magicComments: [],
  },
};

/** Returns preset-classic with `theme-classic.ts` as its theme. Throws if `themeConfig` has fields that it ignores. */
export default function sitePreset(context: LoadContext, options: unknown): Preset {
  checkThemeConfig(context.siteConfig.themeConfig);
  Object.assign(context.siteConfig.themeConfig, unused);
  const preset = classicPreset.default(context, options);
  return {...preset, themes: preset.themes?.map(replaced)};
}

function replaced(plugin: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, undefined];
  return name === themeClassic ? [path.join(here, 'theme-classic.ts'), options ?? {}] : plugin;
}
