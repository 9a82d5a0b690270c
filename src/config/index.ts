import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {forms} from '../components/markdown';
import siteIslands from 'docusaurus-plugin-islands/page';
import siteMeta from '../plugins/site-meta';
import siteModules from '../plugins/site-modules';
import sitePages from '../plugins/site-pages';
import siteReleases from '../plugins/site-releases';
import siteScripts from '../plugins/site-scripts';
import siteTranslation from '../plugins/site-translation';

export {createSite} from './createSite';

/** The plugins of this project, for the list in `docusaurus.config.ts`. */
export const plugins = {
  /** Path of the preset, because Docusaurus does not accept a preset that is a function. */
  preset: path.resolve('src/plugins/site-theme/preset.ts'),
  islands: siteIslands as PluginModule,
  meta: siteMeta as PluginModule,
  modules: siteModules as PluginModule,
  pages: sitePages as PluginModule,
  releases: siteReleases as unknown as PluginModule,
  scripts: siteScripts as PluginModule,
  translation: siteTranslation as PluginModule,
  /** Option of the plugin `pages`: functions that return components as Markdown. */
  forms,
};
