import path from 'node:path';
import type {AssetFile} from './assetFile';

type Response = {setHeader(name: string, value: string): void; end(body: string): void};
type Server = {app?: {get(url: string, run: (req: unknown, res: Response) => void): void}};

/** Returns bundler options: a replacement for `medium-zoom`, and a development server that serves the assets. */
export function bundlerConfig(siteDir: string, baseUrl: string, files: readonly AssetFile[]) {
  return {
    resolve: {
      alias: {'medium-zoom$': path.join(siteDir, 'src/components/Zoom/mediumZoom.ts')},
    },
    devServer: {
      // The proxy of `npm run dev` forwards requests by base path, so each language has a web socket below its own.
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
