/** Fetches the HTML of a page together with its chunks, so that its article is there when React renders the page. */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** The articles of a fetched page by their ids, or the promise of them. */
type Articles = ReadonlyMap<string, string>;
type Page = {readonly loading: Promise<Articles>; readonly articles?: Articles};
type Route = {
  readonly path?: unknown;
  readonly exact?: boolean | undefined;
  readonly component?: unknown;
  readonly routes?: unknown;
};

const pages = new Map<string, Page>();
const maxPages = 30;
const key = (path: string): string => path.replace(/\/$/, '') || '/';
let hasStarted = false;

function fetchPage(path: string): Promise<Articles> | undefined {
  const at = key(path);
  // The document has the first page.
  if (!hasStarted) return undefined;
  const found = pages.get(at);
  if (found) return found.loading;
  const loading = fetch(path, {headers: {accept: 'text/html'}}).then(async (response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return articlesOf(await response.text());
  });
  pages.set(at, {loading});
  loading.then(
    (articles) => pages.set(at, {loading, articles}),
    () => pages.delete(at),
  );
  if (pages.size > maxPages) pages.delete(pages.keys().next().value!);
  return loading;
}

function articlesOf(html: string): Articles {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = [...page.querySelectorAll<HTMLElement>('[data-article]')];
  return new Map(found.map((article) => [article.dataset.article!, article.innerHTML]));
}

/**
 * Returns the HTML of an article on a fetched page; undefined if the page was not fetched or lacks it. React creates the
 * page of the document anew if an extension or a translator changed its frame: then the document still has the article.
 */
export function articleHtml(path: string, id: string): string | undefined {
  if (!hasStarted) return document.querySelector(`[data-article="${CSS.escape(id)}"]`)?.innerHTML;
  const page = pages.get(key(path)) ?? pages.get(key(decoded(path)));
  return page?.articles?.get(id);
}

/** Returns a path without escapes, as routes are written. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export const isPage = (path: string): boolean =>
  matchRoutes(routes as never, decoded(path)).some(({route}) => route.exact);

type Docusaurus = Readonly<Record<'prefetch' | 'preload', (path: string) => unknown>>;
const docusaurus = (): Docusaurus => (window as never as {docusaurus: Docusaurus}).docusaurus;

export const prefetch = (path: string): void => void docusaurus().prefetch(path);
export const preload = (path: string): void => void docusaurus().preload(path);

/** Makes Docusaurus wait for the HTML of a page where it waits for its chunks. */
export function decorate(list: readonly Route[]): void {
  for (const {path, component, routes: children} of list) {
    const own = component as {preload?: () => Promise<unknown>} | undefined;
    if (Array.isArray(children)) decorate(children as readonly Route[]);
    else if (typeof path === 'string' && path !== '*' && own?.preload) {
      const load = own.preload.bind(own);
      own.preload = () => Promise.all([load(), fetchPage(path)]);
    }
  }
}

export function pageIsShown(): void {
  hasStarted = true;
}

/** Loads the document of a page whose article could not be fetched, unless it is the document that was loaded. */
export function loadDocument(): void {
  if (hasStarted) window.location.reload();
}
