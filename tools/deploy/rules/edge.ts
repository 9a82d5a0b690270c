/** Answers requests on a host's edge. Identifiers in here and in its imports appear in the generated modules. */
import {answer, type Site} from '../../serve/answer';

/** `Site` as JSON. */
export type SiteData = Omit<Site, 'routes' | 'pages' | 'mirrors' | 'files'> & {
  readonly routes: readonly string[];
  readonly pages: readonly (readonly [string, Site['missing']['en']])[];
  readonly mirrors: readonly (readonly [string, string])[];
  readonly files: readonly string[];
};

declare const __SITE__: SiteData;

/** Requests a file below the output folder from the host. */
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
  // A 404 document is always sent whole: validators belong to another document.
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
