import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {root} from '../../support/paths';
import type {SiteData} from './edge';
import {patternsOf} from './patterns';

type Files = Readonly<Record<string, string>>;

const note = 'Written from the delivery table (src/site/delivery.ts) by `npm run deploy:rules`.';

/** Bundles `edge.ts` with the data of a site and with `entry`, the code that requests files from a certain host. */
function edgeModule(site: Site, entry: string): string {
  const {routes, pages, mirrors, files} = site;
  const lists = {routes: [...routes], pages: [...pages], mirrors: [...mirrors], files: [...files]};
  const data: SiteData = {...site, ...lists};
  const {outputFiles} = buildSync({
    stdin: {contents: entry, loader: 'js', resolveDir: join(root, 'tools/deploy/rules')},
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {__SITE__: JSON.stringify(data), __BASE__: JSON.stringify(site.base)},
    banner: {js: `// ${note}`},
  });
  return outputFiles[0]!.text;
}

/** Returns `_headers` and `_redirects`, which Netlify and Cloudflare use when the edge code does not run. */
function fallbackFiles(site: Site): Files {
  const {root: base, moved} = patternsOf(site);
  const headers = Object.entries(site.headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const redirects = moved.map(
    ([from, to, id]) => `${encodeURI(base + from)} ${to}${id} ${delivery.redirectStatus}\n`,
  );
  return {
    'site/_headers': `# ${note}\n/*\n${headers.join('')}`,
    'site/_redirects': `# ${note}\n${redirects.join('')}`,
  };
}

export function netlify(site: Site): Files {
  return {
    'netlify.toml': `# ${note}
# Copy the build to site${site.base} and deploy this folder: the edge function answers all requests with these files.
[build]
  publish = "site"
[build.processing]
  skip_processing = true
`,
    ...fallbackFiles(site),
    'netlify/edge-functions/site.js': edgeModule(
      site,
      `import {respond} from './edge';
      export default (request, context) => respond(request, (file, init) =>
        context.next(new Request(new URL(__BASE__ + file, request.url), init)));
      export const config = {path: '/*'};`,
    ),
  };
}

/** Returns the files for Cloudflare Pages. Uses one worker, because functions are not called for paths with `//`. */
export function cloudflare(site: Site): Files {
  return {
    'wrangler.toml': `# ${note}
# Copy the build to site${site.base} and deploy this folder: the worker answers all requests with these files.
# To try it here: npx wrangler pages dev
name = "docs"
pages_build_output_dir = "site"
compatibility_date = "2025-01-01"
`,
    ...fallbackFiles(site),
    'site/_worker.js': edgeModule(
      site,
      // Removes `index.html` and `.html`, because `ASSETS` serves documents only at addresses without them.
      `import {respond} from './edge';
      export default {fetch: (request, env) => respond(request, (file, init) => {
        const address = file.replace(/(^|\\/)index\\.html$/, '$1').replace(/\\.html$/, '');
        return env.ASSETS.fetch(new Request(new URL(__BASE__ + address, request.url), init));
      })};`,
    ),
  };
}

/** Returns the files for Vercel. The middleware names a file, which Vercel sends. Vercel picks the 404 document. */
export function vercel(site: Site): Files {
  const headers = Object.entries(site.headers).map(([key, value]) => ({key, value}));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: 'public',
    cleanUrls: false,
    headers: [{source: '/(.*)', headers}],
  };
  return {
    'vercel.json': `${JSON.stringify(config, null, 2)}\n`,
    'middleware.js': edgeModule(
      site,
      `// Copy the build to public${site.base} and deploy this folder. This code names the file: Vercel sends it with
      // these headers. A rewrite cannot have the status 404, so a missing page is rewritten to a missing file.
      import {respond} from './edge';
      export default async (request) => {
        const response = await respond(request, (file) => {
          const to = new URL(__BASE__ + file, request.url);
          return new Response(null, {headers: {'x-middleware-rewrite': to.href}});
        });
        if (response.status !== 404) return response;
        response.headers.delete('content-type');
        response.headers.set('x-middleware-rewrite', new URL('/.missing', request.url).href);
        return new Response(null, {headers: response.headers});
      };`,
    ),
  };
}
