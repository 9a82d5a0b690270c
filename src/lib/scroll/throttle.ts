/** Returns a function that calls `run` at most once per interval, and after the last call. Times in ms. */
export function throttle(
  run: () => void,
  intervalMs: number,
  schedule: (task: () => void, delayMs: number) => unknown = (task, delay) =>
    setTimeout(task, delay),
  now: () => number = () => performance.now(),
): () => void {
  let last = -Infinity;
  let waiting = false;
  return () => {
    if (waiting) return;
    const wait = last + intervalMs - now();
    if (wait <= 0) {
      last = now();
      run();
      return;
    }
    waiting = true;
    schedule(() => {
      waiting = false;
      last = now();
      run();
    }, wait);
  };
}
