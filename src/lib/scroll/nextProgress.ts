import * as limits from '../../site/limits';

/** Returns the progress after a step, from 0 to 1: steps get smaller, and the end is never reached. */
export function nextProgress(current: number): number {
  const step = limits.progressTrickleRate * (1 - current);
  return Math.min(0.994, Math.max(limits.progressMinimum, current + step));
}
