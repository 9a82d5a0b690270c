/** Returns a function that calls `run` at most once per interval; calls during an interval run once at its end. */
export function throttle(run: () => void, intervalMs: number): () => void {
  let last = -Infinity;
  let waiting = false;
  return () => {
    if (waiting) return;
    const wait = last + intervalMs - performance.now();
    if (wait <= 0) {
      last = performance.now();
      run();
      return;
    }
    waiting = true;
    setTimeout(() => {
      waiting = false;
      last = performance.now();
      run();
    }, wait);
  };
}
