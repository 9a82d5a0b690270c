import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFiles} from '../../compiler/folderFiles';
import {text} from '../../lib/locale/localizedText';
import {replacedMessages, type SiteSettings, type TextName} from '../../site/settings';
import {isBuild} from '../isBuild';
import {notInlined} from './inlineMessages.cjs';

const buildFile = /^src[\\/](?:compiler|config|plugins)[\\/]|[\\/]markdown\.tsx?$/;

const buildOnly = new Set([
  ...['presets', 'plugins', 'themes', 'headTags', 'scripts', 'stylesheets', 'markdown'],
  ...['staticDirectories', 'clientModules', 'ssrTemplate'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
]);

/** Messages that a site can replace. They are not inlined, because cached modules would keep those of another site. */
export const replaceable: readonly string[] = Object.values(replacedMessages).flatMap(
  (id) => id ?? [],
);

/** Replaces messages by the `texts` of the settings. */
export function replaceMessages({siteConfig, i18n, codeTranslations}: LoadContext): void {
  const {texts} = (siteConfig.customFields!.settings as SiteSettings).themeConfig;
  for (const [name, own] of Object.entries(texts)) {
    const id = replacedMessages[name as TextName];
    if (id) codeTranslations[id] = text(i18n.currentLocale, own);
  }
}

/**
 * Removes data that the browser does not need: messages of the build, messages that `inlineMessages.cjs` inlines, and
 * build options of the configuration, which are large and contain local paths. Keeps messages of the theme, which would
 * fall back to English without them.
 */
export function trimClientConfig({siteDir, siteConfig, codeTranslations}: LoadContext): void {
  const ids = Object.keys(codeTranslations);
  const needed = new Set(
    isBuild() ? [...notInlined(ids, readViews(siteDir)), ...replaceable] : ids,
  );
  for (const id of ids) {
    const isTheme = id.startsWith('theme.');
    if (id.startsWith('build.') || !(isTheme || needed.has(id))) delete codeTranslations[id];
  }
  Object.defineProperty(siteConfig, 'toJSON', {
    value(this: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(Object.entries(this).filter(([key]) => !buildOnly.has(key)));
    },
  });
}

/** Returns the sources of the site that may run in the browser. */
function readViews(siteDir: string): string[] {
  return listFiles(path.join(siteDir, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !buildFile.test(path.relative(siteDir, file)))
    .map((file) => readFileSync(file, 'utf8'));
}
