import * as limits from '../../site/limits';

/** How far the bar stands after a step, from 0 to 1: it slows down and never arrives by itself. */
export function nextProgress(current: number): number {
  const step = limits.progressTrickleRate * (1 - current);
  return Math.min(0.994, Math.max(limits.progressMinimum, current + step));
}
