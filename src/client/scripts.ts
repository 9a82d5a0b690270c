type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** No later than this after the page was loaded, in ms, however busy the browser is. */
const longestWaitMs = 2000;
/** What React alone does: it enlarges pictures. The search says by its own event that it is reached for. */
const reachable = '.markdown img';

/**
 * Loads the scripts that the document lists as data, once: React takes over a page that works without it. That is when
 * the browser has nothing else to do after loading the page, and at once when a reader reaches for what needs it. Who
 * pays for data or waits for it gets them only then. A script that fails is tried again with the next reason.
 */
export function startScripts(): void {
  /** Those that are on their way or have come. None may run twice. */
  const begun = new Set<string>();

  function load(): void {
    // React takes over the whole document, so it waits for the rest of one that is still coming.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load, {once: true});
      return;
    }
    const list = document.querySelector('script[data-scripts]')?.textContent ?? '[]';
    for (const address of JSON.parse(list) as readonly string[]) {
      if (begun.has(address)) continue;
      begun.add(address);
      const script = document.createElement('script');
      script.src = address;
      // In their order, fetched side by side.
      script.async = false;
      script.onerror = () => begun.delete(address);
      document.head.append(script);
    }
  }

  document.addEventListener('site:search', load);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      if (target instanceof Element && target.matches(reachable)) load();
    });
  }
  addEventListener('load', () => {
    const {connection} = navigator as Navigator & {readonly connection?: Connection};
    // A missing page may be at another address, which the router knows.
    const isMissing = 'notFound' in document.documentElement.dataset;
    if (isMissing) load();
    else if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
    else if ('requestIdleCallback' in window) requestIdleCallback(load, {timeout: longestWaitMs});
    else setTimeout(load);
  });
}
