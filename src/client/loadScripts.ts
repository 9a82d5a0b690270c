import {isCostly} from './connection';
import {needsReact, startEarlyClicks} from './earlyClicks';
import {search} from './stores/searchStore';
import {trustScripts} from './trustedTypes';

/** Longest time to wait for an idle browser, in ms. */
const longestWaitMs = 2000;
/** Idle time above which no frame is pending, in ms: with one, less than 17 are left. */
const spareMs = 20;

/** Runs a task when the browser is idle and no frame is pending. */
function whenIdle(task: () => void): void {
  if (!('requestIdleCallback' in window)) {
    setTimeout(task);
    return;
  }
  const latest = performance.now() + longestWaitMs;
  const look = (deadline: IdleDeadline): void => {
    if (deadline.timeRemaining() > spareMs || performance.now() >= latest) task();
    else requestIdleCallback(look, {timeout: latest - performance.now()});
  };
  requestIdleCallback(look, {timeout: longestWaitMs});
}

/**
 * Loads the scripts and the deferred stylesheet listed in the document, once: when the browser is idle after
 * the page has loaded, at once when a press needs them, and on a slow or metered connection only after an
 * interaction. A failed download is repeated at the next of these events.
 */
export function startScripts(): void {
  const {dataset} = document.documentElement;
  const trust = trustScripts('boot');
  const requested = new Set<string>();

  function load(kind: 'styles' | 'scripts'): void {
    const list = document.querySelector(`script[data-${kind}]`)?.textContent ?? '[]';
    for (const address of JSON.parse(list) as readonly string[]) {
      if (requested.has(address)) continue;
      requested.add(address);
      const element =
        kind === 'styles'
          ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
          : // Fetched in parallel, run in order.
            Object.assign(document.createElement('script'), {src: trust(address), async: false});
      const {phase} = search.get();
      element.onerror = () => {
        requested.delete(address);
        // The search was opened meanwhile.
        if (phase !== 'opening' && search.get().phase === 'opening') loadAll();
      };
      document.head.append(element);
    }
  }

  const loadStyles = (): void => load('styles');
  function loadAll(): void {
    loadStyles();
    // The list of scripts is at the end of the document.
    if (document.readyState !== 'loading') load('scripts');
    else document.addEventListener('DOMContentLoaded', () => load('scripts'), {once: true});
  }

  startEarlyClicks(loadAll);
  addEventListener(
    'pointerdown',
    ({target}) => {
      if (needsReact(target)) loadAll();
      else whenIdle(loadAll);
    },
    true,
  );
  addEventListener('input', loadAll, true);
  for (const type of ['keydown', 'wheel', 'touchmove']) {
    addEventListener(type, () => whenIdle(loadAll), {capture: true, passive: true, once: true});
  }
  search.subscribe(() => {
    const {phase} = search.get();
    if (phase === 'near' || phase === 'opening') loadAll();
  });

  document.addEventListener('DOMContentLoaded', () => {
    // A hidden list needs its filter; a missing page may be at another address.
    if ('filtering' in dataset || 'notFound' in dataset) loadAll();
  });
  addEventListener('load', () =>
    whenIdle(() => {
      loadStyles();
      // In a task of its own, as starting a download takes 20 ms on a slow phone.
      if (!isCostly(/[23]g/)) setTimeout(loadAll);
    }),
  );
}
