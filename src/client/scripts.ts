import {trustScripts} from './trusted';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** No later than this after the page was loaded, in ms, however busy the browser is. */
const longestWaitMs = 2000;
/** What is left of the time until the next frame when there is none, in ms: with one, it is less than 17. */
const spareMs = 20;
/** What the bundle alone does: it enlarges pictures. The search says by its own event that it is reached for. */
const reachable = '.markdown img';
/** What is answered without the shell, and answered sooner when nothing else is fetched and evaluated meanwhile. */
const answered =
  '[popovertarget], [type=submit], [role=tab], [data-theme-toggle], [data-theme-set], [data-search-button]';
/** What the shell alone answers. */
const controls = `button:not(${answered})`;

/** Runs a task when the browser has nothing else to do, and no frame to draw soon. */
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
 * Loads what the document lists as data, once, so that nothing stands before the text or a first tap. First the shell's
 * controls, when the browser has nothing else to do after the page has loaded, or a reader acts; what was pressed before
 * they came is pressed again. Then the bundle, without which a page works: when there is nothing to do again, and at once
 * when a reader reaches for what needs it. Who pays for data or waits for it gets it only then. What fails is tried again
 * with the next reason.
 */
export function startScripts(): void {
  const root = document.documentElement;
  const trust = trustScripts('boot');
  /** Those that are on their way or have come. None may run twice. */
  const begun = new Set<string>();
  let pressed: HTMLElement | undefined;
  /** How many parts of the shell are on their way. */
  let waiting = 0;

  function load(kind: 'shell' | 'scripts'): void {
    const list = document.querySelector(`script[data-${kind}]`)?.textContent ?? '[]';
    for (const address of JSON.parse(list) as readonly string[]) {
      if (begun.has(address)) continue;
      begun.add(address);
      const isSheet = address.endsWith('.css');
      const element = isSheet
        ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
        : // In their order, fetched side by side.
          Object.assign(document.createElement('script'), {src: trust(address), async: false});
      element.onerror = () => begun.delete(address);
      if (kind === 'shell') {
        waiting += 1;
        for (const end of ['load', 'error']) element.addEventListener(end, arrived);
      }
      document.head.append(element);
    }
  }

  function arrived(): void {
    waiting -= 1;
    if (waiting > 0 || !('shell' in root.dataset)) return;
    pressed?.click();
    pressed = undefined;
  }

  const loadShell = (): void => load('shell');
  function loadAll(): void {
    loadShell();
    // It looks at what is there.
    if (document.readyState !== 'loading') load('scripts');
    else document.addEventListener('DOMContentLoaded', () => load('scripts'));
  }

  for (const type of ['keydown', 'input']) addEventListener(type, loadShell, true);
  addEventListener(
    'pointerdown',
    ({target}) => {
      if (target instanceof Element && target.closest(answered)) whenIdle(loadShell);
      else loadShell();
    },
    true,
  );
  addEventListener(
    'click',
    ({target}) => {
      if ('shell' in root.dataset || !(target instanceof Element)) return;
      pressed = target.closest<HTMLElement>(controls) ?? undefined;
      // The shell would ask where on the page the reader is; this is what the address knows.
      const language = target.closest<HTMLAnchorElement>('a[data-language]');
      if (language) {
        language.search = location.search;
        language.hash = location.hash;
      }
    },
    true,
  );

  document.addEventListener('site:search', loadAll);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      if (target instanceof Element && target.matches(reachable)) loadAll();
    });
  }
  document.addEventListener('DOMContentLoaded', () => {
    // A list that waits for its filter.
    if ('filtering' in root.dataset) loadShell();
    // A missing page may be at another address, which the router knows.
    if ('notFound' in root.dataset) loadAll();
  });
  addEventListener('load', () => {
    const {connection} = navigator as Navigator & {readonly connection?: Connection};
    const isCostly = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
    whenIdle(() => {
      loadShell();
      if (!isCostly) whenIdle(loadAll);
    });
  });
}
