import path from 'node:path';
import {buildSync} from 'esbuild';
import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';
import {root} from '../../support/paths';
import type {SiteData} from './edge';
import {patternsOf} from './patterns';

const note = 'Written from the delivery table (src/site/delivery.ts) by `npm run deploy:rules`.';

/** As JSON has it. */
function siteData(site: Site): SiteData {
  const lists = (['routes', 'pages', 'mirrors', 'files'] as const).map((name) => [
    name,
    [...site[name]],
  ]);
  return {...site, ...Object.fromEntries(lists)} as SiteData;
}

/** The rules with a host's own way to its files, as one module. */
function edgeModule(site: Site, entry: string): string {
  const {outputFiles} = buildSync({
    stdin: {contents: entry, loader: 'js', resolveDir: path.join(root, 'tools/deploy/rules')},
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {__SITE__: JSON.stringify(siteData(site))},
    banner: {js: `// ${note}`},
  });
  return outputFiles[0]!.text;
}

/** `_headers`, which Netlify and Cloudflare share: what is said should the function not run. */
function headersFile({headers}: Site): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `# ${note}\n/*\n${lines.join('')}`;
}

/** `_redirects`, which they share as well: the old addresses, should the function not run. */
function redirectsFile(site: Site): string {
  const {root: base, moved} = patternsOf(site);
  const lines = moved.map(
    ([from, to, id]) => `${encodeURI(base + from)} ${to}${id} ${delivery.redirectStatus}\n`,
  );
  return `# ${note}\n${lines.join('')}`;
}

/** Netlify: the build in `site/`, below the base path. */
export function netlify(site: Site): Readonly<Record<string, string>> {
  return {
    'netlify.toml': `# ${note}
# Copy the build to site${site.base} and deploy this folder: the edge function answers by the rules, from those files.
[build]
  publish = "site"
[build.processing]
  skip_processing = true
`,
    'site/_headers': headersFile(site),
    'site/_redirects': redirectsFile(site),
    'netlify/edge-functions/site.js': edgeModule(
      site,
      `import {respond} from './edge';
      export default (request, context) => respond(request, (file, init) =>
        context.next(new Request(new URL(${JSON.stringify(site.base)} + file, request.url), init)));
      export const config = {path: '/*'};`,
    ),
  };
}

/** Cloudflare Pages: the build in \`site/\`, below the base path. */
export function cloudflare(site: Site): Readonly<Record<string, string>> {
  return {
    'wrangler.toml': `# ${note}
# Copy the build to site${site.base} and deploy this folder: the worker answers by the rules, from those files.
# To try it here: npx wrangler pages dev
name = "docs"
pages_build_output_dir = "site"
compatibility_date = "2025-01-01"
`,
    'site/_headers': headersFile(site),
    'site/_redirects': redirectsFile(site),
    // Not a function for every path: that one is not asked about addresses with two slashes in a row.
    'site/_worker.js': edgeModule(
      site,
      // Its files answer to their clean addresses alone.
      `import {respond} from './edge';
      export default {fetch: (request, env) => respond(request, (file, init) => {
        const address = file.replace(/(^|\\/)index\\.html$/, '$1').replace(/\\.html$/, '');
        return env.ASSETS.fetch(new Request(new URL(${JSON.stringify(site.base)} + address, request.url), init));
      })};`,
    ),
  };
}

/** Vercel: the build in `public/`, below the base path. */
export function vercel(site: Site): Readonly<Record<string, string>> {
  const headers = Object.entries(site.headers).map(([key, value]) => ({key, value}));
  return {
    // JSON has no comments: what is to do stands in the middleware.
    'vercel.json': `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        framework: null,
        buildCommand: null,
        outputDirectory: 'public',
        cleanUrls: false,
        headers: [{source: '/(.*)', headers}],
      },
      null,
      2,
    )}\n`,
    'middleware.js': edgeModule(
      site,
      `// Copy the build to public${site.base} and deploy this folder. The file is named to the host, which sends it with
      // these headers. A rewritten answer cannot be a 404, so what is missing leads to no file.
      import {respond} from './edge';
      export default async (request) => {
        const response = await respond(request, (file) => {
          const to = new URL(${JSON.stringify(site.base)} + file, request.url);
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
