import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);
const entry = require.resolve('@docusaurus/theme-classic');
const lib = path.dirname(entry);
type Classic = {default: (context: LoadContext, options: unknown) => Plugin} & Record<
  string,
  never
>;
const classic = require(entry) as Classic;

/**
 * Returns theme-classic without Infima, without the browser's highlighter and the progress bar, and without inline
 * scripts and styles, which the content security policy forbids.
 */
export default function siteThemeClassic(context: LoadContext, options: unknown): Plugin {
  const theme = classic.default(context, options);
  return {
    ...theme,
    // `docusaurus swizzle` finds the theme by this name.
    name: '@docusaurus/theme-classic',
    getThemePath: () => path.join(lib, 'theme'),
    getTypeScriptThemePath: () => path.join(lib, '../src/theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? []).filter(
        (file) => !/prism-include-languages|infima|nprogress/.test(file),
      ),
    configureWebpack: undefined,
    injectHtmlTags: undefined,
  };
}

export const validateOptions = classic.validateOptions;
export const validateThemeConfig = classic.validateThemeConfig;
export const getSwizzleConfig = classic.getSwizzleConfig;
