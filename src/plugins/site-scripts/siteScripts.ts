import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTags} from '@docusaurus/types';
import {minify_sync} from 'terser';
import {cached} from '../../compiler/cache';
import {getMessage} from '../../compiler/messages';
import type {SiteScripts} from '../../compiler/outputTypes';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {isBuild} from '../isBuild';
import {assetFile, stylesheet, type AssetFile} from './assetFile';
import {bundleScript} from './bundleScript';

export type Scripts = {
  readonly headTags: HtmlTags;
  readonly files: readonly AssetFile[];
  readonly addresses: SiteScripts;
};

type Context = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly settings: SiteSettings;
  readonly locale: Locale;
};

/** Returns the inline head script and the deferred stylesheets. */
export function siteScripts({siteDir, baseUrl, settings, locale}: Context): Scripts {
  const theme = settings.themeConfig;
  const constants = {
    __DARK_MODE__: JSON.stringify(theme.darkMode),
    __LOCALE_REDIRECT__: JSON.stringify(theme.localeRedirect),
  };
  const source = path.join(siteDir, 'src');
  // The script is part of every page. Minifying it again, with Terser, makes it 4 % smaller after Brotli compression.
  const makeHead = (): string => {
    const text = bundleScript(path.join(source, 'client/headScript.ts'), constants);
    return cached(`head ${text}`, () => minify_sync(text).code!);
  };
  // Two forms: one stylesheet with all deferred rules, and one per component, for pages that need its rules at once.
  const allFiles = readdirSync(source, {recursive: true, encoding: 'utf8'}).sort();
  const deferredFiles = allFiles.filter((file) =>
    /(?:^|\.)deferred\.css$/.test(path.basename(file)),
  );
  const pageFiles = allFiles.filter((file) => path.basename(file) === 'page.css');
  const deferred = stylesheet(siteDir, 'deferred', deferredFiles);
  // `page.css` has the rules of a component that only one page shows, so other pages do not load it.
  const componentFiles = [...deferredFiles, ...pageFiles];
  const componentStylesheets = componentFiles.flatMap((file) => {
    const folder = /^components[\\/](\w+)[\\/]/.exec(file)?.[1];
    return folder ? [[folder, stylesheet(siteDir, folder, [file])] as const] : [];
  });
  // In development the head script is a file: an inline script would not change until the server is restarted.
  const head = isBuild() ? undefined : assetFile('head', 'js', makeHead);
  // The messages are attributes of the script, because its text is the same in all languages.
  const messages = {
    'data-missing': getMessage(locale, 'build.version.missing'),
    'data-changed': getMessage(locale, 'build.version.changed'),
  };
  const attributes = Object.entries(messages).map(([name, text]) => ` ${name}="${text}"`);
  return {
    headTags: [
      head
        ? {tagName: 'script', attributes: {src: `${baseUrl}${head.path}`, ...messages}}
        : // Excluded from the minifier of HTML, which would take a sixth of the build time for this script.
          `<!-- htmlmin:ignore --><script${attributes.join('')}>${makeHead()}</script><!-- htmlmin:ignore -->`,
      {
        tagName: 'script',
        attributes: {type: 'application/json', 'data-styles': ''},
        innerHTML: JSON.stringify([`${baseUrl}${deferred.path}`]),
      },
      {
        tagName: 'noscript',
        innerHTML: `<link rel="stylesheet" href="${baseUrl}${deferred.path}">`,
      },
    ],
    files: [deferred, ...componentStylesheets.map(([, file]) => file), ...(head ? [head] : [])],
    addresses: {
      deferredStyles: Object.fromEntries(
        componentStylesheets.map(([folder, file]) => [folder, `${baseUrl}${file.path}`]),
      ),
    },
  };
}
