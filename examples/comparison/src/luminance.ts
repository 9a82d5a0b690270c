import { parse } from './parse.js';
import type { ColourInput } from './types.js';

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2 defines it, from 0 to 1. */
export function luminance(input: ColourInput): number {
  const { red, green, blue } = parse(input);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
