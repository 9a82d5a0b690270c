/** Fetches the HTML of a page together with its chunks, so that its article is there when React renders the page. */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

type Page = {readonly text?: Promise<string>; readonly html?: string; document?: Document};
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

function fetchPage(path: string): Promise<string> | undefined {
  const at = key(path);
  // The document has the first page.
  if (!hasStarted) return undefined;
  const found = pages.get(at);
  if (found?.html !== undefined) return Promise.resolve(found.html);
  if (found?.text) return found.text;
  const text = fetch(path, {headers: {accept: 'text/html'}}).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  });
  pages.set(at, {text});
  text.then(
    (html) => pages.set(at, {html}),
    () => pages.delete(at),
  );
  if (pages.size > maxPages) pages.delete(pages.keys().next().value!);
  return text;
}

/** Returns the HTML of an article on a fetched page; undefined if the page was not fetched or lacks it. */
export function articleHtml(path: string, id: string): string | undefined {
  const page = pages.get(key(path)) ?? pages.get(key(decodeURI(path)));
  if (page?.html === undefined) return undefined;
  page.document ??= new DOMParser().parseFromString(page.html, 'text/html');
  return page.document.querySelector(`[data-article="${CSS.escape(id)}"]`)?.innerHTML;
}

export const isPage = (path: string): boolean =>
  matchRoutes(routes as never, decodeURI(path)).some(({route}) => route.exact);

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
