import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTags} from '@docusaurus/types';
import {minify_sync} from 'terser';
import {kept} from '../../compiler/kept';
import {say} from '../../compiler/say';
import type {SiteScripts} from '../../compiler/types';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {bundleScript, minifySheet} from './bundleScript';
import {isBuild, ownFile, translationSheet, type OwnFile} from './ownFile';

export type Scripts = {
  readonly headTags: HtmlTags;
  readonly files: readonly OwnFile[];
  readonly addresses: SiteScripts;
};

const list = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();

type Context = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly settings: SiteSettings;
  readonly locale: Locale;
};

/** The head script, inline, and the stylesheets that are loaded later. */
export function siteScripts({siteDir, baseUrl, settings, locale}: Context): Scripts {
  const theme = settings.themeConfig;
  const constants = {
    __DARK_MODE__: JSON.stringify(theme.darkMode),
    __LOCALE_REDIRECT__: JSON.stringify(theme.localeRedirect),
    __APPEARANCE_ANIMATION__: JSON.stringify(theme.enableAppearanceAnimation),
  };
  const source = (file: string): string => path.join(siteDir, 'src', file);
  // It is in every page, so a second minifier pays: 4 % less.
  const makeHead = (): string => {
    const text = bundleScript(source('client/headScript.ts'), constants);
    return kept(`head ${text}`, () => minify_sync(text).code!);
  };
  // It may come before the sheet of all pages, so the order of layers comes with it.
  const layered = (name: string, files: readonly string[]): OwnFile =>
    ownFile(name, 'css', () => minifySheet(['css/layers.css', ...files].map(source)));
  // What few pages show, or none at first: all of it for when a page has loaded, and each component's for its pages.
  const rareFiles = list(source('')).filter((file) =>
    /(?:^|\.)rare\.css$/.test(path.basename(file)),
  );
  const rare = layered('rare', rareFiles);
  const rareParts = rareFiles.flatMap((file) => {
    const folder = /^components[\\/](\w+)[\\/]/.exec(file)?.[1];
    return folder ? [[folder, layered(folder, [file])] as const] : [];
  });
  // The development server writes its document once: a script in it would stay as it was.
  const head = isBuild() ? undefined : ownFile('head', 'js', makeHead);
  // What it says on pages, for it is one for all languages.
  const words = {
    'data-missing': say(locale, 'build.version.missing'),
    'data-changed': say(locale, 'build.version.changed'),
  };
  const wordsText = Object.entries(words).map(([name, text]) => ` ${name}="${text}"`);
  return {
    headTags: [
      head
        ? {tagName: 'script', attributes: {src: `${baseUrl}${head.path}`, ...words}}
        : // Docusaurus would minify it again on every page, for a sixth of the time of a build.
          `<!-- htmlmin:ignore --><script${wordsText.join('')}>${makeHead()}</script><!-- htmlmin:ignore -->`,
      {
        tagName: 'script',
        attributes: {type: 'application/json', 'data-styles': ''},
        innerHTML: JSON.stringify([`${baseUrl}${rare.path}`]),
      },
      {
        tagName: 'noscript',
        innerHTML: `<link rel="stylesheet" href="${baseUrl}${rare.path}">`,
      },
    ],
    files: [
      ...[rare, translationSheet(siteDir)],
      ...rareParts.map(([, file]) => file),
      ...(head ? [head] : []),
    ],
    addresses: {
      rareSheets: Object.fromEntries(
        rareParts.map(([folder, file]) => [folder, `${baseUrl}${file.path}`]),
      ),
    },
  };
}
