import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../../lib/node/bundleScript';
import type {SiteSettings} from '../../site/settings';

type Options = {readonly settings: SiteSettings};

/** Puts the two small scripts into every page: the early one inline, the shell's controls as a file. */
export default function siteScripts(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, outDir} = context;
  const theme = settings.themeConfig;
  const constants = {
    __DARK_MODE__: JSON.stringify(theme.darkMode),
    __LOCALE_REDIRECT__: JSON.stringify(theme.localeRedirect),
    __APPEARANCE_ANIMATION__: JSON.stringify(theme.enableAppearanceAnimation),
    __CONTENT_ANIMATION__: JSON.stringify(theme.enableContentAnimation),
    __HIDE_NAVBAR__: JSON.stringify(theme.hideNavbar),
  };
  const early = bundleScript(path.join(siteDir, 'src/client/early.ts'), constants);
  const shell = bundleScript(path.join(siteDir, 'src/client/shell.ts'), constants);
  const hash = createHash('sha256').update(shell).digest('hex').slice(0, 8);
  const file = `assets/js/shell.${hash}.js`;

  return {
    name: 'site-scripts',

    getClientModules() {
      return [path.join(siteDir, 'src/client/route.ts')];
    },

    getPathsToWatch() {
      return ['src/client/**/*.ts', 'src/lib/**/*.ts'];
    },

    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'script', attributes: {}, innerHTML: early},
          {tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}},
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
      if (isServer || process.env.NODE_ENV === 'production') return {resolve};
      type Server = {app?: {get(url: string, run: (req: unknown, res: Response) => void): void}};
      type Response = {setHeader(name: string, value: string): void; end(body: string): void};
      return {
        resolve,
        devServer: {
          setupMiddlewares(middlewares: unknown, server: Server) {
            server.app?.get(`${baseUrl}${file}`, (_request, response) => {
              response.setHeader('content-type', 'text/javascript; charset=utf-8');
              response.end(shell);
            });
            return middlewares;
          },
        },
      } as never;
    },

    async postBuild() {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await fs.writeFile(target, shell);
    },
  };
}
