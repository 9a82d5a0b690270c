import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTags} from '@docusaurus/types';
import {minify_sync} from 'terser';
import {compactHovers, readHovers} from '../../compiler/records/hovers';
import {kept} from '../../compiler/kept';
import {loadPageData} from '../../compiler/records/data';
import {say} from '../../compiler/say';
import type {SiteScripts} from '../../compiler/types';
import {identity} from '../../site/identity';
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

/** What the dialog says that asks for a version. */
const versionWords = (locale: Locale): Readonly<Record<string, string>> => ({
  title: say(locale, 'build.version.title'),
  note: say(locale, 'build.version.note'),
  choose: say(locale, 'build.version.choose'),
  none: say(locale, 'build.version.none'),
  paste: say(locale, 'build.version.paste'),
  pasteNote: say(locale, 'build.version.pasteNote'),
  unknown: say(locale, 'build.version.unknown', {package: identity.package}),
  package: identity.package,
  found: say(locale, 'build.version.found'),
  newest: say(locale, 'build.version.newest'),
  use: say(locale, 'build.version.use'),
  close: say(locale, 'shortcuts.close'),
});

type Context = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly settings: SiteSettings;
  readonly locale: Locale;
};

/** The two small scripts of every page, and what they load later: the head script inline, the rest as files. */
export function siteScripts({siteDir, baseUrl, settings, locale}: Context): Scripts {
  const theme = settings.themeConfig;
  const constants = {
    __DARK_MODE__: JSON.stringify(theme.darkMode),
    __LOCALE_REDIRECT__: JSON.stringify(theme.localeRedirect),
    __APPEARANCE_ANIMATION__: JSON.stringify(theme.enableAppearanceAnimation),
    __CONTENT_ANIMATION__: JSON.stringify(theme.enableContentAnimation),
    __HIDE_NAVBAR__: JSON.stringify(theme.hideNavbar),
  };
  const source = (file: string): string => path.join(siteDir, 'src', file);
  // It is in every page, so once more by another minifier: 4 % less.
  const makeHead = (): string => {
    const text = bundleScript(source('client/headScript.ts'), constants);
    return kept(`head ${text}`, () => minify_sync(text).code!);
  };
  const hovers = ownFile('hovers', 'js', () => {
    const data = JSON.stringify(compactHovers(readHovers(siteDir)));
    return bundleScript(source('client/hovers.ts'), {__HOVER_DATA__: data}, 'esm');
  });
  const version = ownFile('version', 'js', () => {
    const {history} = loadPageData(siteDir, locale);
    const known = history.releases.map(({version: release}) => release).reverse();
    const data = {
      __RELEASES__: JSON.stringify(known),
      __WORDS__: JSON.stringify(versionWords(locale)),
      __SHEET__: JSON.stringify(minifySheet([source('components/PageActions/version.css')])),
    };
    return bundleScript(source('client/version.ts'), data, 'esm');
  });
  const shell = ownFile('shell', 'js', () =>
    bundleScript(source('client/shell.ts'), {
      ...constants,
      __HOVERS__: JSON.stringify(`${baseUrl}${hovers.path}`),
      __VERSION__: JSON.stringify(`${baseUrl}${version.path}`),
      __COPY_PROMPT__: JSON.stringify(say(locale, 'build.copyPrompt')),
    }),
  );
  // The library marks what is its own by an underscore, and so does the provider what it adds to a hit.
  const worker = ownFile('search', 'js', () =>
    bundleScript(source('client/search/worker.ts'), {}, 'iife', {
      mangleProps: /^_/,
      reserveProps: /^_(?:highlight|snippet)Result$/,
    }),
  );
  // Styles of the search dialog: the bundler would put them into the sheet that every page loads.
  const sheet = ownFile('search', 'css', () =>
    minifySheet([source('components/Search/dialog.css')]),
  );
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
        attributes: {type: 'application/json', 'data-shell': ''},
        innerHTML: JSON.stringify([rare, shell].map((file) => `${baseUrl}${file.path}`)),
      },
      {
        tagName: 'noscript',
        innerHTML: `<link rel="stylesheet" href="${baseUrl}${rare.path}">`,
      },
    ],
    files: [
      ...[shell, hovers, version, worker, sheet, rare, translationSheet(siteDir)],
      ...rareParts.map(([, file]) => file),
      ...(head ? [head] : []),
    ],
    addresses: {
      searchSheet: `${baseUrl}${sheet.path}`,
      searchWorker: `${baseUrl}${worker.path}`,
      rareSheets: Object.fromEntries(
        rareParts.map(([folder, file]) => [folder, `${baseUrl}${file.path}`]),
      ),
    },
  };
}
