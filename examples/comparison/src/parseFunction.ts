import { clamp } from './clamp.js';
import { hslToRgb } from './hslToRgb.js';
import type { Rgb } from './types.js';

const pattern = /^(rgb|hsl)a?\(([^)]+)\)$/i;

/** Parses `rgb()` and `hsl()` with commas or spaces. */
export function parseFunction(text: string): Rgb | undefined {
  const [, kind, list] = pattern.exec(text) ?? [];
  if (kind === undefined || list === undefined) return undefined;
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const [first = NaN, second = NaN, third = NaN, alpha = 1] = parts.map((part) =>
    part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number.parseFloat(part),
  );
  if ([first, second, third, alpha].some(Number.isNaN)) return undefined;
  if (kind.toLowerCase() === 'hsl') {
    return hslToRgb({ hue: first, saturation: second, lightness: third, alpha });
  }
  const channel = (value: number, index: number): number =>
    clamp(parts[index]?.endsWith('%') ? value * 255 : value, 0, 255);
  return {
    red: channel(first, 0),
    green: channel(second, 1),
    blue: channel(third, 2),
    alpha: clamp(alpha, 0, 1),
  };
}
