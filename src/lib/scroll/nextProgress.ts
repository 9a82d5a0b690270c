import * as limits from '../../site/limits';

/** Returns the value of a progress bar after a step: steps get smaller, and the value stays below 1. */
export function nextProgress(current: number): number {
  const step = limits.progressTrickleRate * (1 - current);
  return Math.min(0.994, Math.max(limits.progressMinimum, current + step));
}
