import type {LoadContext} from '@docusaurus/types';

const buildOnly = new Set([
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'markdown',
  'staticDirectories',
  'clientModules',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
]);

/**
 * The words of the build are handed to the views that show them, so the browser's catalogue goes without.
 * The configuration that the browser gets is this object written as JSON. It has no use for how the site is built,
 * which is large and names folders of the building machine.
 */
export function trimClientConfig({siteConfig, codeTranslations}: LoadContext): void {
  for (const id of Object.keys(codeTranslations)) {
    if (id.startsWith('build.')) delete codeTranslations[id];
  }
  Object.defineProperty(siteConfig, 'toJSON', {
    value(this: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(Object.entries(this).filter(([key]) => !buildOnly.has(key)));
    },
  });
}
