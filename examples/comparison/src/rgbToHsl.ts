import type { Hsl, Rgb } from './types.js';

export function rgbToHsl({ red, green, blue, alpha }: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  const lightness = max - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness, alpha };
  const sextant =
    max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return {
    hue: (sextant * 60 + 360) % 360,
    saturation: range / (1 - Math.abs(2 * lightness - 1)),
    lightness,
    alpha,
  };
}
