import {createElement, startTransition} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';
import {decodeProps} from './props';
import Providers, {type Navigation} from './Providers';
import {serverHtml} from './serverHtml';
import Slot from './Slot';
import {takeTypedText} from './typedText';
import type {IslandComponent, Registry} from './islandTypes';

const selector = 'site-island';
/** Events that hydrate an island, which then handles the same event. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforematch'];

type Options = {
  readonly registry: Registry;
  readonly navigation: Navigation;
};

export type Islands = {
  /** Hydrates the islands around an element at once. */
  readonly hydrate: (element: Element) => void;
  /** Unmounts islands that are no longer in the document, and schedules the hydration of new ones. */
  readonly update: () => void;
  /** Returns the number of hydrated islands. */
  readonly count: () => number;
};

/** Hydrates the islands of the page, each by its strategy: at an interaction, when visible, or when idle. */
export function startIslands({registry, navigation}: Options): Islands {
  const roots = new Map<Element, Root | undefined>();

  /** Returns the islands that contain an element and are not hydrated yet, outermost first. */
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
    const restoreTypedText = takeTypedText(element);

    function live(): void {
      element.dataset.live = '';
    }

    function fail(): void {
      // Waits until React has finished the render that failed, because it cannot unmount the root during a render.
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
          // React also reports an error if the island is removed during hydration.
          if (!element.isConnected) return;
          console.error(`The island ${id} rendered different HTML in the browser.`, error);
        },
        onCaughtError: (error) =>
          console.error(`The island ${id} failed. The server's HTML is shown instead.`, error),
      },
    );
    roots.set(element, root);
    restoreTypedText();
  }

  function hydrateAround(target: EventTarget | null): void {
    const waiting = waitingAround(target);
    if (waiting.length > 0) flushSync(() => waiting.forEach(hydrate));
  }

  /** Hydrates the islands around the target of an event, before the event reaches the target. */
  const onInteraction = ({target}: Event): void => hydrateAround(target);

  // Hydrates one island per idle period, in a transition, which React interrupts for input.
  const whenIdle = (element: HTMLElement): void =>
    void requestIdle(() => startTransition(() => hydrate(element)));

  const seen = createObserver(whenIdle);

  /** Schedules the hydration of all islands in `parent` that do not wait for an interaction. */
  function scan(parent: ParentNode): void {
    for (const element of parent.querySelectorAll<HTMLElement>(`${selector}[data-on]`)) {
      if (roots.has(element)) continue;
      const {on} = element.dataset;
      if (on === 'idle' || !seen) whenIdle(element);
      // Observes the first child, because the island itself has no box (`display: contents`).
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

/** Returns an observer for the first elements of islands. It calls `onSeen` once, when the element is visible. */
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
