import { clamp } from './clamp.js';
import { parse } from './parse.js';
import type { ColourInput, Rgb } from './types.js';

/** Mixes two colours; a weight of 0 returns the first, 1 the second. */
export function mix(first: ColourInput, second: ColourInput, weight = 0.5): Rgb {
  const [from, to] = [parse(first), parse(second)];
  const share = clamp(weight, 0, 1);
  const between = (channel: keyof Rgb): number =>
    from[channel] + (to[channel] - from[channel]) * share;
  return {
    red: between('red'),
    green: between('green'),
    blue: between('blue'),
    alpha: between('alpha'),
  };
}
