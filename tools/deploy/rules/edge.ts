/** Answers requests on the edge servers of a host. The bundles are not minified: names in this file appear in them. */
import {answer, type Site} from '../../serve/answer';

/** `Site` for JSON, with arrays instead of maps and sets. */
export type SiteData = Omit<Site, 'routes' | 'pages' | 'mirrors' | 'files'> & {
  readonly routes: readonly string[];
  readonly pages: readonly (readonly [string, Site['missing']['en']])[];
  readonly mirrors: readonly (readonly [string, string])[];
  readonly files: readonly string[];
};

declare const __SITE__: SiteData;

/** A function that requests a file from the host, by its path below the output folder. */
type GetFile = (file: string, init: RequestInit) => Response | Promise<Response>;

const site: Site = {
  ...__SITE__,
  routes: new Set(__SITE__.routes),
  pages: new Map(__SITE__.pages),
  mirrors: new Map(__SITE__.mirrors),
  files: new Set(__SITE__.files),
};

export async function respond(request: Request, getFile: GetFile): Promise<Response> {
  const {method} = request;
  const {pathname, search} = new URL(request.url);
  const accept = request.headers.get('accept') ?? undefined;
  const {status, headers, file} = answer(site, {method, url: pathname + search, accept});
  if (file === undefined) return new Response(null, {status, headers});
  const asked = new Headers(request.headers);
  // Sends the whole 404 document: conditions and ranges in the request headers refer to the file that is missing.
  if (status === 404)
    for (const name of ['if-none-match', 'if-modified-since', 'range']) asked.delete(name);
  const found = await getFile(file, {method, headers: asked});
  const response = new Response(found.body, {
    status: status === 404 ? 404 : found.status,
    headers: found.headers,
  });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
