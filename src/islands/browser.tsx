import {createElement, startTransition} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';
import {decodeProps} from './props';
import Providers, {type Navigation} from './Providers';
import {serverHtml} from './serverHtml';
import Slot from './Slot';
import {takeTypedText} from './typedText';
import type {IslandComponent, Registry} from './types';

const selector = 'site-island';
/** The events after which an island is live: a component may handle the very event. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforematch'];

type Options = {
  readonly registry: Registry;
  readonly navigation: Navigation;
};

export type Islands = {
  /** Hydrates the islands around an element now. */
  readonly hydrate: (element: Element) => void;
  /** Unmounts the islands that have left the page and finds the new ones. */
  readonly update: () => void;
  /** How many islands are live. */
  readonly count: () => number;
};

/** Starts the islands of the page: each is hydrated when it is needed. */
export function startIslands({registry, navigation}: Options): Islands {
  const roots = new Map<Element, Root | undefined>();

  /** Returns the islands around a place that are not live, the outermost first. */
  function waitingAround(target: EventTarget | null): HTMLElement[] {
    const found: HTMLElement[] = [];
    let element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    while (element) {
      if (!roots.has(element)) found.unshift(element);
      element = element.parentElement?.closest<HTMLElement>(selector) ?? null;
    }
    return found;
  }

  function hydrate(element: HTMLElement): void {
    if (roots.has(element) || !element.isConnected) return;
    const {island: id = '', props = '{}', id: identifierPrefix = ''} = element.dataset;
    const [module = '', name = 'default'] = id.split('#');
    const Component = registry[module]!()[name] as IslandComponent;
    const server = serverHtml(element);
    const giveTypedText = takeTypedText(element);

    function live(): void {
      element.dataset.live = '';
    }

    function fail(): void {
      // Outside of React's work, in which it was called.
      queueMicrotask(() => {
        roots.get(element)?.unmount();
        roots.set(element, undefined);
        server.restore();
      });
    }

    const own = decodeProps(props, (index) => (
      <Slot key={`slot${index}`} nodes={server.slot(index)} onAttach={scan} />
    ));
    const root = hydrateRoot(
      element,
      <Providers navigation={navigation} onLive={live} onFailed={fail}>
        {createElement(Component, own)}
      </Providers>,
      {
        identifierPrefix,
        onRecoverableError(error) {
          // React also reports a root that leaves the page while it is being hydrated.
          if (!element.isConnected) return;
          console.error(`The island ${id} renders something else than its HTML.`, error);
        },
        onCaughtError: (error) => console.error(`The island ${id} failed. Its HTML stays.`, error),
      },
    );
    roots.set(element, root);
    giveTypedText();
  }

  function hydrateAround(target: EventTarget | null): void {
    const waiting = waitingAround(target);
    if (waiting.length > 0) flushSync(() => waiting.forEach(hydrate));
  }

  /** Hydrates the islands around an event before the event reaches them. */
  const onInteraction = ({target}: Event): void => hydrateAround(target);

  // One per idle period, and without blocking a tap that comes meanwhile.
  const whenIdle = (element: HTMLElement): void =>
    void requestIdle(() => startTransition(() => hydrate(element)));

  const seen = createObserver(whenIdle);

  /** Plans the islands of a part of the page that do not wait for an interaction. */
  function scan(part: ParentNode): void {
    for (const element of part.querySelectorAll<HTMLElement>(`${selector}[data-on]`)) {
      if (roots.has(element)) continue;
      const {on} = element.dataset;
      // Without an observer nobody knows what is seen.
      if (on === 'idle' || !seen) whenIdle(element);
      // The island itself has no box.
      else if (element.firstElementChild) seen.observe(element.firstElementChild);
    }
  }

  for (const type of interactions) window.addEventListener(type, onInteraction, true);
  scan(document);
  return {
    hydrate: hydrateAround,
    update() {
      for (const [element, root] of roots) {
        if (element.isConnected) continue;
        roots.delete(element);
        root?.unmount();
      }
      scan(document);
    },
    count: () => roots.size,
  };
}

/** Returns an observer of the first elements of islands, which calls back once when one is seen. */
function createObserver(onSeen: (island: HTMLElement) => void): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  return new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const island = target.closest<HTMLElement>(selector);
      if (island) onSeen(island);
    }
  });
}

function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}
