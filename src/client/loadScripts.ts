import {needsReact, startEarlyAnswers} from './early';
import {search} from './stores/search';
import {trustScripts} from './trusted';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** No later than this after the page was loaded, in ms, however busy the browser is. */
const longestWaitMs = 2000;
/** Idle time above which no frame is pending, in ms: with one, less than 17 are left. */
const spareMs = 20;

/** Runs a task when the browser is idle and has no frame to draw soon. */
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
 * Loads the scripts and the deferred stylesheet that the document lists as data, once: when the browser is idle after the
 * page has loaded, or at once when a press waits for them. On a connection that is slow or costs, only when the user does
 * something. A download that fails is tried again with the next reason.
 */
export function startScripts(): void {
  const {dataset} = document.documentElement;
  const trust = trustScripts('boot');
  /** The addresses that are being loaded or have been. None may run twice. */
  const requested = new Set<string>();

  function load(kind: 'styles' | 'scripts'): void {
    const list = document.querySelector(`script[data-${kind}]`)?.textContent ?? '[]';
    for (const address of JSON.parse(list) as readonly string[]) {
      if (requested.has(address)) continue;
      requested.add(address);
      const element =
        kind === 'styles'
          ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
          : // Fetched side by side, run in their order.
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
    // The list of scripts stands at the end of the document.
    if (document.readyState !== 'loading') load('scripts');
    else document.addEventListener('DOMContentLoaded', () => load('scripts'), {once: true});
  }

  startEarlyAnswers(loadAll);
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
    // A list that waits for its filter, and a missing page that may be at another address.
    if ('filtering' in dataset || 'notFound' in dataset) loadAll();
  });
  addEventListener('load', () => {
    const {connection} = navigator as Navigator & {readonly connection?: Connection};
    const isCostly = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
    whenIdle(isCostly ? loadStyles : loadAll);
  });
}
