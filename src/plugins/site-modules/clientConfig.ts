import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFiles} from '../../compiler/files';
import {unsaid} from './words.cjs';

const buildFile = /^src[\\/](?:compiler|config|plugins|translation)[\\/]|[\\/]markdown\.tsx?$/;

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
 * The words of the build are handed to the views that show them, and in a build so are the views' own (see `words.cjs`):
 * the browser's catalogue goes without. Words of the theme stay: without them Docusaurus would take its own.
 * The configuration that the browser gets is this object written as JSON. It has no use for how the site is built,
 * which is large and names folders of the building machine.
 */
export function trimClientConfig({siteDir, siteConfig, codeTranslations}: LoadContext): void {
  const ids = Object.keys(codeTranslations);
  const kept = new Set(isBuild() ? unsaid(ids, readViews(siteDir)) : ids);
  for (const id of ids) {
    const isOurs = !id.startsWith('theme.');
    if (id.startsWith('build.') || (isOurs && !kept.has(id))) delete codeTranslations[id];
  }
  Object.defineProperty(siteConfig, 'toJSON', {
    value(this: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(Object.entries(this).filter(([key]) => !buildOnly.has(key)));
    },
  });
}

/** The development server has the catalogue, which may change while it runs. */
export const isBuild = (): boolean => process.env.NODE_ENV !== 'development';

/** Nothing that runs in a build alone: that has words of its own. */
function readViews(siteDir: string): string[] {
  return listFiles(path.join(siteDir, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !buildFile.test(path.relative(siteDir, file)))
    .map((file) => readFileSync(file, 'utf8'));
}
