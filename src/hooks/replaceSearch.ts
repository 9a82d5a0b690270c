/** Delay after the last change of a query: some browsers allow only 100 writes to the address in 30 s. */
export const replaceDelayMs = 300;

/** Replaces the query of the address by that of `url`, without a new history entry. */
export function replaceSearch(url: URL): void {
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // The browser refuses further writes for a while. The next write contains the whole query.
  }
}
