import { round } from './clamp.js';
import { parse } from './parse.js';
import { rgbToHsl } from './rgbToHsl.js';
import type { ColourInput } from './types.js';

/** Returns `#rrggbb`, or `#rrggbbaa` for a transparent colour. */
export function toHex(input: ColourInput): string {
  const { red, green, blue, alpha } = parse(input);
  const channels = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])];
  return `#${channels.map((value) => round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns `hsl(hue saturation lightness)` with whole numbers. */
export function toHslText(input: ColourInput): string {
  const { hue, saturation, lightness } = rgbToHsl(parse(input));
  return `hsl(${round(hue)} ${round(saturation * 100)}% ${round(lightness * 100)}%)`;
}
