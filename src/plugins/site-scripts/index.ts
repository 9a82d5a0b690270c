import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript, minifySheet} from './bundleScript';
import {compactHovers, readHovers} from '../../compiler/records/hovers';
import {say} from '../../compiler/say';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';

type Options = {readonly settings: SiteSettings};

/** A file of the site's own, below the output folder. */
type OwnFile = {readonly path: string; readonly text: string; readonly type: string};

const types = {js: 'text/javascript', css: 'text/css'} as const;

/**
 * Puts the two small scripts into every page: the head script inline, the shell's controls as a file. What the shell
 * loads later lies beside it.
 */
export default function siteScripts(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, outDir, i18n} = context;
  const theme = settings.themeConfig;
  const constants = {
    __DARK_MODE__: JSON.stringify(theme.darkMode),
    __LOCALE_REDIRECT__: JSON.stringify(theme.localeRedirect),
    __APPEARANCE_ANIMATION__: JSON.stringify(theme.enableAppearanceAnimation),
    __CONTENT_ANIMATION__: JSON.stringify(theme.enableContentAnimation),
    __HIDE_NAVBAR__: JSON.stringify(theme.hideNavbar),
  };
  const named = (name: string, text: string, kind: keyof typeof types = 'js'): OwnFile => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return {path: `assets/${kind}/${name}.${hash}.${kind}`, text, type: types[kind]};
  };
  const headScript = bundleScript(path.join(siteDir, 'src/client/headScript.ts'), constants);
  const data = JSON.stringify(compactHovers(readHovers(siteDir)));
  const hovers = named(
    'hovers',
    bundleScript(path.join(siteDir, 'src/client/hovers.ts'), {__HOVER_DATA__: data}, 'esm'),
  );
  const shell = named(
    'shell',
    bundleScript(path.join(siteDir, 'src/client/shell.ts'), {
      ...constants,
      __HOVERS__: JSON.stringify(`${baseUrl}${hovers.path}`),
      __COPY_PROMPT__: JSON.stringify(say(i18n.currentLocale as Locale, 'build.copyPrompt')),
    }),
  );
  // Styles of the search dialog: the bundler would put them into the sheet that every page loads.
  const sheet = named(
    'search',
    minifySheet(path.join(siteDir, 'src/components/Search/dialog.css')),
    'css',
  );
  const files = [shell, hovers, sheet];

  return {
    name: 'site-scripts',

    getClientModules() {
      return [path.join(siteDir, 'src/client/route.ts')];
    },

    getPathsToWatch() {
      return ['src/client/**/*.ts', 'src/lib/**/*.ts', 'src/components/Search/dialog.css'];
    },

    contentLoaded({actions}) {
      actions.setGlobalData({searchSheet: `${baseUrl}${sheet.path}`});
    },

    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'script', attributes: {}, innerHTML: headScript},
          {tagName: 'script', attributes: {src: `${baseUrl}${shell.path}`, defer: true}},
        ],
      };
    },

    configureWebpack(_config, isServer) {
      const resolve = {
        alias: {
          'medium-zoom$': path.join(siteDir, 'src/client/zoom.ts'),
          nprogress$: path.join(siteDir, 'src/client/progress.ts'),
        },
      };
      const module = {
        rules: [
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
            use: [path.join(siteDir, 'src/plugins/site-scripts/withoutStyle.cjs')],
          },
        ],
      };
      if (isServer || process.env.NODE_ENV === 'production') return {resolve, module};
      type Server = {app?: {get(url: string, run: (req: unknown, res: Response) => void): void}};
      type Response = {setHeader(name: string, value: string): void; end(body: string): void};
      return {
        resolve,
        module,
        devServer: {
          setupMiddlewares(middlewares: unknown, server: Server) {
            for (const file of files) {
              server.app?.get(`${baseUrl}${file.path}`, (_request, response) => {
                response.setHeader('content-type', `${file.type}; charset=utf-8`);
                response.end(file.text);
              });
            }
            return middlewares;
          },
        },
      } as never;
    },

    async postBuild() {
      for (const file of files) {
        const target = path.join(outDir, file.path);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, file.text);
      }
    },
  };
}
