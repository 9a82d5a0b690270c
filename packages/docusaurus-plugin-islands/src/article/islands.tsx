import {Component, createElement, startTransition, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';
import {BrowserContextProvider} from '../internals.ts';
import type {IslandComponent, IslandModule, Registry} from '../islandTypes.ts';
import {decodeProps} from '../props.ts';
import {serverHtml} from '../serverHtml.ts';
import Slot from '../Slot.tsx';
import {takeTypedText} from '../typedText.ts';
import {Mode, provide, type Values} from '../contexts.cjs';
import themeIslands from './themeIslands.ts';

const selector = 'site-island';
const interactions = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforematch'];

declare global {
  interface Window {
    /** Button of an island that was clicked before scripts were loaded. */
    islandsPressed?: HTMLElement | undefined;
  }
}

type BoundaryProps = {
  readonly onLive: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
};

class ErrorBoundary extends Component<BoundaryProps> {
  override state = {hasFailed: false};
  static getDerivedStateFromError() {
    return {hasFailed: true};
  }
  override componentDidMount() {
    this.props.onLive();
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

type Live = {readonly root: Root; readonly render: () => void};

export type ArticleIslands = {
  readonly update: (values: Values) => void;
  readonly stop: () => void;
};

/** Starts the islands of an article. Their first render has the contexts that the server had. */
export function startArticle(
  article: HTMLElement,
  own: Registry,
  firstValues: Values,
): ArticleIslands {
  const registry: Registry = {...themeIslands, ...own};
  const roots = new Map<Element, Live | undefined>();
  let values = firstValues;

  function waitingAround(target: EventTarget | null): readonly HTMLElement[] {
    const found: HTMLElement[] = [];
    let element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    while (element && article.contains(element)) {
      if (!roots.has(element)) found.unshift(element);
      element = element.parentElement?.closest<HTMLElement>(selector) ?? null;
    }
    return found;
  }

  function hydrate(element: HTMLElement): void {
    if (roots.has(element) || !element.isConnected) return;
    const {island: id = '', props = '{}', id: identifierPrefix = ''} = element.dataset;
    const [module = '', name = 'default'] = id.split('#');
    const Own = (registry[module]!() as IslandModule)[name] as IslandComponent;
    const server = serverHtml(element);
    const restoreTypedText = takeTypedText(element);
    let isLive = false;
    const live = (): void => {
      isLive = true;
      element.dataset.live = '';
      if (values !== firstValues) render();
    };
    const fail = (error: unknown): void => {
      console.error(`The island ${id} failed. The server's HTML is shown instead.`, error);
      // React cannot unmount a root while it renders it.
      queueMicrotask(() => {
        roots.get(element)?.root.unmount();
        roots.set(element, undefined);
        server.restore();
      });
    };
    const decoded = decodeProps(props, (index) => (
      <Slot key={`slot${index}`} nodes={server.slot(index)} onAttach={scan} />
    ));
    // React would report, and not repair, attributes that differ from those of the server in the first render.
    const tree = (): ReactNode => (
      <ErrorBoundary onLive={live} onFailed={fail}>
        {provide(
          isLive ? values : firstValues,
          <BrowserContextProvider>
            <Mode.Provider value="island">{createElement(Own, decoded)}</Mode.Provider>
          </BrowserContextProvider>,
        )}
      </ErrorBoundary>
    );
    const root = hydrateRoot(element, tree(), {
      identifierPrefix,
      onRecoverableError(error) {
        if (element.isConnected)
          console.error(`The island ${id} rendered different HTML in the browser.`, error);
      },
    });
    const render = (): void => root.render(tree());
    roots.set(element, {root, render: () => isLive && render()});
    restoreTypedText();
  }

  const onInteraction = ({type, target}: Event): void => {
    const waiting = waitingAround(target);
    if (waiting.length > 0) flushSync(() => waiting.forEach(hydrate));
    // A choice of a tab changes the other tabs of its group, also those that were not visible yet.
    if (type === 'click' && target instanceof Element && target.closest('[role="tab"]'))
      article.querySelectorAll<HTMLElement>('[data-island="theme/Tabs"]').forEach(whenIdle);
  };
  const whenIdle = (element: HTMLElement): void => {
    const run = (): void => startTransition(() => hydrate(element));
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      whenIdle(target.closest<HTMLElement>(selector)!);
    }
  });
  function scan(parent: HTMLElement): void {
    for (const element of parent.querySelectorAll<HTMLElement>(`${selector}[data-on]`)) {
      if (roots.has(element)) continue;
      if (element.dataset.on !== 'visible') whenIdle(element);
      else if (element.firstElementChild) seen.observe(element.firstElementChild);
    }
  }

  for (const type of interactions) article.addEventListener(type, onInteraction, true);
  scan(article);
  const pressed = window.islandsPressed;
  if (pressed && article.contains(pressed)) {
    window.islandsPressed = undefined;
    setTimeout(() => pressed.click());
  }
  return {
    update(next) {
      if (next.every(([, value], index) => Object.is(value, values[index]?.[1]))) return;
      values = next;
      for (const island of roots.values()) island?.render();
    },
    stop() {
      window.islandsPressed = undefined;
      seen.disconnect();
      for (const type of interactions) article.removeEventListener(type, onInteraction, true);
      // React cannot unmount a root while it commits another one.
      setTimeout(() => {
        for (const island of roots.values()) island?.root.unmount();
        roots.clear();
      });
    },
  };
}
