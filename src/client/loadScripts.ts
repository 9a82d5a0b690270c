import {isCostly} from './connection';
import {needsReact, startEarlyClicks} from './earlyClicks';
import {search} from './stores/searchStore';
import {trustScripts} from './trustedTypes';

/** Time after which a task runs even if the browser is not idle, in ms. */
const longestWaitMs = 2000;
/** With more idle time than this, in ms, no frame is pending: before a pending frame, less than 17 ms are left. */
const spareMs = 20;

/** Runs a task when the browser is idle and no frame is pending, or after `longestWaitMs`. */
function whenIdle(task: () => void): void {
  if (!('requestIdleCallback' in window)) {
    setTimeout(task);
    return;
  }
  const latest = performance.now() + longestWaitMs;
  const runIfIdle = (deadline: IdleDeadline): void => {
    if (deadline.timeRemaining() > spareMs || performance.now() >= latest) task();
    else requestIdleCallback(runIfIdle, {timeout: latest - performance.now()});
  };
  requestIdleCallback(runIfIdle, {timeout: longestWaitMs});
}

/**
 * Loads the scripts and the deferred stylesheet that the document lists: when the page has loaded and the browser is
 * idle, or at once if a click, typed text or the search needs them. On a slow or metered connection, scripts wait for
 * an interaction. Failed downloads are repeated at the next of these events.
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
          : // With `async: false` scripts run in the order of the list, although they are fetched in parallel.
            Object.assign(document.createElement('script'), {src: trust(address), async: false});
      const {phase} = search.get();
      element.onerror = () => {
        requested.delete(address);
        // Repeats the failed download at once if the user opened the search while it was running.
        if (phase !== 'opening' && search.get().phase === 'opening') loadAll();
      };
      document.head.append(element);
    }
  }

  const loadStyles = (): void => load('styles');
  function loadAll(): void {
    loadStyles();
    // The list of scripts is at the end of the document, so the document must be parsed first.
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
    // A list with `?q=` is hidden until its filter runs, and the 404 page may redirect: both need the scripts now.
    if ('filtering' in dataset || 'notFound' in dataset) loadAll();
  });
  addEventListener('load', () =>
    whenIdle(() => {
      loadStyles();
      // Starts the scripts in a separate task, because starting a download takes 20 ms on a slow phone.
      if (!isCostly(/[23]g/)) setTimeout(loadAll);
    }),
  );
}
