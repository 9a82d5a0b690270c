import { round } from './clamp.js';
import { luminance } from './luminance.js';
import type { ColourInput, Level } from './types.js';

const required: Readonly<Record<Level, number>> = { AA: 4.5, AAA: 7 };

/** Contrast of two opaque colours, from 1 to 21. */
export function contrast(first: ColourInput, second: ColourInput): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return round((light + 0.05) / (dark + 0.05), 2);
}

export function isReadable(text: ColourInput, ground: ColourInput, level: Level = 'AA'): boolean {
  return contrast(text, ground) >= required[level];
}
