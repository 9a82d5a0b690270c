import path from 'node:path';
import type {OwnFile} from './ownFile';

type Response = {setHeader(name: string, value: string): void; end(body: string): void};
type Server = {app?: {get(url: string, run: (req: unknown, res: Response) => void): void}};

/** A script of a package that ours stands in for, and the development server's way to our files. */
export function bundlerConfig(siteDir: string, baseUrl: string, files: readonly OwnFile[]) {
  return {
    resolve: {
      alias: {'medium-zoom$': path.join(siteDir, 'src/components/Image/mediumZoom.ts')},
    },
    module: {
      rules: [
        {
          test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
          use: [path.join(siteDir, 'src/plugins/site-scripts/mendDocSearch.cjs')],
        },
      ],
    },
    devServer: {
      // Below the base path, so that the languages on one address tell their pages apart.
      webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
      client: {webSocketURL: {pathname: `${baseUrl}ws`}},
      setupMiddlewares(middlewares: unknown, server: Server) {
        for (const file of files) {
          server.app?.get(`${baseUrl}${file.path}`, (_request, response) => {
            response.setHeader('content-type', `${file.type}; charset=utf-8`);
            response.setHeader('cache-control', 'no-store');
            response.end(file.text());
          });
        }
        return middlewares;
      },
    },
  };
}
