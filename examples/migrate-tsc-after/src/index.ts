import { hours, minutes } from './units.js';

export interface Duration {
  readonly hours: number;
  readonly minutes: number;
}

/** Splits a number of milliseconds. */
export function duration(ms: number): Duration {
  return {
    hours: Math.floor(ms / hours),
    minutes: Math.floor((ms % hours) / minutes),
  };
}
