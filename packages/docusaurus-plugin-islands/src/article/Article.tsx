import {useHistory, useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type {Registry} from '../islandTypes.ts';
import {readAgain, readContexts, type Values} from '../contexts.cjs';
import {startArticle, type ArticleIslands} from './islands.tsx';
import {articleHtml, isPage, loadDocument, prefetch, preload} from './pages.ts';

const subscribe = () => () => undefined;

/** Returns the contexts that the server had. They are the present ones, except for the colour mode of a fetched page. */
const asOnServer = ([context, value]: Values[number]): Values[number] => {
  const isColorMode = typeof value === 'object' && value !== null && 'setColorMode' in value;
  const {colorMode} = siteConfig.themeConfig as {colorMode?: {defaultMode: string}};
  if (!isColorMode || !colorMode) return [context, value];
  return [context, {...value, colorMode: colorMode.defaultMode, colorModeChoice: null}];
};

/** Returns the component of a Markdown module in the browser: it keeps, or takes from a fetched page, what the server rendered. */
export function createArticle(id: string, own: Registry): ComponentType {
  function Article(): ReactNode {
    const isHydrating = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    const {pathname} = useLocation();
    const history = useHistory();
    // The list of contexts stays that of the first render; the values follow.
    const [list] = useState<Values>(readContexts());
    const values = readAgain(list);
    const [first] = useState(() => ({
      html: isHydrating ? '' : articleHtml(pathname, id),
      contexts: isHydrating ? list : list.map(asOnServer),
    }));
    const [markup] = useState({__html: first.html ?? ''});
    const ref = useRef<HTMLDivElement>(null);
    const islands = useRef<ArticleIslands>(undefined);
    useLayoutEffect(() => {
      if (first.html === undefined) {
        loadDocument();
        return undefined;
      }
      const started = startArticle(ref.current!, own, first.contexts);
      islands.current = started;
      return () => started.stop();
    }, [first]);
    useLayoutEffect(() => islands.current?.update(values));
    useEffect(() => {
      const observer = new IntersectionObserver((entries) => {
        for (const {isIntersecting, target} of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const link = target as HTMLAnchorElement;
          if (isPage(link.pathname)) prefetch(link.pathname);
        }
      });
      for (const link of ref.current!.querySelectorAll('a[href^="/"]')) observer.observe(link);
      return () => observer.disconnect();
    }, []);
    return (
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The links in it are what is clicked.
      <div
        data-article={id}
        ref={ref}
        onClick={(event) => {
          const link = linkOf(event);
          if (!link || event.defaultPrevented || isModified(event)) return;
          event.preventDefault();
          history.push(link.pathname + link.search + link.hash);
        }}
        onMouseOver={preloadLink}
        onFocus={preloadLink}
        suppressHydrationWarning
        dangerouslySetInnerHTML={markup}
      />
    );
  }
  return Article;
}

function preloadLink(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) preload(link.pathname);
}

const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Returns the link to another page of the site that an event comes from. */
function linkOf({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  if (link.origin !== window.location.origin || link.getAttribute('href')!.startsWith('#'))
    return undefined;
  return isPage(link.pathname) ? link : undefined;
}
